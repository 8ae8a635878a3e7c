import type { TendencyCode } from '../../../scales.ts';
import type { ScaleTexts } from '../../scale-texts.ts';

/** Spanish, for managers. */
export const tendencyTexts: Record<TendencyCode, Pick<ScaleTexts, 'report' | 'interview'>> = {
  INF: {
    report: {
      low: 'Parece que tiene poca necesidad de decir la última palabra y que deja a otras personas la tarea de convencer. Puede que no insista aunque tenga buenos argumentos.',
      average: 'Es probable que intente convencer cuando un asunto es importante y que acepte otras decisiones. Parece que le importa tener voz, y menos tener la última palabra.',
      high: 'Parece que quiere dar forma a las decisiones y ganarse a la gente. Puede costarle aceptar una decisión que fue en otro sentido.',
    },
    interview: {
      below: [
        'Hábleme de una decisión en la que debería haber intentado influir más.',
        'Hábleme de una buena idea suya que los demás no adoptaron. ¿Qué intentó?',
      ],
      above: [
        'Hábleme de una decisión contraria a lo que usted quería y que después tuvo que respaldar.',
        'Hábleme de alguien que le hizo cambiar de opinión. ¿Cómo lo consiguió?',
      ],
    },
  },
  DRV: {
    report: {
      low: 'Según su descripción, le basta con resultados sólidos. Es probable que prefiera metas alcanzables.',
      average: 'Parece que no hay una tendencia marcada. Le gusta hacer bien las cosas y elige metas alcanzables.',
      high: 'Parece que se pone metas exigentes. Es probable que persevere en ellas cuando resultan difíciles.',
    },
    interview: {
      below: [
        '¿Qué meta se ha puesto últimamente y cómo sabe si la alcanza?',
        'Hábleme de una meta que resultó más difícil de lo que pensaba. ¿Qué hizo?',
      ],
      above: [
        'Hábleme de una ocasión en la que el éxito de otra persona fue más útil que el suyo.',
        'Hábleme de una meta que no alcanzó. ¿Cómo lo afrontó?',
      ],
    },
  },
  STD: {
    report: {
      low: 'Parece que entrega en cuanto algo está lo bastante bien y que pasa a lo siguiente. Donde los errores pequeños salen caros, puede ayudar que lo revise otra persona.',
      average: 'Probablemente pone cuidado donde cuenta y se relaja en lo demás. Cuánto pule un trabajo puede depender de quién vaya a verlo.',
      high: 'Parece que le molestan los defectos y es probable que trabaje hasta que los detalles estén bien. Puede dedicar tiempo a un acabado que nadie pidió.',
    },
    interview: {
      below: [
        'Hábleme de un error suyo que encontraron otras personas. ¿Qué ha cambiado usted desde entonces?',
        'Piense en su trabajo más reciente. ¿Cómo decidió que ya estaba lo bastante bien?',
      ],
      above: [
        '¿Cuándo fue la última vez que entregó algo que le habría gustado mejorar? ¿Cómo lo decidió?',
        'Hábleme de una ocasión en la que la rapidez importaba más que el acabado. ¿De qué prescindió?',
      ],
    },
  },
  ORG: {
    report: {
      low: 'Parece que prefiere partir de ideas que ya existen. En las tareas que piden algo del todo nuevo puede necesitar ejemplos para empezar.',
      average: 'Según su descripción, tiene algunas ideas y hace suyas las de otras personas. Es probable que mejore lo que hay, más que inventar.',
      high: 'Según su descripción, tiene muchísimas ideas y puntos de vista poco comunes. Elegir entre ellos puede requerir un segundo paso o una segunda persona.',
    },
    interview: {
      below: [
        'Hábleme de algo que mejoró, por pequeño que fuera. ¿De dónde salió la idea?',
        'Describa una idea de otro ámbito que llevó a su trabajo. ¿Qué tuvo que cambiar en ella?',
      ],
      above: [
        '¿Cuál de sus ideas resultó no valer la pena? ¿Cómo lo descubrió?',
        'Hábleme de una idea que llevó hasta el final. ¿Qué otras dejó por ella?',
      ],
    },
  },
  LRN: {
    report: {
      low: 'Según su descripción, se toma su tiempo con lo nuevo. Pueden ayudarle un comienzo más largo y espacio para practicar.',
      average: 'Según su descripción, se acostumbra a lo nuevo a un ritmo normal. Probablemente le basten una explicación y algo de práctica.',
      high: 'Según su descripción, se siente pronto a gusto con lo nuevo, lo cual no es una medida de su capacidad. Puede que se salte la práctica que haría duradero lo aprendido.',
    },
    interview: {
      below: [
        '¿Qué es lo último que aprendió para el trabajo y qué le ayudó a aprenderlo?',
        'Hábleme de una herramienta o de una materia que le llevó mucho tiempo. ¿Qué se lo habría facilitado?',
      ],
      above: [
        'Hábleme de algo que dio por entendido demasiado pronto.',
        '¿Qué ha hecho para no perder algo que aprendió con rapidez?',
      ],
    },
  },
  RUL: {
    report: {
      low: 'Parece que busca su propia manera de hacer las cosas y que deja de lado una norma cuando estorba. Los procedimientos estrictos pueden necesitar motivos que convenzan.',
      average: 'Es probable que siga los procedimientos que le parecen razonables y que adapte los demás. Probablemente pregunta en caso de duda.',
      high: 'Parece que se atiene fielmente a las normas y a las instrucciones. Un caso que ninguna norma prevé puede causar retraso.',
    },
    interview: {
      below: [
        'Hábleme de un procedimiento que cambió u omitió. ¿Qué resultó de ello?',
        'Hábleme de una norma cuyo motivo solo entendió más tarde.',
      ],
      above: [
        'Hábleme de un caso para el que no había ninguna norma. ¿Qué hizo?',
        '¿Cuándo fue la última vez que pidió que se cambiara una norma? ¿Qué argumento dio?',
      ],
    },
  },
  RSK: {
    report: {
      low: 'Parece que elige la opción segura y que protege lo que hay. Puede dejar pasar oportunidades de resultado incierto.',
      average: 'Probablemente asume un riesgo cuando ganancia y pérdida guardan proporción. Parece que le gusta poder dar marcha atrás.',
      high: 'Parece que acepta la opción incierta cuando se puede ganar más. Puede hacer falta que otra persona calcule las posibles pérdidas.',
    },
    interview: {
      below: [
        'Hábleme de una oportunidad que dejó pasar. ¿Volvería a hacerlo?',
        'Describa un paso incierto que dio a pesar de todo. ¿Qué inclinó la balanza?',
      ],
      above: [
        'Hábleme de un riesgo que no compensó. ¿Cómo se había preparado para esa posibilidad?',
        'Hábleme de un riesgo que decidió no correr. ¿Por qué motivo?',
      ],
    },
  },
  CAN: {
    report: {
      low: 'Parece que elige sus palabras con cuidado y que evita herir a la gente. Sus críticas pueden llegar tarde, o con tanta suavidad que pasen inadvertidas.',
      average: 'Es probable que diga lo que importa y que elija el momento. Parece que da más o menos la misma importancia a la claridad y al tacto.',
      high: 'Parece que dice con claridad lo que otras personas callan. Sus palabras pueden desconcertar o herir sin que esa sea la intención.',
    },
    interview: {
      below: [
        'Hábleme de una crítica que se guardó. ¿En qué quedó?',
        '¿Cuándo fue la última vez que tuvo que decir algo que no iba a gustar? ¿Cómo eligió las palabras?',
      ],
      above: [
        '¿Cuándo hizo daño algo que usted dijo con toda claridad? ¿Qué hizo entonces?',
        'Hábleme de una ocasión en la que decidió no decir lo que pensaba. ¿Qué le frenó?',
      ],
    },
  },
};
