/** `npm test`: every test there is, browser journeys included. */
import { fileURLToPath } from 'node:url';
import { onPinnedNode } from './launch.mjs';

if (onPinnedNode(fileURLToPath(import.meta.url))) {
  const { runTests } = await import('./run-tests.ts');
  process.exitCode = await runTests();
}
