import { join } from 'node:path';
import { root } from '../platform/config.ts';

/** For the environment of a process that a test starts: what `npm run serve` keeps, so that it starts in half the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, '.cache/node') };
