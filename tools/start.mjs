/** `npm start`: installs and builds what is missing, then runs the product. */
import { fileURLToPath } from 'node:url';
import { onPinnedNode } from './launch.mjs';

if (onPinnedNode(fileURLToPath(import.meta.url))) {
  const { buildWeb } = await import('./build-web.ts');
  await buildWeb();
  await import('../server/src/main.ts');
}
