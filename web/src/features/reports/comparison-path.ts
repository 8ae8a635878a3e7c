import type { ComparedInstrument } from '@assay/contract/instruments';

/** Where two people are compared in a test. */
export function comparisonPath<Test extends ComparedInstrument>(test: Test) {
  return `/admin/report/${test}-test/compare/$first/$second` as const;
}
