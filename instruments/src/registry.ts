import type { InstrumentId } from '@assay/contract/instruments';
import { culture } from './culture/instrument.ts';
import { burnout } from './burnout/instrument.ts';
import type { AnyInstrument } from './instrument.ts';
import { interview } from './interview/instrument.ts';
import { judgement } from './judgement/instrument.ts';
import { logical } from './logical/instrument.ts';
import { personality } from './personality/instrument.ts';
import { skill } from './skill/registry-entry.ts';

/** Every instrument there is. An id added to the contract fails to compile here until it has one. */
export const instruments = {
  personality,
  iq: logical,
  culture,
  burnout,
  skill,
  interview,
  judgement,
} satisfies { [Id in InstrumentId]: AnyInstrument };

/** The instrument of an id that is known at run time only. */
export function getInstrument(id: InstrumentId): AnyInstrument {
  return instruments[id];
}
