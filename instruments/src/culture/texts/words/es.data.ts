import type { CultureWords } from './words.ts';

const flatPerson =
  'dio el mismo valor a todas las prácticas, así que las respuestas no dicen qué importa más y qué menos.';

/** Spanish. */
export const es: CultureWords = {
  labels: {
    opposed: 'Opuesto',
    chance: 'Podría ser azar',
    moderate: 'Moderado',
    strong: 'Fuerte',
    none: 'No disponible',
  },
  outcomes: {
    organization: {
      opposed:
        'Lo que esta persona pone primero suele ser lo que menos caracteriza a la organización, y al revés. Hable de las mayores distancias, que se nombran más abajo.',
      chance:
        'Los deseos de esta persona y la cultura que describen los gestores no coinciden con más claridad de la que podrían tener respuestas al azar. No es una señal ni buena ni mala.',
      moderate:
        'Varias de las cosas que esta persona considera importantes también caracterizan a la organización. Las distancias de más abajo muestran dónde termina la coincidencia.',
      strong:
        'La mayor parte de lo que esta persona considera importante también caracteriza a la organización, y la mayor parte de lo demás importa menos a ambas.',
    },
    people: {
      opposed:
        'Lo que una pone primero suele ir en último lugar para la otra. Hable de las mayores distancias, que se nombran más abajo.',
      chance:
        'Sus deseos no coinciden con más claridad de la que podrían tener respuestas al azar. La mayoría de las parejas de personas quedan aquí.',
      moderate:
        'Comparten varias de las cosas que les importan. Las distancias muestran dónde termina la coincidencia.',
      strong:
        'Quieren casi lo mismo de un lugar de trabajo, y a ambas les importa menos casi lo mismo.',
    },
  },
  absences: {
    organization: {
      'other questions':
        'Sin ajuste: esta persona y el perfil de cultura respondieron a versiones distintas de las preguntas, y solo se comparan respuestas a las mismas preguntas. Quienes hagan la prueba a partir de ahora pueden compararse con una nueva prueba de cultura de sus gestores.',
      'first is flat': `Sin ajuste: esta persona ${flatPerson}`,
      'second is flat':
        'Sin ajuste: las respuestas de los gestores dan lo mismo para todas las prácticas, así que nada caracteriza a la organización más que el resto.',
      'too few shared answers': 'Sin ajuste: se respondieron menos de 30 de las 40 prácticas.',
    },
    people: {
      'other questions':
        'Sin comparación: estas dos personas respondieron a versiones distintas de las preguntas, y solo se comparan respuestas a las mismas preguntas.',
      'first is flat': `Sin comparación: la primera persona ${flatPerson}`,
      'second is flat': `Sin comparación: la segunda persona ${flatPerson}`,
      'too few shared answers':
        'Sin comparación: tienen en común menos de 30 de las 40 prácticas respondidas.',
    },
  },
  verdicts: {
    organization: {
      more: 'Le importa a esta persona más de lo que caracteriza a la organización',
      less: 'Le importa a esta persona menos de lo que caracteriza a la organización',
      same: 'Sin diferencia clara',
    },
    people: {
      more: 'Más importante para la primera persona',
      less: 'Más importante para la segunda persona',
      same: 'Sin diferencia clara',
    },
  },
  agreement: {
    one: 'Un gestor ha descrito la cultura. No se sabe si otros la ven igual.',
    shared: (managers) => `${managers} gestores describen la cultura de forma muy parecida.`,
    apart: (managers) =>
      `Aún no es compartida: ${managers} gestores describen la cultura de forma distinta, así que su promedio quizá no responda a la experiencia de nadie. Hable de las diferencias antes de usarlo.`,
  },
  limits: {
    everybody: [
      'Cada categoría se compara con las demás categorías de la misma persona, nunca con otras personas. También quien da importancia a todo tiene categorías por debajo de su propio promedio.',
      'El intervalo de confianza de una categoría muestra hasta qué punto coinciden sus cinco respuestas. Solo se llama alta o baja a una categoría si todo su intervalo queda a un lado.',
      'No hay deseos correctos ni incorrectos, y ningún nivel de una categoría es bueno o malo en sí.',
    ],
    managers: [
      'Lo que una persona considera importante nunca es motivo para rechazarla. Es un tema para la entrevista.',
    ],
    organizations: [
      'Así ven los gestores la organización. Los empleados pueden verla de otra manera, y sus equipos pueden diferir entre sí.',
      'El perfil muestra lo que más caracteriza a la organización, en comparación con sus demás categorías. No es una comparación con otras organizaciones.',
    ],
    people: [
      'Compara el orden de los deseos de dos personas. Nunca dice cuál de ellas encaja mejor o trabaja mejor.',
      'Querer cosas distintas no impide trabajar en común; es algo de lo que hablar.',
    ],
    firstVersion: {
      report:
        'Este resultado se obtuvo con la versión 2026.1 de las preguntas. Algunas han cambiado desde entonces, y «Ritmo y competición» se llama ahora «Competición». Solo se compara con resultados y perfiles de cultura de la misma versión.',
      organization:
        'Este perfil se obtuvo con la versión 2026.1 de las preguntas. Algunas han cambiado desde entonces, y quienes hagan la prueba de cultura a partir de ahora no se comparan con él. Para compararlos, empiece una nueva prueba de cultura.',
    },
  },
  neverAKnockOut: [
    'Un ajuste cultural nunca es motivo para rechazar a una persona. Es un tema para la entrevista.',
    'Compara deseos con la forma en que los gestores ven la organización. No mide la capacidad, y nadie hace bien un trabajo solo por querer lo que otros quieren.',
    'Es incierto: un ajuste de 40 puede ser igualmente 10 o 63. Si los intervalos de dos personas se solapan, la diferencia podría ser azar.',
    'Casi nadie se acerca a 100. Personas simuladas que quieren exactamente lo que es una organización obtienen unos 66, casi siempre entre 43 y 83, porque las respuestas sueltas varían.',
    'Lo que una persona considera importante depende también de la edad, el origen, la familia y los empleos anteriores. Elegir por ello puede dejar fuera a grupos enteros sin que nadie lo quiera.',
    'Una organización de personas que quieren todas lo mismo pierde lo que otras habrían aportado. Quien pide lo que falta puede ser justo la persona que necesita.',
  ],
};
