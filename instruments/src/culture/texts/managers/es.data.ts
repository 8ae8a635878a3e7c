import type { CategoryCode } from '../../categories.ts';
import type { Emphasis } from '../../emphasis.ts';
import type { CategoryTexts } from '../category-texts.ts';

/** Spanish, for managers. */
export const cultureManagerTexts: Record<
  CategoryCode,
  Pick<CategoryTexts, 'report' | 'organization' | 'questions'>
> = {
  INN: {
    report: {
      low: 'Probar cosas nuevas le importa menos que otros aspectos del trabajo. Es probable que disfrute mejorando lo que existe y que pregunte para qué sirve un cambio antes de sumarse.',
      middle: 'Da a las ideas nuevas más o menos el mismo peso que al resto. Es probable que se sume a un experimento cuando se vea su utilidad.',
      high: 'Busca sobre todo espacio para explorar y probar cosas. Un trabajo en el que todo está decidido desde hace tiempo puede resultarle estrecho, y enseñará pronto una idea sin pulir.',
    },
    organization: {
      low: 'Probar cosas nuevas caracteriza a esta organización menos que otros aspectos. Se mantiene lo que ha dado resultado, lo que ahorra esfuerzo, y una idea nueva necesita paciencia hasta que alguien la acoge.',
      middle: 'Las ideas nuevas tienen aquí su lugar junto a todo lo demás. Que una se pruebe o no depende probablemente del equipo.',
      high: 'Aquí destaca la exploración: se muestran ideas sin pulir, los ensayos son pequeños y frecuentes y se habla de los fracasos. Eso trae oportunidades y también trabajo sin terminar con el que alguien tiene que convivir.',
    },
    questions: {
      more: [
        'Hábleme de algo nuevo que probó en el trabajo. ¿Qué habría necesitado para llegar más lejos?',
        '¿Dónde buscaría algo nuevo en un trabajo que sigue caminos conocidos?',
      ],
      less: [
        'Hábleme de una época en la que los métodos de trabajo a su alrededor cambiaban a menudo. ¿Qué le ayudó y qué no?',
        'Cuando alguien le muestra una idea a medio hacer, ¿qué quiere saber antes de sumarse?',
      ],
    },
  },
  STA: {
    report: {
      low: 'Los procedimientos fijos y los avisos con mucha antelación le importan menos que otras cosas. Es probable que esté a gusto donde mucho queda abierto, y las reglas detalladas pueden cansarle.',
      middle: 'Da a las reglas y a lo previsible más o menos el mismo peso que al resto. Probablemente puede trabajar tanto con un procedimiento como con sus lagunas.',
      high: 'Busca sobre todo procedimientos claros, funciones claras y tiempo para prepararse. Es probable que los cambios repentinos de planes le cuesten más que a otras personas.',
    },
    organization: {
      low: 'Las reglas escritas y los avisos con mucha antelación caracterizan a esta organización menos que otros aspectos. Las personas pueden adaptarse rápido y tienen que averiguar por su cuenta qué se aplica.',
      middle: 'Aquí hay reglas donde hacen falta y, en lo demás, se decide según el caso. Quizá quienes se incorporan tengan que preguntar cuándo se aplica lo uno y cuándo lo otro.',
      high: 'Aquí destacan los procedimientos escritos, las funciones claras y los avisos con tiempo. Las personas saben a qué atenerse, y un caso que no encaja en ninguna regla lleva más tiempo.',
    },
    questions: {
      more: [
        'Hábleme de un plan que cambió con poca antelación. ¿Cómo afectó a su trabajo?',
        '¿Qué acuerdos necesita por escrito para trabajar bien y cuáles no?',
      ],
      less: [
        'Hábleme de una regla del trabajo que le pareció demasiado rígida. ¿Qué hizo al respecto?',
        'Piense en una tarea con un procedimiento fijo. ¿Qué parte querría organizar a su manera?',
      ],
    },
  },
  SUP: {
    report: {
      low: 'Pide menos atención y apoyo personal que otras cosas. Es probable que cuide por su cuenta de su carga y de su aprendizaje, y puede que no diga pronto cuándo es demasiado.',
      middle: 'Da al apoyo a las personas más o menos el mismo peso que al resto. Probablemente aprovechará lo que se ofrezca sin que eso decida dónde quiere trabajar.',
      high: 'Busca sobre todo atención a las personas: carga de trabajo, aprendizaje, vida privada, tiempo con quien dirige. Si quien dirige pregunta pocas veces, puede que lo eche en falta más que otras cosas.',
    },
    organization: {
      low: 'La atención a la carga, al aprendizaje y a la vida privada caracteriza a esta organización menos que otros aspectos. Eso puede gustar a las personas independientes, y puede notarse tarde que alguien lo está pasando mal.',
      middle: 'Aquí se apoya a las personas más o menos tanto como se cuida lo demás. Cuánto apoyo se recibe depende probablemente de quien dirige.',
      high: 'Aquí destaca el cuidado de las personas: quienes dirigen preguntan, el aprendizaje tiene sus días y se planifica contando con la vida privada. Eso exige tiempo y dinero que en otros lugares se dedican a otras cosas.',
    },
    questions: {
      more: [
        'Piense en quienes le han dirigido: ¿qué hicieron que le ayudara más? ¿Cómo notaría que vuelve a necesitarlo?',
        'Cuando hay que pedir apoyo, ¿cómo lo hace usted?',
      ],
      less: [
        'Cuando quien dirige le pregunta a menudo cómo está, ¿hasta qué punto le resulta útil?',
        'Hábleme de una época en la que tenía demasiado que hacer. ¿Cuándo lo supieron los demás?',
      ],
    },
  },
  RES: {
    report: {
      low: 'Los objetivos medidos y los premios por resultados le importan menos que otras cosas. Es probable que vea valor en un trabajo que ninguna cifra muestra, y puede resistirse a que se le juzgue por una.',
      middle: 'Da a los resultados medibles más o menos el mismo peso que al resto. Probablemente aceptará un objetivo y mirará más allá de él.',
      high: 'Busca sobre todo objetivos claros, avances visibles y un premio por ellos. Puede dejar pronto de lado un trabajo cuya utilidad no se concreta.',
    },
    organization: {
      low: 'Los objetivos medidos caracterizan a esta organización menos que otros aspectos. Hay espacio para trabajos que dan fruto tarde o que nunca se reflejan en una cifra, y los avances se ven peor.',
      middle: 'Aquí se fijan y se revisan objetivos, junto a otras muchas cosas que cuentan. No todos los trabajos tienen una cifra.',
      high: 'Aquí destacan los objetivos, las fechas y los premios por resultados. Las personas saben lo que cuenta, y lo que no se puede contar puede salir perdiendo.',
    },
    questions: {
      more: [
        '¿Cómo ha notado que su trabajo iba bien cuando nadie lo medía?',
        'Hay trabajos cuya utilidad solo se ve al cabo de años. ¿Qué le ayuda a seguir en ellos?',
      ],
      less: [
        'Hábleme de un objetivo para el que trabajó. ¿Cómo influyó en su manera de trabajar?',
        '¿Qué parte de su trabajo merece atención aunque ninguna cifra la muestre?',
      ],
    },
  },
  PAC: {
    report: {
      low: 'La rivalidad y la comparación le importan menos que otras cosas. Es probable que juzgue su trabajo por lo que vale en sí y que se retraiga donde sus colegas se miden entre sí.',
      middle: 'Da a la competición más o menos el mismo peso que al resto. Probablemente puede participar en una competición y también prescindir de ella.',
      high: 'Busca sobre todo una competición que valga la pena ganar: comparaciones, clasificaciones, rivales a quienes adelantar. Un trabajo que no se compara con nada puede perder su atractivo.',
    },
    organization: {
      low: 'La rivalidad caracteriza a esta organización menos que otros aspectos. Los equipos se guían por sus propios objetivos, y lo que hace la competencia puede notarse tarde.',
      middle: 'La comparación con otros tiene aquí su lugar junto a lo demás. Algunos equipos siguen de cerca a la competencia y otros miran su propio trabajo.',
      high: 'Aquí destaca la comparación con la competencia y entre colegas. Eso va bien a quienes disfrutan compitiendo, pero da a los colegas un motivo para guardarse cosas.',
    },
    questions: {
      more: [
        'Hábleme de una competición en el trabajo que quería ganar. ¿Qué hizo para ello?',
        'Donde no se comparan los resultados, ¿cómo sabe que lo está haciendo bien?',
      ],
      less: [
        '¿Cómo trabaja entre colegas a quienes les gusta comparar resultados?',
        'Hábleme de una ocasión en la que sus resultados aparecieron en una clasificación junto a los de otras personas. ¿Qué cambió para usted?',
      ],
    },
  },
  DET: {
    report: {
      low: 'La revisión y la precisión le importan menos que otras cosas. Es probable que dé algo por terminado pronto, así que conviene acordar qué debe ser exacto.',
      middle: 'Da al cuidado del detalle más o menos el mismo peso que al resto. Probablemente revisará donde un error saldría caro.',
      high: 'Busca sobre todo cuidado: segundas revisiones, fuentes, causas. Que se le pida entregar un trabajo sin revisar puede hacérsele cuesta arriba.',
    },
    organization: {
      low: 'Las revisiones y las normas de calidad caracterizan a esta organización menos que otros aspectos. El trabajo sale pronto, y una parte vuelve.',
      middle: 'El cuidado del detalle tiene aquí su lugar junto a lo demás. Con cuánta atención se revisa un trabajo depende probablemente de lo que haya en juego.',
      high: 'Aquí destacan las segundas revisiones, las fuentes y las causas. Lo que sale es de fiar, y sale más tarde.',
    },
    questions: {
      more: [
        'Hábleme de un trabajo que tuvo que entregar antes de que estuviera tan bien como quería.',
        '¿De qué revisiones puede prescindir cuando falta tiempo y de cuáles no?',
      ],
      less: [
        'Hábleme de un error suyo que encontró otra persona. ¿Qué cambió usted después?',
        'Cuando una segunda persona revisa su trabajo, ¿qué hace que le resulte útil?',
      ],
    },
  },
  TEA: {
    report: {
      low: 'Compartir el trabajo y el mérito le importa menos que otras cosas. Es probable que valore las tareas propias y la tranquilidad, así que quizá haya que pedirle la información.',
      middle: 'Da al trabajo en equipo más o menos el mismo peso que al resto. Probablemente trabajará a solas o con otras personas según lo pida la tarea.',
      high: 'Busca sobre todo compañía en el trabajo: ayuda sin tener que pedirla, decisiones habladas, éxitos compartidos. Una tarea que hay que hacer a solas durante meses puede pesarle.',
    },
    organization: {
      low: 'Compartir las decisiones y el mérito caracteriza a esta organización menos que otros aspectos. Cada cual puede avanzar con su tarea, y el conocimiento puede quedarse donde está.',
      middle: 'Aquí se trabaja en común donde la tarea lo pide. Algunas decisiones se hablan y otras las toma una sola persona.',
      high: 'Aquí destacan la ayuda, la información abierta y las decisiones en común. No se deja a nadie a solas con un problema, y una decisión espera hasta que se ha oído a todo el mundo.',
    },
    questions: {
      more: [
        'Cuando hace la mayor parte de su trabajo a solas, ¿dónde busca el intercambio con otras personas?',
        'Hábleme de un equipo en el que le gustaba trabajar. ¿Qué hacía allí la gente en el día a día?',
      ],
      less: [
        'Hábleme de una decisión que tomó todo un equipo aunque podría haberla tomado una sola persona. ¿Cómo lo vivió usted?',
        'Cuando trabaja por su cuenta, ¿cómo se enteran los demás de lo que sabe?',
      ],
    },
  },
  INT: {
    report: {
      low: 'Cuando tuvo que elegir, puso la franqueza y el responder de los efectos en los demás por detrás de otras cosas. Es un orden de deseos y no dice nada sobre su honradez.',
      middle: 'Da a la franqueza y a la responsabilidad más o menos el mismo peso que al resto. Probablemente dará ambas por supuestas.',
      high: 'Busca sobre todo personas que respondan de lo que hacen: decisiones a la vista, promesas cumplidas, motivos explicados. Una decisión sin sus motivos puede hacerle perder pronto la confianza.',
    },
    organization: {
      low: 'Decidir a la vista de todo el mundo, dar antes los motivos y cuidar los efectos en los demás caracteriza a esta organización menos que otros aspectos. Eso puede ahorrar tiempo, y puede que la gente se pregunte qué hay detrás de una decisión.',
      middle: 'La franqueza y la responsabilidad tienen aquí su lugar junto a lo demás. De algunas decisiones se dan los motivos y otras hay que aceptarlas como son.',
      high: 'Aquí destaca responder de lo que se hace: las decisiones se pueden leer, los avisos pasan a una oficina externa y las promesas se cumplen aunque tengan un precio. Eso exige dinero y tiempo.',
    },
    questions: {
      more: [
        'No todos los motivos se pueden dar enseguida. Hábleme de una decisión que tuvo que aceptar sin saber por qué.',
        '¿Qué hace cuando una promesa ya no se puede cumplir?',
      ],
      less: [
        'Hábleme de un error suyo en el trabajo. ¿Quién lo supo y cuándo?',
        '¿Cuándo ha tenido que explicar una decisión dura a quienes afectaba? ¿Cómo lo hizo?',
      ],
    },
  },
};

