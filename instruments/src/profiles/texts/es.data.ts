import type { Preparation, ProfileTexts } from './texts.ts';

type Texts = ProfileTexts['workingFromHome'];


const preparations: Record<Preparation, string> = {
  little: 'poca preparación',
  some: 'alguna preparación',
  medium: 'una preparación media',
  considerable: 'una preparación considerable',
  extensive: 'una preparación extensa',
};

const families: Record<number, string> = {
  1: 'Alta dirección y dirección general',
  2: 'Dirección de operaciones y administración',
  3: 'Dirección de marketing, relaciones públicas y ventas',
  4: 'Gestión empresarial y de proyectos',
  5: 'Finanzas y contabilidad',
  6: 'Software e informática',
  7: 'Datos, estadística y matemáticas',
  8: 'Ingeniería y arquitectura',
  9: 'Personal técnico (ingeniería y ciencias)',
  10: 'Investigación científica',
  11: 'Servicios sociales y comunitarios',
  12: 'Profesiones jurídicas',
  13: 'Enseñanza y formación',
  14: 'Artes, diseño y medios de comunicación',
  15: 'Personal clínico (diagnóstico y tratamiento)',
  16: 'Enfermería, apoyo sanitario y cuidados',
  17: 'Policía, seguridad y emergencias',
  18: 'Gastronomía, hostelería y servicios personales',
  19: 'Ventas',
  20: 'Oficina y apoyo administrativo',
  21: 'Atención al cliente',
  22: 'Construcción e industrias extractivas',
  23: 'Instalación, mantenimiento y reparación',
  24: 'Producción y fabricación',
  25: 'Transporte y logística',
};

const models: Record<number, { name: string; description: string }> = {
  1: {
    name: 'Liderazgo',
    description:
      'Asume la responsabilidad del rumbo y de las personas, y mantiene la serenidad cuando los demás esperan orientación.',
  },
  2: {
    name: 'Colaboración',
    description:
      'Comparte, escucha y resuelve diferencias, de modo que el grupo llega más lejos que cada miembro por su cuenta.',
  },
  3: {
    name: 'Innovación',
    description:
      'Cuestiona cómo se hacen las cosas, encuentra maneras nuevas y se atreve a probarlas.',
  },
  4: {
    name: 'Orientación al cliente',
    description: 'Percibe lo que necesitan los clientes, responde con calidez y cumple lo prometido.',
  },
  5: {
    name: 'Ejecución',
    description: 'Planifica, empieza y termina, a tiempo y según lo acordado.',
  },
  6: {
    name: 'Adaptabilidad',
    description: 'Afronta los cambios y los reveses, y vuelve a encontrar su sitio en entornos nuevos.',
  },
};

const bands: Texts['bands'] = {
  low: 'Según su propia descripción, trabajar a solas y sin el marco de una oficina puede costarle más esfuerzo que a la mayoría. En su caso pueden importar más los acuerdos sobre la estructura y el contacto.',
  average:
    'Según su propia descripción, el trabajo a solas no le va ni mejor ni peor que a la mayoría. Decidirá cómo sean el trabajo, la casa y el equipo.',
  high: 'Según su propia descripción, le resultan fáciles la estructura, la calma y ponerse a trabajar sin que le empujen. En cambio, puede que haya que cuidar el contacto y el final de la jornada.',
};

