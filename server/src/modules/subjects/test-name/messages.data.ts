import type { InstrumentId } from '@assay/contract/instruments';
import { messages, type Text } from '../../../platform/words/message.ts';

/** What the tests are called; one skill test or interview has the name that its author gave it. */
export const testNames = messages({
  personality: {
    en: 'Personality',
    nl: 'Persoonlijkheid',
    de: 'Persönlichkeit',
    es: 'Personalidad',
  },
  iq: {
    en: 'Logical reasoning',
    nl: 'Logisch redeneren',
    de: 'Logisches Denken',
    es: 'Razonamiento lógico',
  },
  culture: {
    en: 'Culture',
    nl: 'Cultuur',
    de: 'Kultur',
    es: 'Cultura',
  },
  burnout: {
    en: 'Energy',
    nl: 'Energie',
    de: 'Energie',
    es: 'Energía',
  },
  skill: {
    en: 'Skill test',
    nl: 'Vaardigheidstest',
    de: 'Fachtest',
    es: 'Prueba de habilidades',
  },
  interview: {
    en: 'Video interview',
    nl: 'Video-interview',
    de: 'Videointerview',
    es: 'Entrevista en vídeo',
  },
} satisfies Record<InstrumentId, Text>);
