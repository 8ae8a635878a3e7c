import type { LogicalWords } from './words.ts';

/** Spanish. */
export const es: LogicalWords = {
  report: {
    ANALOGY: {
      low: 'Resolvió menos analogías de las que nuestro modelo espera de una persona promedio.',
      average: 'Resolvió más o menos tantas analogías como nuestro modelo espera de una persona promedio.',
      high: 'Resolvió más analogías de las que nuestro modelo espera de una persona promedio.',
    },
    SEQUENCE: {
      low: 'Continuó menos series de números y figuras de las que nuestro modelo espera de una persona promedio.',
      average: 'Continuó más o menos tantas series de números y figuras como nuestro modelo espera de una persona promedio.',
      high: 'Continuó más series de números y figuras de las que nuestro modelo espera de una persona promedio.',
    },
    TOTAL: {
      low: 'Quizá necesite más tiempo, ejemplos o explicaciones ante material nuevo que sigue una regla. El trabajo conocido no tiene por qué resentirse: allí cuenta más la experiencia.',
      average: 'Probablemente se adentra en material nuevo a un ritmo habitual. Lo que una persona sabe y ha hecho dice más de su trabajo que esta puntuación.',
      high: 'Probablemente ve pronto cómo funciona el material nuevo. Eso no dice nada del cuidado, los conocimientos ni el trabajo con otras personas.',
    },
  },
  doubts: {
    none: 'Ninguna pregunta tiene respuesta, y cada una cuenta como no resuelta. La puntuación no dice nada de lo que esta persona es capaz de hacer.',
    few: 'La mitad de las preguntas o más no tienen respuesta, y esas cuentan como no resueltas. La puntuación dice poco de lo que esta persona es capaz de hacer.',
    guessing: 'No hay más aciertos de los que daría elegir sin mirar. La puntuación no dice nada de lo que esta persona es capaz de hacer: pregunte cómo fue la prueba.',
  },
  verdicts: {
    none: 'Sin respuestas',
    few: 'Muy pocas respuestas para saberlo',
    guessing: 'No más que por azar',
    low: 'Por debajo del centro',
    'perhaps low': 'Por debajo del centro, podría ser azar',
    average: 'Cerca del centro',
    'perhaps high': 'Por encima del centro, podría ser azar',
    high: 'Por encima del centro',
  },
  limits: {
    everybody: [
      'La escala es provisional: procede de un modelo y todavía no se ha comprobado con resultados de personas. «El centro» es lo que espera el modelo, no lo que obtuvieron otras personas.',
      'Mide una clase de razonamiento en un solo día. No mide los conocimientos, la dedicación ni el éxito en el trabajo, y no es un diagnóstico.',
    ],
    managers: [
      'Un resultado por sí solo nunca es motivo para rechazar a nadie. Úselo junto con muestras de trabajo, la experiencia y una entrevista.',
      'La prueba se hace sin supervisión. Si hay mucho en juego, repítala bajo supervisión; un segundo intento es algo más fácil que el primero.',
      'Cualquiera puede borrar su resultado y repetir la prueba a los 30 días, con otras preguntas. El informe indica cuándo no fue el primer intento.',
      'El ruido, una pantalla pequeña, una enfermedad o unas instrucciones en un segundo idioma bajan la puntuación y no dejan rastro en ella.',
      'La prueba es corta, así que los intervalos de confianza son amplios. Lea como iguales dos puntuaciones cuyos intervalos se solapan en gran parte.',
      'El mismo número de aciertos puede dar puntuaciones distintas: una pregunta difícil que se resolvió sin haber resuelto otras fáciles puede haberse acertado por azar, y una sin respuesta cuenta como no resuelta.',
    ],
    earlier: 'Este resultado es de una versión anterior de las preguntas. Algunas podían leerse de dos maneras, y las últimas no eran igual de difíciles para todos. Conserva la puntuación que recibió; no la compare con precisión con resultados de versiones posteriores.',
  },
  questions: {
    conditions: {
      about: 'Condiciones',
      question: '¿Dónde y en qué dispositivo hizo la prueba, y le interrumpió algo?',
    },
    answering: {
      about: 'Forma de responder',
      question: '¿Qué hizo cuando una pregunta era difícil: respondió al azar, la dejó o siguió con ella?',
    },
    sections: {
      about: 'Analogías y secuencias',
      question: '¿Cuál de las dos partes le resultó más fácil? ¿Lo conoce también de su trabajo?',
    },
    low: {
      about: 'Aprender',
      question: 'Hábleme de algo complicado que tuvo que aprender. ¿Qué le ayudó a entenderlo?',
    },
    average: {
      about: 'Aprender',
      question: '¿Cuándo fue la última vez que tuvo que adentrarse en algo nuevo, y cómo lo hizo?',
    },
    high: {
      about: 'Explicar',
      question: 'Hábleme de una vez en que vio una solución antes que los demás. ¿Cómo les ayudó a verla?',
    },
  },
  difference: {
    few: 'Muy pocas preguntas tienen respuesta para comparar las dos secciones.',
    same: 'Las dos secciones no se diferencian con claridad: léalas como iguales.',
    analogy: 'Las analogías salieron claramente mejor que las secuencias.',
    sequence: 'Las secuencias salieron claramente mejor que las analogías.',
  },
  effort: {
    untimed: 'Se midió demasiado poco tiempo para decir algo.',
    rapid: {
      names: { analogy: 'Respuestas rápidas, analogías', sequence: 'Respuestas rápidas, secuencias' },
      seen: (percent, seconds) =>
        `El ${percent} de las respuestas llegó en menos de ${seconds} segundos, muy poco para mirar la pregunta. Suelen ser respuestas al azar, y la puntuación puede ser demasiado baja.`,
      fine: 'Hubo tiempo para mirar las preguntas.',
    },
    unreached: {
      names: { analogy: 'Sin respuesta, analogías', sequence: 'Sin respuesta, secuencias' },
      seen: (percent) =>
        `El ${percent} de las preguntas no tiene respuesta y cuenta como fallo. La puntuación dice poco de lo que esta persona podría resolver con más tiempo.`,
      fine: 'Se respondieron suficientes preguntas.',
    },
  },
};
