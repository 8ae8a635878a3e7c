import { numberInAddress } from '../../take/number-in-address.ts';
import type { OpenPage } from '../../take/part.ts';
import { openRecord } from './open-record.ts';
import { BurnoutTestPage } from './test-page.tsx';

/** The page of one record; what was answered is asked for at once. */
export const openPage: OpenPage = () => {
  const recordId = numberInAddress();
  const first = { underWay: openRecord(recordId), opened: undefined };
  return Promise.resolve(<BurnoutTestPage recordId={recordId} first={first} />);
};
