/** `npm run build`: installs what is missing and builds the pages, once for each version. */
import { fileURLToPath } from 'node:url';
import { onPinnedNode } from './launch.mjs';

if (onPinnedNode(fileURLToPath(import.meta.url))) {
  const { buildWeb } = await import('./build-web.ts');
  await buildWeb();
}
