import type { TopicCode } from '../../categories.ts';
import type { ManagerBand } from '../manager.data.ts';

/** Spanish, for managers. */
export const managerBands: Record<ManagerBand, string> = {
  low: 'Según la propia descripción, el trabajo y el día a día en torno a él, en conjunto y de media, desgastan menos que «de vez en cuando»; uno de los dos puede pesar más. No hay que hacer nada por ello ni sacar conclusiones.',
  moderate:
    'Según la propia descripción, el trabajo y el día a día en torno a él, en conjunto y de media, desgastan entre «de vez en cuando» y «a menudo»; uno de los dos puede pesar menos o más. Es un buen momento para revisar en común la cantidad de trabajo, antes de que vaya a más.',
  high: 'Según la propia descripción, el trabajo y el día a día en torno a él, en conjunto y de media, desgastan «a menudo» o más; uno de los dos puede pesar menos. Hablen pronto de si el trabajo debería reducirse o cambiar, en una conversación cuyo rumbo pueda marcar esta persona.',
};

export const managerTopics: Partial<Record<TopicCode, { name: string; advice: string }>> = {
  recovery: {
    name: 'Poca recuperación entre periodos de trabajo',
    advice:
      'Revise los horarios, los turnos, las horas extra y las vacaciones: ¿hay una tarde libre, un fin de semana libre y una pausa de verdad durante el día? Los mensajes fuera de horario cuentan como trabajo.',
  },
  demands: {
    name: 'Un trabajo que pide más de lo que se puede dar durante mucho tiempo',
    advice:
      'Repasen las tareas en común y quite algo: un plazo, un proyecto, una reunión. Diga con claridad qué es lo que menos importa.',
  },
  contact: {
    name: 'Mucho trato con personas y pocas pausas',
    advice:
      'Reparta las citas, deje huecos entre ellas y alterne el trato con personas con trabajo a solas.',
  },
  care: {
    name: 'Un trabajo que pide mucha paciencia y comprensión',
    advice:
      'Reparta los casos difíciles entre varias personas, ofrezca supervisión o el apoyo de otra persona y procure que nadie tenga que soportar malos tratos.',
  },
};

export const managerAdvice: Record<ManagerBand, readonly string[]> = {
  low: [
    'Siga preguntando cómo va el trabajo, como a todo el mundo. Que alguien no diga nada no significa que esté bien.',
  ],
  moderate: [
    'Ofrezca una conversación sobre la cantidad de trabajo y pregunte qué ayudaría. No pregunte por la salud.',
    'Cambie una cosa del trabajo y acuerde cuándo se comprobará si ha servido.',
  ],
  high: [
    'Ofrezca pronto una conversación y deje que la persona decida qué contar. No pregunte por la salud, la familia ni las causas.',
    'Quite trabajo antes de añadir ofertas: un curso de resiliencia no compensa el exceso de trabajo.',
    'Mencione, una sola vez y sin presionar, el servicio médico del trabajo, la persona de confianza o quien se ocupe de esto en la organización.',
    'Si hay varias personas en este nivel, la causa está en el trabajo y no en cada una de ellas.',
  ],
};

export const managerLimits = [
  'Esto toca la salud y se ha compartido en confianza, para recibir apoyo. No debe usarse para elegir, ordenar, filtrar, ascender ni despedir a nadie.',
  'No es un diagnóstico ni un pronóstico, y no dice nada sobre lo bien que trabaja alguien.',
  'Describe cuatro semanas con las palabras de la propia persona. Otro mes el nivel puede ser otro.',
  'Los niveles son convenciones, y las preguntas aún no se han probado en un estudio. Cerca de un límite, el azar decide entre dos niveles.',
  'Las respuestas, las puntuaciones y todo lo relativo a la vida fuera del trabajo quedan con la persona.',
] as const;