/** What managers read of version 2026.1, where that was otherwise. */
export const firstVersionManagerReports: Partial<
  Record<
    CategoryCode,
    {
      report?: Partial<Record<Emphasis, string>>;
      organization?: Partial<Record<Emphasis, string>>;
      questions?: CategoryTexts['questions'];
    }
  >
> = {
  SUP: {
    report: {
      high: 'Busca sobre todo atención a las personas: carga de trabajo, aprendizaje, vida privada, agradecimiento. Si quien dirige pregunta pocas veces, puede que lo eche en falta más que otras cosas.',
    },
  },
  PAC: {
    report: {
      low: 'La rapidez y la rivalidad le importan menos que otras cosas. Es probable que prefiera tener tiempo para pensar, y puede retraerse donde sus colegas se miden entre sí.',
      middle: 'Da a la rapidez y a la competición más o menos el mismo peso que al resto. Probablemente puede ir deprisa durante un tiempo y volver después a un ritmo más lento.',
      high: 'Busca sobre todo decisiones rápidas y una competición que valga la pena ganar. Es probable que tener que coordinarse durante mucho tiempo ponga a prueba su paciencia.',
    },
    organization: {
      low: 'La rapidez y la rivalidad caracterizan a esta organización menos que otros aspectos. Las decisiones pueden madurar, y una oportunidad que no espera puede pasar de largo.',
      middle: 'Aquí la rapidez cuenta más o menos tanto como lo demás: se va deprisa cuando importa y más despacio en el resto.',
      high: 'Aquí destacan las decisiones rápidas y la comparación con otros. Eso impulsa a quienes disfrutan compitiendo, y deja poco tiempo para pensar las cosas dos veces.',
    },
    questions: {
      more: [
        'Hábleme de una decisión que llevó mucho tiempo y en la que participó. ¿Qué la habría acelerado?',
        '¿En qué emplea su energía mientras espera a los demás?',
      ],
      less: [
        'Hábleme de una ocasión en la que tuvo que decidir más rápido de lo que le habría gustado. ¿Cómo salió?',
        '¿Cómo trabaja entre colegas a quienes les gusta comparar resultados?',
      ],
    },
  },
  INT: {
    report: {
      high: 'Busca sobre todo personas que respondan de lo que hacen: errores contados, promesas cumplidas, motivos explicados. Una decisión sin sus motivos puede hacerle perder pronto la confianza.',
    },
    organization: {
      low: 'Contar los errores, dar los motivos y sopesar los efectos en los demás caracteriza a esta organización menos que otros aspectos. Eso puede ahorrar tiempo y conversaciones incómodas, y puede que la gente se pregunte qué hay detrás de una decisión.',
      high: 'Aquí destaca responder de lo que se hace: los errores se cuentan, los avisos se investigan y las promesas se cumplen aunque tengan un precio. Eso exige dinero y conversaciones francas.',
    },
  },
};
