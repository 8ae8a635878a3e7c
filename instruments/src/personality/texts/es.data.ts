import type { PersonalityTexts } from './own-texts.ts';

/** Spanish. */
export const es: PersonalityTexts = {
  scales: {
    N: {
      name: 'Preocupación y tensión',
      description: 'Con qué fuerza y con qué frecuencia una persona siente preocupación, irritación y tensión.',
      own: {
        low: 'Se describe como una persona tranquila: pocas cosas le alteran por mucho tiempo. Puede que los demás no siempre vean cuándo algo sí le importa.',
        average: 'Se describe como una persona serena la mayor parte del tiempo, con preocupaciones cuando hay motivo, más o menos como la mayoría.',
        high: 'Se describe como una persona que siente con fuerza la tensión y la preocupación. Eso le hace estar alerta ante lo que puede salir mal, y hace que valga la pena planear cómo recuperarse tras un día duro.',
      },
    },
    E: {
      name: 'Extraversión',
      description: 'Cuánto busca una persona la compañía, la actividad y la iniciativa, y cuánta energía saca de ello.',
      own: {
        low: 'Se describe como una persona más bien callada y reservada. El tiempo a solas probablemente le da energía, y quizá haya que preguntarle para conocer su opinión.',
        average: 'Sus respuestas no muestran una tendencia marcada: no apuntan ni a la compañía constante ni a pasar mucho tiempo a solas.',
        high: 'Se describe como una persona abierta, activa y que se suma enseguida. Los periodos largos de trabajo a solas pueden costarle más que a otras personas.',
      },
    },
    O: {
      name: 'Apertura',
      description: 'Cuánto atraen a una persona las ideas, la imaginación, el arte y las formas nuevas de hacer las cosas.',
      own: {
        low: 'Se describe como una persona con los pies en la tierra: confía en lo que ya ha dado resultado. Las ideas nuevas le convencen cuando ve para qué sirven.',
        average: 'Se describe como una persona abierta a lo nuevo con medida, y con aprecio por lo que ya conoce.',
        high: 'Se describe como una persona curiosa e imaginativa. La variedad y las ideas le alimentan; la rutina puede cansarle antes que a otras personas.',
      },
    },
    A: {
      name: 'Amabilidad',
      description: 'Cuánto da prioridad una persona a la confianza, la armonía y las necesidades de los demás.',
      own: {
        low: 'Se describe como una persona crítica y dispuesta a defender sus propios intereses. Eso ayuda al negociar; puede que algunas personas tarden más en ver su buena voluntad.',
        average: 'Sus respuestas no muestran aquí una tendencia marcada, ni a ceder ni a mantenerse firme.',
        high: 'Se describe como una persona confiada, considerada y que valora la armonía. A veces sus propios deseos pueden quedar los últimos.',
      },
    },
    C: {
      name: 'Responsabilidad',
      description: 'Cuánto planifica y persevera una persona, y cuánto se atiene a lo acordado.',
      own: {
        low: 'Se describe como una persona más espontánea y flexible que planificadora. Un marco claro, como plazos cortos, puede facilitarle terminar las cosas.',
        average: 'Se describe como una persona razonablemente organizada: lo importante se hace, y se permite cierto margen.',
        high: 'Se describe como una persona organizada, fiable y perseverante. Conformarse con que algo sea solo suficiente puede ser el ejercicio más difícil para usted.',
      },
    },
    N1: {
      name: 'Preocupación',
      description: 'Tendencia a preocuparse y a esperar que las cosas puedan salir mal.',
      own: {
        low: 'Se preocupa pocas veces. Aun así, de vez en cuando puede compensar mirar otra vez qué podría salir mal.',
        average: 'Se preocupa más o menos como la mayoría: cuando hay algo de lo que preocuparse.',
        high: 'Tiende a preocuparse y a prepararse para lo peor. Su previsión es útil; hablar pronto de una preocupación puede evitar que crezca.',
      },
    },
    N2: {
      name: 'Irritación',
      description: 'Con qué rapidez surgen la irritación y el enfado.',
      own: {
        low: 'Tarda en enfadarse. Puede que tenga que decir a los demás cuándo algo le molesta.',
        average: 'Se irrita de vez en cuando y casi siempre lo mantiene dentro de unos límites.',
        high: 'Nota enseguida la irritación. Le dice qué es importante para usted; una breve pausa antes de responder puede venirle bien.',
      },
    },
    N3: {
      name: 'Desánimo',
      description: 'Tendencia al desánimo y a dudar de sí; un rasgo de la vida diaria, no un diagnóstico.',
      own: {
        low: 'Casi siempre está a gusto consigo y con sus días. Puede valer la pena preguntarse qué enseña un fracaso.',
        average: 'Sus respuestas no muestran una tendencia marcada: las dudas y los momentos de desánimo aparecen más o menos tanto como en la mayoría.',
        high: 'Tiende a exigirse con dureza y a sentir desánimo más a menudo que otras personas. Esto describe una tendencia, no una enfermedad; si le pesa, hablar con alguien de confianza es un buen paso.',
      },
    },
    N4: {
      name: 'Cohibición',
      description: 'Cuánta incomodidad siente una persona cuando la observan, la juzgan o está entre gente desconocida.',
      own: {
        low: 'Se siente a gusto entre personas desconocidas y ante grupos.',
        average: 'En situaciones nuevas siente un poco que le observan, y pronto se adapta.',
        high: 'Es consciente de la impresión que da y puede sentir incomodidad cuando todas las miradas están puestas en usted. Prepararse y ver una cara conocida puede ayudar mucho.',
      },
    },
    N5: {
      name: 'Impulsividad',
      description: 'Cuánto cuesta resistirse a una tentación o a un antojo.',
      own: {
        low: 'Le resulta fácil resistirse a las tentaciones. Puede que otras personas necesiten un capricho o una pausa antes que usted.',
        average: 'Se resiste a la mayoría de las tentaciones y disfruta de algunas.',
        high: 'Le cuesta resistirse a lo que le atrae y disfruta plenamente de las cosas. Dejar las tentaciones fuera de su alcance puede funcionar mejor que la fuerza de voluntad.',
      },
    },
    N6: {
      name: 'Sensibilidad al estrés',
      description: 'Con qué facilidad la presión acaba en agobio.',
      own: {
        low: 'Siente calma bajo presión. Cuide de no asumir más de lo que le conviene.',
        average: 'Siente que puede soportar la presión más o menos tan bien como la mayoría.',
        high: 'Puede sentir agobio cuando llega mucho a la vez. Fijar un orden y pedir ayuda pronto son buenas costumbres en las que apoyarse.',
      },
    },
    E1: {
      name: 'Cordialidad',
      description: 'Con qué rapidez y calidez se acerca una persona a las demás.',
      own: {
        low: 'Deja que la gente se acerque poco a poco. Quienes le conocen bien quizá vean un lado que otras personas no ven.',
        average: 'Tiene un trato cordial con la mayoría y cercano con algunas personas.',
        high: 'Describe que hace amistades con facilidad y que enseguida toma confianza con la gente. Cuando hay mucho trabajo, quizá baste una charla corta.',
      },
    },
    E2: {
      name: 'Gregarismo',
      description: 'Cuánto le gusta a una persona estar entre mucha gente.',
      own: {
        low: 'Prefiere poca gente a mucha, y puede estar a gusto a solas.',
        average: 'Le gusta la compañía con medida y también algo de tiempo para usted.',
        high: 'Le gusta tener a mucha gente alrededor. Trabajar a solas durante días puede dejarle una sensación de vacío.',
      },
    },
    E3: {
      name: 'Asertividad',
      description: 'Con qué facilidad toma una persona la iniciativa y dirige a un grupo.',
      own: {
        low: 'Deja con gusto la iniciativa a otras personas. Quizá su opinión merezca oírse más a menudo.',
        average: 'Toma la iniciativa cuando hace falta y sabe seguir igual de bien.',
        high: 'Parece que le gusta ponerse al frente. Dejar un silencio puede animar a quienes hablan más tarde.',
      },
    },
    E4: {
      name: 'Nivel de actividad',
      description: 'Ritmo: cuánto le gusta a una persona estar ocupada y en movimiento.',
      own: {
        low: 'Le gusta un ritmo sin prisas y hacer una cosa cada vez.',
        average: 'Mantiene un ritmo constante y puede subirlo cuando hace falta.',
        high: 'Le gusta tener mucho que hacer y estar en movimiento. Quizá el descanso necesite un lugar en su agenda.',
      },
    },
    E5: {
      name: 'Búsqueda de emociones',
      description: 'Gusto por las emociones intensas, el riesgo y los estímulos fuertes.',
      own: {
        low: 'Le gusta lo tranquilo y previsible; las emociones fuertes no son lo que busca.',
        average: 'Disfruta de algo de emoción y no la necesita todos los días.',
        high: 'Busca emoción y aventura. Un trabajo tranquilo y regular puede hacérsele largo.',
      },
    },
    E6: {
      name: 'Alegría',
      description: 'Con qué frecuencia siente y muestra una persona alegría y optimismo.',
      own: {
        low: 'Tiende a la sobriedad y muestra su alegría con mesura. Puede que la gente no siempre vea que algo le agrada.',
        average: 'Muchos días tiene un ánimo alegre y otros, más sobrio.',
        high: 'Se describe como una persona alegre, que ve el lado bueno de las cosas.',
      },
    },
    O1: {
      name: 'Imaginación',
      description: 'Cuánto vive una persona en ideas, imágenes y ensoñaciones.',
      own: {
        low: 'Se atiene a los hechos y vive en el aquí y ahora.',
        average: 'A veces deja correr la imaginación y luego vuelve a los hechos.',
        high: 'Tiene una imaginación viva y disfruta dejándose llevar. Puede ser útil que algo le recuerde discretamente el paso siguiente.',
      },
    },
    O2: {
      name: 'Intereses artísticos',
      description: 'Cuánto conmueven a una persona el arte y la belleza.',
      own: {
        low: 'El arte y la forma le importan poco; mira para qué sirve una cosa.',
        average: 'Disfruta del arte y de la belleza de vez en cuando.',
        high: 'El arte y la belleza le conmueven, y los ve donde otras personas pasan de largo.',
      },
    },
    O3: {
      name: 'Emocionalidad',
      description: 'Con cuánta conciencia e intensidad percibe una persona sus propios sentimientos.',
      own: {
        low: 'Presta poca atención a los sentimientos y mantiene la cabeza fría. Puede ayudar preguntar a otras personas cómo se sienten.',
        average: 'Sus respuestas no muestran una tendencia marcada: parece dar a los sentimientos tanto espacio como la mayoría.',
        high: 'Describe que siente las cosas con intensidad. Un poco de distancia tras un día intenso puede sentarle bien.',
      },
    },
    O4: {
      name: 'Espíritu aventurero',
      description: 'Preferencia por la variedad y el cambio frente a lo conocido.',
      own: {
        low: 'Le gusta lo que conoce y lo hace bien. Un cambio le resulta más fácil cuando sabe el motivo.',
        average: 'Le gusta una mezcla de lo conocido y lo nuevo.',
        high: 'Le gusta el cambio, y la rutina le aburre.',
      },
    },
    O5: {
      name: 'Intelecto',
      description: 'Placer por las ideas abstractas, la teoría y las lecturas difíciles.',
      own: {
        low: 'Prefiere lo práctico a lo teórico y aprende con la práctica.',
        average: 'Le gusta pensar las cosas a fondo cuando eso lleva a algo.',
        high: 'Disfruta de las ideas difíciles y le gusta llegar al fondo de las cosas.',
      },
    },
    O6: {
      name: 'Liberalismo',
      description: 'Disposición a cuestionar la autoridad y la tradición; toca la opinión política.',
      own: {
        low: 'La tradición y las normas claras significan mucho para usted.',
        average: 'Ve algo valioso en la tradición y también en cuestionarla.',
        high: 'Cuestiona lo heredado y le gusta juzgar por su cuenta.',
      },
    },
    A1: {
      name: 'Confianza',
      description: 'En qué medida supone una persona que las demás tienen buenas intenciones.',
      own: {
        low: 'Mira bien en quién confía y prefiere ver pruebas antes. Puede que algunas personas merezcan confianza de antemano.',
        average: 'Sus respuestas no muestran una tendencia marcada, ni a confiar enseguida ni a estar en guardia.',
        high: 'Cree en la bondad de la gente. De vez en cuando, una comprobación protege esa confianza.',
      },
    },
    A2: {
      name: 'Sinceridad',
      description: 'Con cuánta rectitud trata una persona a las demás, sin utilizarlas.',
      own: {
        low: 'Describe que trata a la gente de forma táctica y que le gusta dejar abiertas sus opciones. Decir pronto lo que quiere puede ahorrarle tiempo.',
        average: 'Va de frente en lo que cuenta y con diplomacia en lo pequeño.',
        high: 'Trata a la gente con franqueza y justicia, también cuando le cuesta algo.',
      },
    },
    A3: {
      name: 'Altruismo',
      description: 'Placer en ayudar y en interesarse por los demás.',
      own: {
        low: 'Se ocupa primero de sus propias tareas y ayuda cuando se lo piden.',
        average: 'Ayuda donde puede sin olvidar su propio trabajo.',
        high: 'Le encanta ayudar. Puede decir que no cuando necesita el tiempo para usted.',
      },
    },
    A4: {
      name: 'Cooperación',
      description: 'Preferencia por el acuerdo frente a la confrontación.',
      own: {
        low: 'No evita una discusión. Un comienzo más suave puede llevarle igual de lejos.',
        average: 'Le gusta el acuerdo y sabe sostener una discusión.',
        high: 'Le disgustan las discusiones y busca la paz. Algunos desacuerdos conviene tenerlos pronto.',
      },
    },
    A5: {
      name: 'Modestia',
      description: 'Qué poco pretende una persona ser mejor que las demás.',
      own: {
        low: 'Sabe lo que se le da bien y puede decirlo. Nombrar la parte de otras personas le da más fuerza.',
        average: 'Ni esconde ni exhibe sus logros.',
        high: 'No le gusta ponerse por delante. Puede que haya que contar a la gente lo que usted ha hecho.',
      },
    },
    A6: {
      name: 'Compasión',
      description: 'Cuánto conmueven a una persona las dificultades de las demás.',
      own: {
        low: 'Mira la necesidad con sobriedad y se pregunta qué es justo. Mostrar primero comprensión puede ayudar a que le escuchen.',
        average: 'Siente con quienes pasan dificultades y guarda la distancia donde hace falta.',
        high: 'Las dificultades de los demás le conmueven, y sale en su defensa.',
      },
    },
    C1: {
      name: 'Autoeficacia',
      description: 'Confianza en hacer bien las cosas.',
      own: {
        low: 'Juzga con cautela lo que puede hacer. Anotar lo que salió bien puede darle una base más firme.',
        average: 'Siente seguridad en lo que conoce y va con cuidado en lo nuevo.',
        high: 'Confía en sacar las cosas adelante. Pida ayuda pronto cuando la necesite.',
      },
    },
    C2: {
      name: 'Orden',
      description: 'Gusto por lo ordenado, la estructura y los lugares fijos.',
      own: {
        low: 'El desorden no le molesta. Donde comparte cosas con otras personas, un acuerdo ayuda.',
        average: 'Mantiene el orden donde le importa.',
        high: 'Le gusta el orden y se siente mejor con él. Algunas cosas pueden quedar desordenadas.',
      },
    },
    C3: {
      name: 'Sentido del deber',
      description: 'Cuánto obligan las promesas, las reglas y la verdad.',
      own: {
        low: 'Parece decidir caso por caso más que según la regla. Acordar qué compromisos son firmes puede ser útil.',
        average: 'Cumple sus promesas y ve las reglas con sentido de la proporción.',
        high: 'Su palabra cuenta, y las reglas significan algo para usted. Una excepción también puede ser acertada.',
      },
    },
    C4: {
      name: 'Afán de logro',
      description: 'Con cuánto esfuerzo trabaja una persona por metas altas.',
      own: {
        low: 'Hace lo necesario y mantiene el trabajo en su sitio.',
        average: 'Trabaja duro por las metas que le merecen la pena.',
        high: 'Apunta alto y trabaja duro por ello. Reserve tiempo para descansar.',
      },
    },
    C5: {
      name: 'Autodisciplina',
      description: 'Con qué facilidad empieza una persona una tarea y la lleva hasta el final.',
      own: {
        low: 'Le cuesta empezar algunas tareas. Hacer muy pequeño el primer paso puede ayudar.',
        average: 'Empieza a tiempo la mayoría de las cosas y aplaza unas pocas.',
        high: 'Empieza y termina. Abandonar algo también puede ser la decisión correcta.',
      },
    },
    C6: {
      name: 'Cautela',
      description: 'Cuánto piensa una persona antes de decidir o actuar.',
      own: {
        low: 'Decide rápido y actúa al momento. Para los pasos que no se pueden deshacer, puede compensar consultarlo con la almohada.',
        average: 'Piensa a fondo lo importante y decide rápido lo demás.',
        high: 'Piensa antes de actuar. A veces basta con una decisión rápida.',
      },
    },
    INF: {
      name: 'Influencia',
      description: 'Cuánto quiere una persona orientar las decisiones y tener peso ante las demás.',
      own: {
        low: 'Parece tener poca necesidad de decir la última palabra. Donde algo le importa, puede valer la pena insistir.',
        average: 'Parece que intenta convencer a la gente cuando importa y que acepta otras decisiones.',
        high: 'Parece que le gusta dar forma a lo que ocurre y ganarse a la gente. Escucharla primero puede ayudarle a ganarse a más personas.',
      },
    },
    DRV: {
      name: 'Empuje',
      description: 'Qué metas se pone una persona y cuánto esfuerzo dedica a ellas.',
      own: {
        low: 'Parece que le basta un resultado sólido y que prefiere metas alcanzables.',
        average: 'Parece que le gusta hacer bien las cosas y que elige metas alcanzables.',
        high: 'Parece que se pone metas difíciles y que persevera en ellas.',
      },
    },
    STD: {
      name: 'Nivel de exigencia',
      description: 'Cuánta calidad exige una persona a su propio trabajo.',
      own: {
        low: 'Parece que lo suficiente le basta, y pasa a lo siguiente.',
        average: 'Parece que pone cuidado donde cuenta y se relaja en lo demás.',
        high: 'Parece que quiere su trabajo bien hecho hasta el último detalle. Preguntar qué calidad hace falta puede ahorrarle tiempo.',
      },
    },
    ORG: {
      name: 'Originalidad',
      description: 'Con qué frecuencia tiene una persona ideas propias.',
      own: {
        low: 'Parece que le gusta partir de lo que ya existe y hacer que funcione.',
        average: 'Parece que tiene algunas ideas propias y que hace suyas las de otras personas.',
        high: 'Parece que tiene muchas ideas y que mira desde ángulos poco comunes. Quizá lo más difícil sea elegir una.',
      },
    },
    LRN: {
      name: 'Ritmo de aprendizaje',
      description: 'Con qué rapidez se siente cómoda una persona con material desconocido; es una descripción propia, no una medida de la capacidad.',
      own: {
        low: 'Según su descripción, se toma su tiempo con lo nuevo y le gusta practicar.',
        average: 'Según su descripción, se acostumbra a lo nuevo a un ritmo normal.',
        high: 'Según su descripción, aprende cosas nuevas con rapidez. Así lo siente usted; no se ha comprobado.',
      },
    },
    RUL: {
      name: 'Apego a las normas',
      description: 'Cuánto se atiene una persona a las normas y a los procedimientos acordados.',
      own: {
        low: 'Parece que busca su propia manera más que la establecida. Algunas normas tienen motivos que es fácil pasar por alto.',
        average: 'Parece que sigue las normas que le parecen razonables y adapta las demás.',
        high: 'Parece que cumple las normas, también cuando nadie mira. Donde ninguna norma encaja, preguntar puede ser más rápido que buscar.',
      },
    },
    RSK: {
      name: 'Disposición al riesgo',
      description: 'Con qué facilidad elige una persona la opción incierta con la ganancia mayor.',
      own: {
        low: 'Parece que prefiere el camino seguro. De vez en cuando, un pequeño riesgo puede valer la pena.',
        average: 'Parece que asume un riesgo cuando ganancia y pérdida guardan proporción.',
        high: 'Parece que está en disposición de arriesgar algo por un resultado mejor. Preguntarse qué puede permitirse perder es una buena costumbre.',
      },
    },
    CAN: {
      name: 'Franqueza',
      description: 'Con cuánta claridad dice una persona lo que piensa, también cuando no gusta.',
      own: {
        low: 'Parece que elige sus palabras con cuidado y evita herir a la gente. Algunas personas se alegrarían de saber más de lo que piensa.',
        average: 'Parece que dice lo que importa y elige el momento.',
        high: 'Parece que dice con claridad lo que piensa, de modo que la gente sabe a qué atenerse. Puede valer la pena preguntar cómo se recibe.',
      },
    },
  },
  norm: {
    name: 'IPIP-NEO-120 (Johnson), mujeres y hombres en conjunto',
    source: 'J. A. Johnson, programa de puntuación del IPIP-NEO breve, junio de 2021 (dominio público): personas voluntarias de internet, sobre todo de Estados Unidos, que no son una muestra representativa ni optan a un puesto. Hemos reunido los dos sexos con el mismo peso.',
    group: ({ from, to }) => {
      if (from === null) return `hasta ${to} años`;
      return to === null ? `${from} años o más` : `de ${from} a ${to} años`;
    },
  },
  leaning: 'Sus respuestas apuntan en esta dirección, pero quizá en esto sea como la mayoría.',
  limits: [
    'Son descripciones que las personas hacen de sí mismas en un solo día. Dicen cómo ve alguien sus propios hábitos, no lo bien que trabaja, lo capaz que es ni cómo está de salud.',
    'Ningún nivel es bueno o malo en sí mismo: lo que ayuda en un trabajo puede estorbar en otro, y la mayoría de los trabajos se hacen bien de más de una manera.',
    'Donde sus respuestas apuntan solo un poco en una dirección, se dice; entonces puede que la descripción no encaje con usted.',
    'El grupo normativo lo forman personas voluntarias de internet, no quienes optan a un puesto, ni gente de un solo país u oficio.',
    'Las ocho tendencias todavía no se comparan con nadie; solo recogen lo que usted ha respondido. Son indicios y no prueban nada por sí solas.',
    'Nada de esto es un diagnóstico ni un veredicto. Si una descripción no encaja, lo que usted sabe de sí cuenta más que un cuestionario.',
  ],
};
