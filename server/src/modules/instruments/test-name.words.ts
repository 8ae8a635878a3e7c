import type { InstrumentId } from '@assay/contract/instruments';
import { instrumentFacts } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';

type Named = Exclude<InstrumentId, 'skill' | 'interview'>;

/** What the tests are called; skill tests and interviews have the names that their authors gave them. */
const names: Record<Exclude<Language, 'en'>, Record<Named, string>> = {
  nl: {
    personality: 'Persoonlijkheid',
    iq: 'Logisch redeneren',
    culture: 'Cultuur',
    burnout: 'Welzijn en energie',
  },
  de: {
    personality: 'Persönlichkeit',
    iq: 'Logisches Denken',
    culture: 'Kultur',
    burnout: 'Wohlbefinden und Energie',
  },
  es: {
    personality: 'Personalidad',
    iq: 'Razonamiento lógico',
    culture: 'Cultura',
    burnout: 'Bienestar y energía',
  },
};

/** Null stands for English. */
export function testName(instrument: Named, language: Language | null): string {
  return language === null || language === 'en'
    ? instrumentFacts[instrument].name
    : names[language][instrument];
}
