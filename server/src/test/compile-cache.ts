import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { root } from '../platform/config.ts';

/**
 * For the environment of a process that a test starts, as `npm run serve` has it: what is compiled already, so that it starts in half
 * the time, and little room for young objects, which saves an eighth of what is left.
 */
export const asServed = {
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  NODE_OPTIONS: '--max-semi-space-size=8',
};

// For this process too, which passes it on to those that it starts itself.
enableCompileCache(asServed.NODE_COMPILE_CACHE);
