import type { ScaleTexts } from '../../scale-texts.ts';

/** Spanish, for managers. */
export const opennessTexts: Record<
  'O1' | 'O2' | 'O3' | 'O4' | 'O5' | 'O6',
  Pick<ScaleTexts, 'report' | 'interview'>
> = {
  O1: {
    report: {
      low: 'Se atiene a los hechos y a lo que está a la vista de todo el mundo. Las tareas abiertas y sin un ejemplo pueden costarle al principio.',
      average: 'Usa la imaginación cuando una tarea lo pide y, si no, se atiene a los hechos. Las ensoñaciones ni le atraen ni le son ajenas.',
      high: 'Piensa en imágenes y posibilidades y llena con facilidad una hoja en blanco. En un trabajo árido o repetitivo puede divagar.',
    },
    interview: {
      below: [
        'Hábleme de una tarea para la que no había ningún ejemplo en el que basarse. ¿Cómo empezó?',
        '¿Cuándo le mostró una idea ajena otra manera de hacer su trabajo? ¿Qué hizo con ella?',
      ],
      above: [
        'Hábleme de un trabajo que no dejaba nada a la imaginación. ¿Cómo mantuvo la atención?',
        'Hábleme de una idea suya que hubo que convertir en un plan. ¿Cuáles fueron los primeros pasos?',
      ],
    },
  },
  O2: {
    report: {
      low: 'Valora las cosas por su utilidad más que por su aspecto. Puede ver como un lujo el cuidado de la forma y de la presentación.',
      average: 'Aprecia el buen diseño cuando viene al caso, sin empeñarse en él. Cuida la presentación cuando se le dice que cuenta.',
      high: 'Percibe la belleza y la forma, y le importa cómo se ven y cómo suenan las cosas. Puede esmerarse en el diseño donde bastaría algo sencillo.',
    },
    interview: {
      below: [
        '¿Cuándo importó más de lo que esperaba el aspecto de algo que entregó?',
        'Hábleme de algo que tuvo que presentar a clientes o al público. ¿Cómo decidió qué aspecto debía tener?',
      ],
      above: [
        'Hábleme de una ocasión en la que tuvo que dejar sencillo algo que habría querido embellecer.',
        '¿Cuándo se quedó sin margen para un buen diseño por el presupuesto o por el plazo? ¿A qué renunció?',
      ],
    },
  },
  O3: {
    report: {
      low: 'Separa los sentimientos del trabajo y decide según los hechos. El estado de ánimo de un equipo puede pasarle inadvertido hasta que alguien lo expresa.',
      average: 'Sin tendencia marcada: parece que presta a los sentimientos la atención habitual, ni más ni menos. Cuánto cuentan puede depender de la situación.',
      high: 'Percibe pronto y con detalle los sentimientos, propios y ajenos. Las situaciones intensas le dejan huella y puede necesitar tiempo para digerirlas.',
    },
    interview: {
      below: [
        'Hábleme de una tensión en un equipo que notó tarde. ¿Qué señales había?',
        'Describa una decisión en la que importaban los sentimientos de las personas. ¿Cómo llegó a conocerlos?',
      ],
      above: [
        'Hábleme de una situación en el trabajo que le conmovió mucho. ¿Cómo siguió trabajando?',
        'Hábleme de una crítica que tuvo que hacer aunque también para usted era difícil. ¿Cómo se preparó?',
      ],
    },
  },
  O4: {
    report: {
      low: 'Le gusta lo conocido y llega a moverse en ello con mucha seguridad. Es probable que ayude anunciarle pronto los cambios, con su motivo.',
      average: 'Acepta el cambio cuando tiene sentido y le gusta que algunas cosas sigan igual. Ni busca la novedad ni se resiste a ella.',
      high: 'Le gusta la variedad y está entre quienes antes prueban algo nuevo. Puede cambiar lo que funcionaba bastante bien, o cansarse de ello una vez en marcha.',
    },
    interview: {
      below: [
        'Hábleme de un cambio en el trabajo que usted no quería. ¿Qué hizo las primeras semanas?',
        '¿Qué cambio de los últimos años le resultó fácil de aceptar y por qué?',
      ],
      above: [
        '¿Qué rutina ha mantenido durante mucho tiempo y cómo lo ha conseguido?',
        'Hábleme de algo nuevo que probó y luego dejó para volver a lo de antes. ¿Qué fue lo decisivo?',
      ],
    },
  },
  O5: {
    report: {
      low: 'Prefiere los problemas prácticos y las palabras sencillas a la teoría. Le gusta aprender con ejemplos y con la práctica.',
      average: 'Sigue las cuestiones abstractas cuando llevan a algo. Es probable que la teoría por la teoría solo retenga su atención un rato.',
      high: 'Disfruta de las cuestiones abstractas, la teoría y las lecturas exigentes. Puede buscar profundidad donde se quiere una respuesta rápida y sencilla.',
    },
    interview: {
      below: [
        'Hábleme de algo abstracto que tuvo que aprender. ¿Cómo consiguió entenderlo?',
        'Describa un texto largo o difícil que exigía su trabajo. ¿Cómo sacó de él lo que necesitaba?',
      ],
      above: [
        '¿Cuándo fue mejor una respuesta sencilla que una exhaustiva? ¿Cómo lo notó?',
        'Hábleme de una vez en que explicó algo difícil a alguien con prisa. ¿Qué dejó fuera?',
      ],
    },
  },
  O6: {
    report: {
      low: 'Da importancia a la tradición y al orden establecido. Las propuestas de abandonar una costumbre pueden necesitar buenos motivos y algo de tiempo.',
      average: 'Ve valor en la tradición y en cuestionarla. Es probable que sopese cada costumbre por separado.',
      high: 'Cuestiona con facilidad la autoridad y las convenciones. Puede costarle aceptar jerarquías y costumbres cuyo motivo no se explica.',
    },
    interview: {
      below: [
        '¿Cuándo cambió de opinión sobre cómo debía hacerse algo?',
        'Hábleme de una instrucción que cuestionó. ¿Cómo lo hizo?',
      ],
      above: [
        '¿Cuándo ha respetado una costumbre en el trabajo aunque lo habría hecho de otra manera?',
        'Hábleme de una norma de la casa que al principio le pareció extraña. ¿Qué supo después de su motivo?',
      ],
    },
  },
};
