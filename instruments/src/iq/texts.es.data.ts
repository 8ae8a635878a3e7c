import type { IqTexts } from './own-texts.ts';

/** Spanish. */
export const es: IqTexts = {
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
        low: 'Encontró las relaciones más sencillas entre figuras; donde actúan varias reglas a la vez, le resultó más difícil de lo esperado en el centro de la escala.',
        average: 'Encontró las relaciones entre figuras más o menos con la frecuencia esperada en el centro de la escala.',
        high: 'Encontró las relaciones entre figuras más a menudo de lo esperado en el centro de la escala, también donde actúan varias reglas a la vez.',
      },
    },
    SEQUENCE: {
      name: 'Secuencias',
      description: 'Encontrar la regla de una serie de números o figuras y continuarla',
      own: {
        low: 'Encontró las reglas más sencillas de las series; las de varios pasos le resultaron más difíciles de lo esperado en el centro de la escala.',
        average: 'Encontró las reglas de las series más o menos con la frecuencia esperada en el centro de la escala.',
        high: 'Encontró las reglas de las series más a menudo de lo esperado en el centro de la escala, también las de varios pasos.',
      },
    },
    TOTAL: {
      name: 'Razonamiento lógico',
      description: 'Las dos partes juntas: encontrar reglas en material nuevo',
      own: {
        low: 'Esta vez, los ejercicios de este tipo, contra el reloj, no le resultaron fáciles. Con material nuevo, unos ejemplos y algo más de tiempo suelen marcar la diferencia.',
        average: 'Resolvió ejercicios de este tipo más o menos con la frecuencia esperada en el centro de la escala.',
        high: 'Los ejercicios de este tipo le resultaron fáciles: es probable que vea pronto cómo funciona un material nuevo.',
      },
    },
  },
  noAnswers: 'Ninguna pregunta tiene respuesta, y cada una cuenta como no resuelta. La puntuación no dice nada de lo que usted es capaz de hacer.',
  fewAnswers: 'La mitad de las preguntas o más no tienen respuesta, y esas cuentan como no resueltas. La puntuación dice poco de lo que usted es capaz de hacer.',
  norm: {
    name: 'Norma provisional',
    group: 'aún sin personas medidas',
    source: 'dificultades esperadas según las reglas de los ejercicios; se supone que las capacidades siguen una distribución normal',
  },
  limits: [
    'La norma es provisional: todavía no se ha medido a nadie para establecerla. «Promedio» significa lo que espera el modelo, no lo que obtuvieron otras personas.',
    'Los intervalos son anchos, porque la prueba es corta. Dos puntuaciones cuyos intervalos coinciden en gran parte deben leerse como iguales.',
    'Mide una clase de razonamiento en un solo día. No es una medida del conocimiento, de la dedicación ni del éxito en el trabajo, ni un CI clínico.',
    'Un mal día, el ruido o una pantalla pequeña pueden costar más puntos de lo que se piensa. Nada de esto dice lo que usted puede aprender.',
    'Las explicaciones y los ejemplos están traducidos del inglés. Todavía no se ha estudiado si para la puntuación importa en qué idioma se leen; la norma no distingue entre idiomas.',
  ],
};
