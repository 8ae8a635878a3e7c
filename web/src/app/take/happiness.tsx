import { openRecord } from '../../features/instruments/burnout/open-record.ts';
import { HappinessTestPage } from '../../pages/candidate/happiness-test.tsx';

/** The page of one record of the happiness test; what was answered is asked for at once. */
export function takeHappiness(recordId: number) {
  const first = { underWay: openRecord(recordId), opened: undefined };
  return <HappinessTestPage recordId={recordId} first={first} />;
}
