import { type InstrumentId, instrumentFacts } from '@assay/contract/instruments';
import { type Language, languages } from '@assay/contract/languages';
import { getInstrument } from '@assay/instruments/registry';

/** What a test is called; one skill test or interview has the name that its author gave it. Null stands for English. */
export function testName(instrument: InstrumentId, language: Language | null): string {
  return getInstrument(instrument).titles[language ?? 'en'];
}

/** What a test is called that may have a name of its own; one of a campaign that has the usual name has it in the reader's language. */
export function nameOfTest(
  instrument: InstrumentId,
  own: string | null,
  language: Language | null,
): string {
  const isUsual =
    own === null ||
    (instrumentFacts[instrument].isOfCampaign === true &&
      languages.some((one) => testName(instrument, one) === own));
  return isUsual ? testName(instrument, language) : own;
}
