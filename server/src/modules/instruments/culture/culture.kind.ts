import { culture } from '@assay/instruments/culture/instrument';
import { describeTheOne } from '../rooms/one-test.facts.ts';
import { defineKind } from '../rooms/test.kind.ts';
import { loadCultureForm } from './culture-form.service.ts';

export const cultureKind = defineKind({
  instrument: culture,
  describe: describeTheOne(culture),
  loadForm: (trx, { version }) => loadCultureForm(trx, version),
});
