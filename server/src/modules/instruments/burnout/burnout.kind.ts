import type { BurnoutForm } from '@assay/instruments/burnout/form';
import { burnout } from '@assay/instruments/burnout/instrument';
import { burnoutVersionOf } from '@assay/instruments/burnout/versions';
import { describeTheOne } from '../rooms/one-test.facts.ts';
import { defineKind } from '../rooms/test.kind.ts';

export const burnoutKind = defineKind({
  instrument: burnout,
  describe: describeTheOne(burnout),
  loadForm: (_trx, { form, version }) =>
    Promise.resolve({ ...(form as BurnoutForm), version: burnoutVersionOf(version) }),
});
