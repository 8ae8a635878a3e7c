import type { InstrumentId } from '@assay/contract/instruments';
import type { Instrument } from './instrument.ts';
import { personality } from './personality/instrument.ts';

/** Every instrument there is. An id added to the contract fails to compile here until it has one. */
export const instruments = {
  personality,
} satisfies { [Id in InstrumentId]: Instrument<Id, unknown, unknown, unknown, unknown> };
