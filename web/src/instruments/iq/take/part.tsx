import type { OpenPage } from '../../take/part.ts';
import { IqTestPage } from './test-page.tsx';

export const openPage: OpenPage = () => {
  const section = location.pathname.includes('/analogy/') ? 'analogy' : 'sequence';
  return Promise.resolve(<IqTestPage section={section} />);
};
