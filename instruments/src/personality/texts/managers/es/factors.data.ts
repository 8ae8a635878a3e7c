import type { FactorCode } from '../../../scales.ts';
import type { FactorTexts } from '../../scale-texts.ts';

/** Spanish, for managers. */
export const factorTexts: Record<FactorCode, Pick<FactorTexts, 'report'>> = {
  N: {
    report: {
      low: 'Tiende a mantener la serenidad ante la presión, las críticas o las malas noticias. Puede parecer que algo no le afecta cuando otras personas esperan ver preocupación, y puede advertir tarde un riesgo real.',
      average: 'Muestra más o menos tanta preocupación y tensión como la mayoría: serenidad por lo general y tensión cuando hay motivo. Cuánto se nota la presión depende probablemente de la situación.',
      high: 'Tiende a sentir con fuerza la presión, las críticas y la incertidumbre, y a menudo percibe pronto que algo va mal. Recuperarse de un revés puede llevarle más tiempo, así que ayudan los comentarios claros y conocer los cambios con antelación.',
    },
  },
  E: {
    report: {
      low: 'Tiende a trabajar bien a solas y a hablar cuando hay algo que decir. En grupos grandes puede que se reserve su opinión, de modo que buenas ideas se queden sin oír si nadie pregunta.',
      average: 'Sin tendencia marcada: no destaca una preferencia por el contacto constante ni por la soledad prolongada. Es probable que ambas cosas le vayan bien durante un tiempo.',
      high: 'Tiende a buscar el contacto, a marcar el ritmo y a tomar pronto la palabra. Puede que el trabajo tranquilo y solitario le agote y que deje poco espacio a las voces más discretas.',
    },
  },
  O: {
    report: {
      low: 'Tiende a preferir lo concreto, conocido y probado, lo que da continuidad al trabajo. Puede necesitar un motivo claro y algo de tiempo antes de ver con buenos ojos un enfoque nuevo.',
      average: 'Adopta ideas nuevas cuando se ve su utilidad y conserva lo que funciona. Rara vez será la primera o la última persona en cambiar.',
      high: 'Tiende a mostrar curiosidad e imaginación y a ver enseguida otras maneras de hacer las cosas. Puede perder el interés por la rutina y reabrir cuestiones que otras personas dan por resueltas.',
    },
  },
  A: {
    report: {
      low: 'Tiende a mirar las cosas con espíritu crítico, a negociar con dureza y a aguantar los conflictos. Puede dar impresión de brusquedad o de desconfianza cuando otras personas esperan apoyo.',
      average: 'Sin tendencia marcada entre ceder y mantenerse firme. Cuál de las dos cosas hace depende probablemente del asunto.',
      high: 'Tiende a confiar, a ayudar y a limar asperezas. Puede evitar un conflicto necesario, o ceder donde mantenerse firme sería mejor para todo el mundo.',
    },
  },
  C: {
    report: {
      low: 'Tiende a tomarse las cosas como vienen y a cambiar de planes sin problema. Los plazos, los detalles y el seguimiento pueden resultarle más fáciles con un marco externo: pasos cortos, una lista, alguien que pregunte.',
      average: 'Planifica y termina lo que importa y a veces deja pasar cosas menores. Cuánta estructura quiere puede depender de su interés por la tarea.',
      high: 'Tiende a planificar con antelación, a cumplir sus promesas y a terminar lo empezado. Puede tardar en abandonar un plan ya superado, o juzgar con dureza a quienes trabajan de forma más libre.',
    },
  },
};
