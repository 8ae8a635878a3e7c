import { messages } from '../../../platform/words/message.ts';

export const judgementMessages = messages({
  situationUnknown: {
    code: 'question_unknown',
    en: 'This test has no such situation.',
    nl: 'Deze situatie hoort niet bij deze test.',
    de: 'Diese Situation gibt es in diesem Test nicht.',
    es: 'Esta prueba no tiene esa situación.',
  },
  sameResponse: {
    en: 'The most and the least effective response cannot be the same.',
    nl: 'De effectiefste en de minst effectieve reactie kunnen niet dezelfde zijn.',
    de: 'Die wirksamste und die am wenigsten wirksame Reaktion können nicht dieselbe sein.',
    es: 'La respuesta más eficaz y la menos eficaz no pueden ser la misma.',
  },
});
