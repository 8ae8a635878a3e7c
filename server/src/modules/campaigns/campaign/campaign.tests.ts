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

/** The ids among what a form names; what this version cannot give is left out. */
export function askedTypes(names: readonly string[]): number[] {
  return Object.values(testTypeIds).filter((id) => names.includes(String(id)));
}