const facets: Texts['facets'] = {
  C5: {
    up: {
      meaning: 'Parece que empieza sin que le empujen y que lleva las cosas hasta el final.',
      advice: 'Acuerde los resultados y deje abierto el camino.',
    },
    down: {
      meaning: 'Sin otras personas alrededor, puede costarle más empezar una tarea y seguir con ella.',
      advice: 'Acuerde pasos cortos con fechas y ofrézcase a empezar una tarea en común.',
    },
  },
  C1: {
    up: {
      meaning: 'Parece que confía en poder con el trabajo sin ayuda.',
      advice: 'Aun así, facilite que pregunte: quien confía en sus fuerzas puede preguntar tarde.',
    },
    down: {
      meaning: 'Puede echar en falta a alguien cerca que le confirme que las cosas van bien.',
      advice: 'Coméntele a menudo y de forma personal cómo va el trabajo, y diga a quién puede preguntar en el momento.',
    },
  },
  C3: {
    up: {
      meaning: 'Parece que lo acordado le compromete, mire alguien o no.',
      advice: 'Vigilar costaría más confianza de la que aporta.',
    },
    down: {
      meaning: 'Puede tratar los acuerdos con libertad cuando cambian las prioridades.',
      advice: 'Ponga por escrito los pocos acuerdos que importan, con su motivo.',
    },
  },
  C4: {
    up: {
      meaning: 'Parece que se pone metas altas sin que se lo pidan.',
      advice: 'Hablen de cuándo es suficiente; en casa no hay una oficina que cierre.',
    },
    down: {
      meaning: 'Puede que las metas tengan que venir de fuera.',
      advice: 'Acuerden metas claras para cada semana y revísenlas en común.',
    },
  },
  C2: {
    up: {
      meaning: 'Parece que mantiene en orden las cosas y los archivos por su cuenta.',
      advice: 'Deje que elija cómo trabaja en casa.',
    },
    down: {
      meaning: 'Sin la organización de una oficina, el orden puede resentirse.',
      advice: 'Ofrezca un único lugar compartido para tareas y archivos, y que sea sencillo.',
    },
  },
  N6: {
    up: {
      meaning: 'Parece que mantiene la cabeza fría bajo presión, también a solas.',
      advice: 'Pregunte de todos modos por la cantidad de trabajo; a las personas tranquilas se les puede dar demasiado.',
    },
    down: {
      meaning: 'La presión puede pesarle más cuando no hay nadie cerca con quien compartirla.',
      advice: 'Diga a quién puede llamar de inmediato cuando se le acumulan las cosas.',
    },
  },
  N1: {
    up: {
      meaning: 'Parece que el silencio y los mensajes poco claros le preocupan poco.',
      advice: 'Aun así, comunique pronto las novedades.',
    },
    down: {
      meaning: 'Puede interpretar el silencio como una mala noticia.',
      advice: 'Responda pronto, aunque solo sea para decir cuándo llegará la respuesta, y mejor de palabra que por escrito.',
    },
  },
  N5: {
    up: {
      meaning: 'Parece que deja de lado las tentaciones con facilidad.',
      advice: 'Procure que haga pausas.',
    },
    down: {
      meaning: 'Lo que tiene a mano en casa puede distraerle más.',
      advice: 'Favorezca bloques de tiempo tranquilos y sin mensajes, o días en la oficina.',
    },
  },
  O4: {
    up: {
      meaning: 'Parece que se adapta con facilidad a formas de trabajar y herramientas nuevas.',
      advice: 'Deje margen para probar maneras de trabajar, y para días diferentes.',
    },
    down: {
      meaning: 'Puede necesitar tiempo para acostumbrarse a un cambio de lugar y de herramientas.',
      advice: 'Cambie una sola cosa cada vez y mantenga las reuniones a horas fijas.',
    },
  },
};

const limits = [
  'Nunca es un filtro: por este número no se elige ni se rechaza a nadie, ni se permite a nadie trabajar desde casa. Está para preparar una conversación.',
  'Poca certeza. La elección de las facetas y sus pesos son nuestros, y nadie ha demostrado que este índice prediga cómo va el trabajo en casa.',
  'Lo que se sabe apunta en direcciones distintas: en diez estudios, las personas que se describen como responsables y tranquilas obtuvieron resultados algo mejores al trabajar a distancia; en un estudio de personas enviadas a casa en 2020, a las responsables y a las extravertidas les fue peor con el paso de los meses.',
  'Los estudios sobre el trabajo en casa tratan sobre todo de personas que lo eligieron, y a menudo dejan que las personas se evalúen a sí mismas.',
  'Las tareas, la dirección, una habitación tranquila y haberlo elegido libremente pueden muy bien influir más que los hábitos. Nada de eso está en el índice.',
];

const groups: Record<number, string> = {
  1: 'Dirección',
  2: 'Empresa y finanzas',
  3: 'Tecnología, datos e ingeniería',
  4: 'Ciencia e investigación',
  5: 'Educación, trabajo social y derecho',
  6: 'Arte y medios',
  7: 'Salud y cuidados',
  8: 'Seguridad pública',
  9: 'Ventas y servicios',
  10: 'Oficina y administración',
  11: 'Construcción, reparación y mantenimiento',
  12: 'Producción y transporte',
};

export const es: ProfileTexts = {
  groups,
  families,
  models,
  /** Stands behind the description of each model. */
  modelNote: 'Modelo de competencias elaborado por nosotros; los pesos son un juicio documentado.',
  workingFromHome: { bands, facets, limits },
  headings: { families: 'Familias de puestos', models: 'Modelos de competencias', saved: 'Guardados a partir de perfiles de éxito' },
  describes: (occupations, preparation) =>
    `Calculado a partir de los estilos de trabajo de ${occupations} ocupaciones de O*NET 27.0, que suelen exigir ` +
    `${preparations[preparation]}. Describe lo que el trabajo pide en promedio, no cómo son las personas que lo hacen bien.`,
};
