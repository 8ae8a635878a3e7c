import { type InstrumentId, testTypeIds } from '@assay/contract/instruments';
import { instruments } from '@assay/instruments/registry';

/** The tests that a campaign asks for, as a person may know them beforehand. */
export function askedTests(testTypes: readonly number[]) {
  return (Object.keys(instruments) as InstrumentId[])
    .filter((id) => testTypes.includes(testTypeIds[id]))
    .map((id) => {
      const { title, minutes, itemCount } = instruments[id];
      return { instrument: id, id: testTypeIds[id], name: title, minutes, questions: itemCount };
    });
}
