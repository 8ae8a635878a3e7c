import type { ScaleTexts } from '../../scale-texts.ts';

/** Spanish, for managers. */
export const conscientiousnessTexts: Record<
  'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6',
  Pick<ScaleTexts, 'report' | 'interview'>
> = {
  C1: {
    report: {
      low: 'Juzga con cautela sus capacidades y pregunta antes de actuar. Antes de un gran paso puede necesitar ánimo y un encargo claro.',
      average: 'Va con confianza en las tareas conocidas y con cuidado en las nuevas. Es probable que pida una segunda opinión cuando hay mucho en juego.',
      high: 'Confía en su capacidad y asume tareas difíciles. Puede pedir ayuda tarde o prometer un poco más de la cuenta.',
    },
    interview: {
      below: [
        'Hábleme de una tarea que al principio le pareció demasiado difícil para usted. ¿Cómo fue?',
        'Describa una decisión que tomó por su cuenta aunque podía haber preguntado. ¿Qué le dio la seguridad suficiente?',
      ],
      above: [
        '¿Cuándo fue la última vez que sobrestimó sus fuerzas? ¿Cómo lo notó y qué hizo?',
        'Hábleme de una tarea demasiado grande para una sola persona. ¿En qué momento contó con otras?',
      ],
    },
  },
  C2: {
    report: {
      low: 'El desorden no le molesta y dedica poco tiempo a ordenar. Puede que otras personas no encuentren lo que necesitan, así que en los espacios compartidos hacen falta acuerdos.',
      average: 'Mantiene el orden donde compensa y tolera el desorden en lo demás. Por lo general sigue los sistemas comunes.',
      high: 'Mantiene las cosas ordenadas, etiquetadas y en su sitio. Puede irritarle el desorden a su alrededor, y puede anteponer el orden a un trabajo más urgente.',
    },
    interview: {
      below: [
        '¿Cómo se ha asegurado de que alguien de su equipo pudiera hacerse cargo de su trabajo con poca antelación?',
        'Hábleme de algo importante que no aparecía cuando hacía falta. ¿Qué ha cambiado usted desde entonces?',
      ],
      above: [
        'Hábleme de una vez en que trabajó con alguien a quien el orden le importaba mucho menos que a usted. ¿Cómo se entendieron?',
        '¿Cuándo fue la última vez que dejó algo desordenado porque otra cosa iba antes?',
      ],
    },
  },
  C3: {
    report: {
      low: 'Parece que toma las normas como orientación y que juzga caso por caso. Puede ser útil acordar de antemano qué compromisos son firmes.',
      average: 'Cumple sus promesas y hace una excepción a una norma cuando hay un buen motivo. Se atiene a lo que se ha acordado con claridad.',
      high: 'Cumple su palabra y sigue las normas, también cuando nadie mira. Puede resultarle difícil que una norma y el sentido común apunten en direcciones distintas.',
    },
    interview: {
      below: [
        'Hábleme de una promesa en el trabajo que no pudo cumplir. ¿Qué hizo?',
        'Hábleme de una norma del trabajo con la que hizo una excepción. ¿Cómo lo decidió y a quién se lo dijo?',
      ],
      above: [
        'Hábleme de una norma que no tenía sentido en un caso concreto. ¿Qué hizo?',
        'Describa una promesa que tuvo que retirar porque las circunstancias habían cambiado. ¿Cómo lo hizo?',
      ],
    },
  },
  C4: {
    report: {
      low: 'Hace lo necesario y mantiene el trabajo en su sitio. Es poco probable que le motiven por sí solas las metas ambiciosas; el sentido del trabajo y la buena compañía quizá sí.',
      average: 'Hace un esfuerzo adicional por las metas que le merecen la pena y, por lo demás, se atiene a lo que se pide. De vez en cuando asume más tareas.',
      high: 'Se pone metas altas y hace el esfuerzo que exigen. Puede esperar lo mismo de todo el mundo, y su descanso puede resentirse.',
    },
    interview: {
      below: [
        '¿Cuándo fue la última vez que hizo más de lo que se esperaba de usted? ¿Por qué le mereció la pena?',
        'Hábleme de una tarea por la que le mereció la pena esforzarse de verdad. ¿Qué tenía de especial?',
      ],
      above: [
        'Hábleme de una vez en que trabajó con colegas que se conformaban con menos que usted. ¿Qué hizo?',
        'Describa una época en la que trabajó muchísimo. ¿Cómo procuró descansar?',
      ],
    },
  },
  C5: {
    report: {
      low: 'Le cuesta empezar tareas aburridas y trabaja a rachas, a menudo bien cuando aprieta el plazo. Ayudan los pasos cortos y revisar pronto cómo va.',
      average: 'Empieza a tiempo la mayoría de las tareas y aplaza unas pocas. Sigue adelante cuando le ayuda el interés o un plazo.',
      high: 'Empieza enseguida y lleva las cosas hasta el final, también las aburridas. Puede seguir con una tarea cuando ya ha perdido su sentido.',
    },
    interview: {
      below: [
        'Hábleme de una tarea que aplazaba una y otra vez. ¿Cómo consiguió terminarla?',
        '¿Cómo organizó la última semana que tuvo sin plazos?',
      ],
      above: [
        'Hábleme de algo que dejó a medias porque era lo acertado.',
        '¿Cuándo fue la última vez que interrumpió una tarea por algo más urgente? ¿Cómo la retomó?',
      ],
    },
  },
  C6: {
    report: {
      low: 'Decide rápido y actúa al momento, lo que ayuda cuando hay poco tiempo. Puede que solo vea las consecuencias después.',
      average: 'Piensa a fondo los pasos importantes y decide rápido los pequeños. Lo que tarda en decidir depende de lo que haya en juego.',
      high: 'Se lo piensa mucho antes de actuar y sopesa las consecuencias. Cuando apremia el tiempo, sus decisiones pueden llegar tarde.',
    },
    interview: {
      below: [
        'Hábleme de una decisión que tomó demasiado rápido. ¿Qué comprobaría hoy?',
        'Piense en el último paso que dio en el trabajo y que no tenía vuelta atrás. ¿Qué miró antes de darlo?',
      ],
      above: [
        'Hábleme de una decisión que tuvo que tomar sin saber lo suficiente.',
        '¿Qué decisiones toma en un minuto y cuáles consulta con la almohada? Ponga, por favor, un ejemplo de cada una.',
      ],
    },
  },
};
