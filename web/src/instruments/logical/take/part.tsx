import type { OpenPage } from '../../take/part.ts';
import { LogicalTestPage } from './test-page.tsx';

export const openPage: OpenPage = () => {
  const section = location.pathname.includes('/analogy/') ? 'analogy' : 'sequence';
  return Promise.resolve(<LogicalTestPage section={section} />);
};
