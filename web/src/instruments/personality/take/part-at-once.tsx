import { firstInTime } from '../../take/first-in-time.ts';
import type { OpenPage } from '../../take/part.ts';
import { personalityTest } from './personality-test.ts';
import { PersonalityTestPage } from './test-page.tsx';

export const openPage: OpenPage = async () => (
  <PersonalityTestPage first={await firstInTime(personalityTest)} />
);
