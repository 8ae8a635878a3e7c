import type { JudgementWords } from './texts.ts';

/** Spanish. */
export const es: JudgementWords = {
  stem: '¿Qué respuesta es la más eficaz y cuál la menos eficaz?',
  areas: {
    others: {
      name: 'Trabajo con otras personas',
      description: 'Acuerdos, desacuerdos y ayuda entre personas que trabajan juntas.',
    },
    setbacks: {
      name: 'Contratiempos y errores',
      description: 'Qué hacer cuando algo ha salido mal o no era lo bastante bueno.',
    },
    planning: {
      name: 'Planificación y prioridades',
      description: 'El tiempo, los plazos y qué va primero.',
    },
    integrity: {
      name: 'Integridad',
      description: 'Mantener la franqueza y la equidad cuando otra cosa sería más fácil.',
    },
  },
  own: {
    agreements: {
      chance: {
        title: 'Ha valorado muchas situaciones de otra manera que los autores',
        text: 'En muchas situaciones no ha considerado eficaces las mismas respuestas que las personas que escribieron esta prueba. Puede haber buenas razones para ello: lo que funciona depende también de las personas y del lugar.',
      },
      some: {
        title: 'Sus elecciones coinciden a menudo con las de los autores',
        text: 'En buena parte de las situaciones ha considerado eficaces, o ineficaces, las mismas respuestas que las personas que escribieron esta prueba. En otras ha hecho otra valoración.',
      },
      most: {
        title: 'Sus elecciones coinciden casi siempre con las de los autores',
        text: 'En la mayoría de las situaciones ha considerado eficaces, o ineficaces, las mismas respuestas que las personas que escribieron esta prueba.',
      },
    },
    limits: [
      'Lo que se considera eficaz es el juicio de los autores de esta prueba. Todavía no lo han confirmado ni un grupo de especialistas ni los resultados en el trabajo.',
      'Doce situaciones son pocas. Con otras doce, el resultado podría ser distinto.',
      'Dice lo que a usted le parece que funciona. No dice lo que haría ni lo bien que trabaja.',
      'Una organización que pueda ver su resultado ve un número de puntos con un intervalo y una descripción en palabras. Nunca ve lo que eligió en una situación concreta, y se le indica que no decida nunca solo por este resultado.',
    ],
  },
  managers: {
    agreements: {
      below: {
        verdict: 'Menos que por azar',
        text: 'Todo el intervalo queda por debajo de los 18 puntos que se obtienen de media al elegir sin leer. Tan pocos puntos casi nunca salen por azar: quizá esta persona leyó mal la pregunta, por ejemplo confundiendo la respuesta más eficaz con la menos eficaz. Así que el resultado no dice nada sobre cómo juzga esta persona tales situaciones. Pregúntele cómo entendió la pregunta.',
      },
      chance: {
        verdict: 'Podría ser azar',
        text: 'El intervalo no queda por completo por encima de los 18 puntos que se obtienen de media al elegir sin leer. Así que el resultado no dice nada sobre cómo juzga esta persona tales situaciones.',
      },
      some: {
        verdict: 'Más que por azar',
        text: 'Todo el intervalo queda por encima de los 18 puntos que se obtienen de media al elegir sin leer: esta persona coincide con la clave más veces que por azar. Cuántas más no se sabe con certeza.',
      },
      most: {
        verdict: 'Suele coincidir con la clave',
        text: 'Todo el intervalo está en 30 puntos o más: esta persona coincide con la clave en la mayoría de las situaciones.',
      },
    },
    hasty:
      'La mitad de las situaciones se contestó en menos de 10 segundos cada una. Es demasiado poco para leerlas: no use este resultado.',
    sources: [
      'Puntos: cada una de las 12 situaciones da hasta 4. La respuesta elegida como la más eficaz da 2 puntos si es la primera en la clave y 1 si es la segunda; la elegida como la menos eficaz da 2 puntos si es la última y 1 si es la penúltima. No se resta nada.',
      'Clave: el juicio de los autores, con una razón escrita para cada respuesta. Todavía no la ha confirmado ningún grupo de especialistas ni ningún estudio de resultados en el trabajo.',
      'Intervalo: 95\u00a0%, provisional. Cuenta las 12 situaciones como 18 preguntas con una sola respuesta correcta. Procede de respuestas simuladas y de un supuesto sobre otras situaciones, todavía no de personas reales.',
      'Baremo: aún ninguno. Los puntos se comparan con lo que es posible, no con otras personas.',
    ],
    limits: [
      'No interprete los puntos como una medida de lo bien que alguien trabaja: solo dicen con qué frecuencia coinciden las elecciones con la clave.',
      'No ordene a las personas por sus puntos. Con doce situaciones, la mayoría de los intervalos se solapan y el orden sería cosa del azar.',
      'No espere que alguien actúe como ha elegido. La prueba pregunta qué funciona mejor, y saberlo no es lo mismo que hacerlo.',
      'No saque conclusiones sobre un ámbito concreto. Tres situaciones por ámbito son demasiado pocas para una puntuación.',
      'No descarte nunca a nadie solo por este resultado. Hable mejor con la persona de situaciones de su propio trabajo.',
    ],
  },
};
