import type { LogicalTexts } from './own-texts.ts';

/** Spanish. */
export const es: LogicalTexts = {
  practice: {
    analogy: [
      'De la primera figura a la segunda, la forma sigue igual y se rellena por completo. Así que el triángulo sigue siendo un triángulo y se rellena por completo.',
      'Cada fila tiene su propia forma, y cada figura tiene una más que la figura de su izquierda. Después de dos estrellas vienen tres.',
      'La tercera figura de cada fila muestra lo que muestran las dos primeras, reunido. No se quita nada ni se añade nada.',
    ],
    sequence: [
      'Cada número es 2 más que el anterior: 10 + 2 = 12.',
      'La flecha gira a la derecha lo mismo cada vez. Después de apuntar hacia abajo, apunta hacia abajo a la izquierda.',
      'Dos series se alternan: 10, 20, 30 y 1, 2, 3. El número siguiente pertenece a la primera, así que es 40.',
    ],
  },
  scores: {
    ANALOGY: {
      name: 'Analogías',
      description: 'Ver cómo se relacionan las figuras y encontrar la que las completa',
      own: {
        low: 'Encontró una parte de las relaciones entre figuras. Las preguntas con varias reglas a la vez son las más difíciles de esta parte.',
        average: 'Encontró muchas de las relaciones entre figuras.',
        high: 'Encontró la mayoría de las relaciones entre figuras, también las más difíciles.',
      },
    },
    SEQUENCE: {
      name: 'Secuencias',
      description: 'Encontrar la regla de una serie de números o figuras y continuarla',
      own: {
        low: 'Encontró una parte de las reglas de las series. Las reglas de varios pasos son las más difíciles de esta parte.',
        average: 'Encontró muchas de las reglas de las series.',
        high: 'Encontró la mayoría de las reglas de las series, también las más difíciles.',
      },
    },
    TOTAL: {
      name: 'Razonamiento lógico',
      description: 'Las dos partes juntas: encontrar reglas en material nuevo',
      own: {
        low: 'Esta vez, las preguntas de este tipo, contra el reloj, no le resultaron fáciles. Con material nuevo, unos ejemplos y algo más de tiempo suelen marcar la diferencia.',
        average: 'Resolvió muchas de las preguntas en el tiempo disponible.',
        high: 'Las preguntas de este tipo le resultaron fáciles: es probable que vea pronto cómo funciona un material nuevo.',
      },
    },
  },
  doubts: {
    none: 'Ninguna pregunta tiene respuesta, y cada una cuenta como no resuelta. El resultado no dice nada de lo que usted es capaz de hacer.',
    few: 'La mitad de las preguntas o más no tienen respuesta, y esas cuentan como no resueltas. El resultado dice poco de lo que usted es capaz de hacer.',
    guessing: 'Esta vez sus respuestas no muestran qué reglas encontró: eligiendo sin mirar se acierta más o menos lo mismo. El ruido, las prisas o unas instrucciones poco claras pueden ser el motivo.',
  },
  verdicts: {
    none: 'Sin respuestas',
    few: 'Muy pocas respuestas para saberlo',
    guessing: 'No es suficiente para saberlo',
    low: 'Difícil esta vez',
    average: 'En la zona media',
    high: 'Salió muy bien',
  },
  norm: {
    name: 'Escala provisional',
    group: 'de un modelo, aún no de resultados de personas',
    source: 'dificultades esperadas según las reglas de las preguntas; se supone que las capacidades siguen una distribución normal',
  },
  limits: [
    'La escala es provisional: procede de un modelo y todavía no se ha comprobado con resultados de personas. «La zona media» es lo que espera el modelo, no lo que obtuvieron otras personas.',
    'Mide una clase de razonamiento en un solo día. No mide los conocimientos, la dedicación ni el éxito en el trabajo, y no es un diagnóstico.',
    'La prueba es corta: otro día su resultado podría ser algo más alto o más bajo.',
    'Un mal día, el ruido o una pantalla pequeña pueden influir más de lo que se piensa. Nada de esto dice lo que usted puede aprender.',
  ],
  earlier: 'Este resultado es de una versión anterior de las preguntas. Se queda como está.',
};
