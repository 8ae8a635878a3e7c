import type { InstrumentId } from '@assay/contract/instruments';
import { type Language, languages } from '@assay/contract/languages';
import { getInstrument } from '@assay/instruments/registry';

/** What a test is called; one skill test or interview has the name that its author gave it. Null stands for English. */
export function testName(instrument: InstrumentId, language: Language | null): string {
  return getInstrument(instrument).titles[language ?? 'en'];
}

/** What an interview is called: as its author named it, and one without a name of its own in the reader's language. */
export function interviewName(name: string, language: Language | null): string {
  const usual = languages.some((one) => testName('interview', one) === name);
  return usual ? testName('interview', language) : name;
}
