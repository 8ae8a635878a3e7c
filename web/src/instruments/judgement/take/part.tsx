import { firstInTime } from '../../take/first-in-time.ts';
import type { OpenPage } from '../../take/part.ts';
import { judgementTest } from './judgement-test.ts';
import { JudgementTestPage } from './test-page.tsx';

export const openPage: OpenPage = async () => (
  <JudgementTestPage first={await firstInTime(judgementTest)} />
);
