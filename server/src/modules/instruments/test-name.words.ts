import type { InstrumentId } from '@assay/contract/instruments';
import { instrumentFacts } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';

/** What the tests are called; one skill test or interview has the name that its author gave it. */
const names: Record<Exclude<Language, 'en'>, Record<InstrumentId, string>> = {
  nl: {
    personality: 'Persoonlijkheid',
    iq: 'Logisch redeneren',
    culture: 'Cultuur',
    burnout: 'Energie',
    skill: 'Vaardigheidstest',
    interview: 'Video-interview',
  },
  de: {
    personality: 'Persönlichkeit',
    iq: 'Logisches Denken',
    culture: 'Kultur',
    burnout: 'Energie',
    skill: 'Fachtest',
    interview: 'Videointerview',
  },
  es: {
    personality: 'Personalidad',
    iq: 'Razonamiento lógico',
    culture: 'Cultura',
    burnout: 'Energía',
    skill: 'Prueba de habilidades',
    interview: 'Entrevista en vídeo',
  },
};

/** Null stands for English. */
export function testName(instrument: InstrumentId, language: Language | null): string {
  return language === null || language === 'en'
    ? instrumentFacts[instrument].name
    : names[language][instrument];
}

/** What an interview is called: as its author named it, and one without a name of its own in the reader's language. */
export function interviewName(name: string, language: Language | null): string {
  return name === instrumentFacts.interview.name ? testName('interview', language) : name;
}
