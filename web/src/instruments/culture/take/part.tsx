import { firstInTime } from '../../take/first-in-time.ts';
import type { OpenPage } from '../../take/part.ts';
import { cultureTest } from './culture-test.ts';
import { CultureTestPage } from './test-page.tsx';

export const openPage: OpenPage = async () => (
  <CultureTestPage first={await firstInTime(cultureTest)} />
);
