import {
  instrumentFacts,
  instrumentOf,
  reportParams,
  type TestId,
} from '@assay/contract/instruments';
import { linkOptions } from '@tanstack/react-router';

/** Where a manager reads what somebody got in a test; undefined for a test that there is not. */
export function reportAddress(test: TestId, subject: number, campaign: number | undefined) {
  const instrument = instrumentOf(test);
  if (instrument === undefined) return undefined;
  const to = instrumentFacts[instrument].report;
  return linkOptions({ to, params: reportParams(test, subject), search: { campaign } });
}
