import { afterEach, beforeEach } from 'vitest';
import { beginAnew, leave } from './open-page.tsx';

beforeEach(beginAnew);
afterEach(async () => {
  const faults = await leave();
  if (faults.length > 0)
    throw new Error(`The stand-in for the network could not take this:\n${faults.join('\n')}`);
});
