import { judgement } from '@assay/instruments/judgement/instrument';
import { describeTheOne } from '../rooms/one-test.facts.ts';
import { defineKind } from '../rooms/test.kind.ts';

export const judgementKind = defineKind({
  instrument: judgement,
  describe: describeTheOne(judgement),
  loadForm: () => Promise.resolve(null),
});
