import type { ManagerWords } from '../../manager-texts.ts';

export const words: ManagerWords = {
  leaning: 'Apunta en esta dirección, pero bien puede estar en el promedio.',
  limits: [
    'Toda puntuación tiene un intervalo de confianza. Lea como iguales dos puntuaciones cuyos intervalos se solapan en gran parte.',
    'Un resultado de personalidad por sí solo nunca es motivo para rechazar a nadie. Úselo para preparar una entrevista, junto con muestras de trabajo y la experiencia.',
    'Quien opta a un puesto suele describirse de forma un poco más favorable. El baremo no lo tiene en cuenta.',
    'Son descripciones que las personas hacen de sí mismas en un solo día. Dicen cómo ve alguien sus propios hábitos, no lo bien que trabaja, lo capaz que es ni cómo está de salud.',
    'Ningún nivel es bueno o malo en sí mismo: lo que ayuda en un trabajo puede estorbar en otro, y la mayoría de los trabajos se hacen bien de más de una manera.',
    'El grupo normativo lo forman personas voluntarias de internet, no quienes optan a un puesto, ni gente de un solo país u oficio.',
  ],
  uncompared:
    'Las ocho tendencias todavía no se comparan con nadie; solo recogen lo que se ha respondido. Son indicios y no prueban nada por sí solas.',
  selection:
    'La faceta O6 (opinión política) no forma parte de una selección, ni aquí del factor O. La faceta N3 (desánimo) cuenta solo dentro del factor N y no se incluye en el informe.',
  lowMood:
    'El desánimo (faceta N3) indica con qué frecuencia dice alguien que le falta el ánimo en días corrientes. No es un diagnóstico, ni motivo para preguntar por la salud ni para decidir nada.',
  notAsked:
    'No se preguntó por la faceta O6 (Liberalismo): la prueba se empezó mientras había una candidatura abierta, y entonces se omiten sus cuatro preguntas. La apertura se compone de las otras cinco facetas.',
  earlier:
    'Este resultado se puntuó antes de la versión 2026.2 de la prueba. Conserva su baremo (el grupo de edad de la persona), sus nombres y su ajuste, y no se puede comparar con resultados más recientes.',
  publishedNames: { N5: 'Falta de moderación', N6: 'Vulnerabilidad', A2: 'Moralidad' },
  norms: {
    tendencies: {
      name: 'Tendencias, valores iniciales',
      group: 'de 18 a 70 años',
      source:
        'Medias y desviaciones típicas de los mismos constructos en el SPI-27 (dominio público), que hace otras preguntas. Provisional hasta que haya respondido a las nuestras un número suficiente de personas.',
    },
    own: {
      fiveFactor: 'Personas propias, mujeres y hombres en conjunto',
      tendencies: 'Personas propias, tendencias',
      source: 'Resultados de esta instalación',
    },
  },
};
