import { iq } from '@assay/instruments/iq/instrument';
import { findKey } from '../attempt.queries.ts';
import { describeTheOne } from '../rooms/one-test.facts.ts';
import { defineKind } from '../rooms/test.kind.ts';

export const iqKind = defineKind({
  instrument: iq,
  describe: describeTheOne(iq),
  loadForm: async (trx, { id, version }) => ({ version, keys: await findKey(trx, id) }),
});
