import type { ScaleTexts } from '../../scale-texts.ts';

/** Spanish, for managers. */
export const agreeablenessTexts: Record<
  'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6',
  Pick<ScaleTexts, 'report' | 'interview'>
> = {
  A1: {
    report: {
      low: 'Le gusta comprobar lo que dicen los demás antes de darlo por bueno. Puede controlar donde bastaría un simple acuerdo.',
      average: 'Sin tendencia marcada: ni confía enseguida ni tarda en confiar. Hasta dónde llega su confianza puede depender de la experiencia con cada persona.',
      high: 'Tiende a suponer buenas intenciones y a confiar de antemano. Puede notar tarde que esa confianza no era merecida.',
    },
    interview: {
      below: [
        'Hábleme de alguien del trabajo en quien solo confió al cabo de un tiempo. ¿Qué le hizo cambiar de opinión?',
        'Hábleme de un trabajo que dejó en manos de otra persona. ¿Cómo hizo el seguimiento?',
      ],
      above: [
        'Hábleme de una ocasión en la que confió en alguien y salió mal. ¿Qué hace desde entonces de otra manera?',
        '¿Cuándo fue la última vez que comprobó una afirmación importante de un proveedor o de un colega? ¿Cómo lo hizo?',
      ],
    },
  },
  A2: {
    report: {
      low: 'Según su descripción, trata a la gente de forma táctica y deja abiertas sus opciones. Acordar pronto qué quiere cada parte puede ahorrar tiempo.',
      average: 'Va de frente en lo que cuenta y con diplomacia en lo pequeño. En una negociación a veces se guarda una carta, dentro de lo habitual.',
      high: 'Trata a la gente con franqueza y justicia, sin fines ocultos. Pueden costarle las negociaciones en las que la otra parte se guarda cartas.',
    },
    interview: {
      below: [
        'Hábleme de una ocasión en la que una franqueza total le habría costado algo. ¿Qué hizo?',
        'Describa una negociación suya. ¿Qué le dijo a la otra parte de lo que usted quería y cuándo?',
      ],
      above: [
        '¿Cómo se preparó para una negociación en la que la otra parte no enseñaba sus cartas?',
        'Hábleme de una ocasión en la que no podía decir todo lo que sabía. ¿Cómo respondió a las preguntas?',
      ],
    },
  },
  A3: {
    report: {
      low: 'Se ocupa de sus propias tareas y espera lo mismo de los demás. Más que ofrecer ayuda, la da cuando se la piden.',
      average: 'Ayuda cuando hace falta y hay tiempo. Al hacerlo no pierde de vista su propio trabajo.',
      high: 'Ayuda con gusto y nota quién lo necesita. Puede dejar su propio trabajo para el final y puede costarle decir que no.',
    },
    interview: {
      below: [
        '¿Cuándo fue la última vez que ayudó a alguien sin que se lo pidiera? ¿Qué le movió a hacerlo?',
        'Hábleme de un colega que tenía más trabajo que usted. ¿Qué hizo usted?',
      ],
      above: [
        'Hábleme de una ocasión en la que ayudar a otras personas puso en riesgo su propio trabajo.',
        '¿Cuándo fue la última vez que dijo que no a alguien que pedía ayuda? ¿Cómo se lo dijo?',
      ],
    },
  },
  A4: {
    report: {
      low: 'Sostiene una discusión y dice que no cuando hace falta. Su tono puede volverse duro, y los asuntos pequeños pueden convertirse en un pulso.',
      average: 'Busca el acuerdo y acepta una discusión cuando vale la pena. Ni va buscando el enfrentamiento ni lo evita a toda costa.',
      high: 'Cede con facilidad y calma las discusiones. Puede aplazar un desacuerdo que habría que abordar.',
    },
    interview: {
      below: [
        'Hábleme de una discusión en el trabajo que hoy llevaría con más suavidad.',
        'Hábleme de un acuerdo en el que tuvo que ceder. ¿A qué renunció?',
      ],
      above: [
        'Hábleme de un desacuerdo que fue aplazando. ¿Qué coste tuvo?',
        'Describa un punto en el que no cedió. ¿Cómo lo defendió?',
      ],
    },
  },
  A5: {
    report: {
      low: 'Conoce sus puntos fuertes y los da a conocer, lo que ayuda cuando hay que defender una propuesta. Sus colegas pueden echar en falta que se reconozca lo que han aportado.',
      average: 'Habla de su trabajo cuando es útil y no insiste más. Su manera de presentarse rara vez llama la atención, ni por exceso ni por defecto.',
      high: 'Cede el protagonismo y comparte el mérito. Sus propios logros pueden pasar inadvertidos, así que quienes dirigen deberían preguntar por ellos.',
    },
    interview: {
      below: [
        'Hábleme de un éxito suyo. ¿Quién más contribuyó a él y con qué?',
        '¿Cuándo fue la última vez que hizo llegar un elogio a otras personas? ¿A qué se debía?',
      ],
      above: [
        '¿Qué logro suyo conoce demasiado poca gente?',
        'Hábleme de una ocasión en la que tuvo que defender su propio presupuesto, proyecto o ascenso. ¿Qué dijo?',
      ],
    },
  },
  A6: {
    report: {
      low: 'Valora las necesidades ajenas por los hechos y por lo que es justo, más que por los sentimientos. Puede parecer impasible cuando alguien busca primero comprensión.',
      average: 'Se pone en el lugar de quienes pasan dificultades sin perder de vista lo que es posible. Es probable que busque una forma considerada de actuar cuando una decisión no es bien recibida.',
      high: 'Le conmueven las dificultades de los demás y sale en su defensa. Las decisiones impopulares sobre personas le pesan mucho.',
    },
    interview: {
      below: [
        'Hábleme de alguien del trabajo que pasaba por un mal momento. ¿Qué notó usted y qué hizo?',
        'Hábleme de un cliente o un colega que buscaba comprensión antes que una solución. ¿Cómo respondió usted?',
      ],
      above: [
        'Describa una decisión que era correcta y que hizo daño a alguien. ¿Cómo lo afrontó?',
        '¿Cuándo tuvo que tratar a todo el mundo por igual aunque la situación de una persona aconsejaba una excepción?',
      ],
    },
  },
};
