import { numberInAddress } from '../../take/number-in-address.ts';
import type { OpenPage } from '../../take/part.ts';
import { SkillTestPage } from './test-page.tsx';

export const openPage: OpenPage = () =>
  Promise.resolve(<SkillTestPage testId={numberInAddress()} />);
