import { logical } from '@assay/instruments/logical/instrument';
import { findKey } from '../attempt.queries.ts';
import { describeTheOne } from '../rooms/one-test.facts.ts';
import { defineKind } from '../rooms/test.kind.ts';

export const logicalKind = defineKind({
  instrument: logical,
  describe: describeTheOne(logical),
  loadForm: async (trx, { id, version }) => ({ version, keys: await findKey(trx, id) }),
});
