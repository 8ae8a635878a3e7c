import type { ScaleTexts } from '../../scale-texts.ts';

/** Spanish, for managers. */
export const extraversionTexts: Record<
  'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6',
  Pick<ScaleTexts, 'report' | 'interview'>
> = {
  E1: {
    report: {
      low: 'Guarda una distancia cortés y deja que la confianza crezca poco a poco. Los colegas y clientes nuevos pueden necesitar tiempo para entrar en confianza.',
      average: 'Tiene un trato cordial con la mayoría y cercano con unas pocas personas. Entabla contacto cuando se presenta la ocasión.',
      high: 'Según su descripción, se acerca a la gente con facilidad y enseguida toma confianza. Puede que dedique tiempo de trabajo a las relaciones cuando bastaría una charla corta.',
    },
    interview: {
      below: [
        'La última vez que se incorporó a un equipo, ¿qué hizo para conocer a la gente?',
        'Hábleme de una relación de trabajo que tardó mucho en ser buena.',
      ],
      above: [
        '¿Cuándo le ha costado más hacer lo que hacía falta por llevarse bien con alguien?',
        'Hábleme de una ocasión en la que su trabajo exigía cierta distancia con alguien que le caía bien. ¿Cómo la mantuvo?',
      ],
    },
  },
  E2: {
    report: {
      low: 'Prefiere los grupos pequeños y el tiempo a solas, y trabaja bien sin compañía. Las oficinas abiertas y los grandes eventos le restan energía.',
      average: 'Disfruta de la compañía con medida y también de un lugar de trabajo tranquilo. Es probable que le venga bien una mezcla a lo largo de la semana.',
      high: 'Le gusta estar entre mucha gente, y eso le da energía. Los periodos largos de trabajo a solas pueden resultarle monótonos.',
    },
    interview: {
      below: [
        'Hábleme de un día lleno de gente, como una feria o un taller. ¿Cómo se organizó para que fuera bien?',
        'Describa cómo fue trabajar en un espacio compartido y con mucho movimiento. ¿Qué hacía para poder concentrarse?',
      ],
      above: [
        'Hábleme de una tarea que tuvo que hacer a solas durante mucho tiempo. ¿Cómo lo llevó?',
        '¿Cuándo buscó compañía aunque tocaba trabajar con tranquilidad? ¿Qué hizo para cambiarlo?',
      ],
    },
  },
  E3: {
    report: {
      low: 'Deja la iniciativa a otras personas y las apoya desde un segundo plano. Puede que haya que pedirle su opinión, aunque merezca oírse.',
      average: 'Toma la iniciativa cuando el asunto o la función lo piden y, si no, sigue a otras personas. Interviene en los temas que conoce bien.',
      high: 'Parece que se pone al frente con facilidad y que le gusta marcar el rumbo de un grupo. Puede que decida antes de que hayan hablado las personas más calladas.',
    },
    interview: {
      below: [
        'Hábleme de una ocasión en la que nadie tomaba la iniciativa. ¿Qué hizo usted?',
        '¿Cuándo fue la última vez que no estuvo de acuerdo con el rumbo de un grupo y qué hizo al respecto?',
      ],
      above: [
        'Hábleme de una ocasión en la que siguió la iniciativa de otra persona en contra de su propia opinión.',
        'Piense en una persona callada de un grupo que usted dirigía. ¿Cómo consiguió conocer su punto de vista?',
      ],
    },
  },
  E4: {
    report: {
      low: 'Trabaja sin prisas y puede dedicarse a una sola cosa. Le cansa que le pidan muchas cosas a la vez y con poca antelación.',
      average: 'Mantiene un ritmo constante y puede acelerarlo durante un tiempo. Se maneja tanto en épocas de mucho trabajo como en épocas tranquilas.',
      high: 'Le gusta tener mucho que hacer y muchas cosas en marcha. Puede impacientarse cuando el trabajo avanza despacio, y marcar un ritmo que a otras personas les canse.',
    },
    interview: {
      below: [
        'Hábleme de una época con mucho más trabajo de la cuenta. ¿Cómo consiguió seguir el ritmo?',
        'Describa un día en el que varias personas querían algo de usted a la vez. ¿En qué orden las atendió?',
      ],
      above: [
        'Hábleme de una época en la que usted, o la gente a su alrededor, necesitaba un ritmo más lento. ¿Cómo lo notó?',
        'Hábleme de un proyecto que avanzaba más despacio de lo que usted quería. ¿Qué hizo entretanto?',
      ],
    },
  },
  E5: {
    report: {
      low: 'Prefiere los entornos tranquilos y previsibles. Es probable que le canse un trabajo que vive de la emoción y la sorpresa.',
      average: 'Disfruta de algo de emoción y también está a gusto sin ella. De vez en cuando agradece un cambio de aires.',
      high: 'Busca impresiones fuertes y le atraen los proyectos audaces. La rutina y las normas de seguridad pueden hacérsele estrechas, así que conviene que su motivo esté claro.',
    },
    interview: {
      below: [
        '¿Cuándo fue la última vez que hizo algo en el trabajo sin saber cómo acabaría?',
        'Hábleme de un imprevisto que le desbarató los planes del día. ¿Cómo siguió adelante?',
      ],
      above: [
        'Hábleme de una norma de seguridad o de un límite que le parecía un fastidio. ¿Qué hizo?',
        'Describa una tarea que fue siempre igual durante meses. ¿Cómo mantuvo la atención?',
      ],
    },
  },
  E6: {
    report: {
      low: 'De ánimo sobrio y realista, no se deja llevar con facilidad. Puede que sienta entusiasmo sin que los demás lo vean.',
      average: 'Muchos días tiene un ánimo alegre y otros, más sobrio. Muestra entusiasmo cuando hay ocasión.',
      high: 'Parece que siente a menudo alegría y optimismo, y que los muestra. Puede restar importancia a un problema que otras personas quieren que se tome en serio.',
    },
    interview: {
      below: [
        'Hábleme de algo del trabajo que le entusiasmaba. ¿En qué lo notaba la gente a su alrededor?',
        'Hábleme de un éxito de su equipo. ¿Cómo lo celebraron?',
      ],
      above: [
        'Hábleme de una ocasión en la que otras personas se tomaron un problema más en serio que usted.',
        'Hábleme de una mala noticia que tuvo que comunicar. ¿Cómo la dio?',
      ],
    },
  },
};
