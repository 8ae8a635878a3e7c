import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { isTestPage, testPages } from '../contract/src/test-pages.ts';

const document = 'test.html';

/** In development every address of a page answers with its document, as the server does in production. */
export function documentForEveryAddress(): Plugin {
  return {
    name: 'document-for-every-address',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const wantsPage = request.headers.accept?.includes('text/html');
        const [path = ''] = (request.url ?? '').split('?');
        if (wantsPage && !/^\/(dist|api)\//.test(path))
          request.url = isTestPage(path) ? `/dist/${document}` : '/dist/';
        next();
      });
    },
  };
}

/**
 * Finishes the document of a test: the script that asks for the questions comes first and does not wait for the others,
 * and the service worker learns which files make up the document.
 */
export function documentForTests(): Plugin {
  return {
    name: 'document-for-tests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle = {} }) {
        if (!filename.endsWith(document)) return html;
        const early = chunks(bundle).find(({ name }) => name === 'early');
        if (!early) throw new Error('The document of a test has lost its first script.');
        const src = `/dist/${early.fileName}`;
        const preload = new RegExp(`\\s*<link rel="modulepreload"[^>]*href="${src}"[^>]*>`);
        return {
          html: html.replace(preload, ''),
          tags: [
            {
              tag: 'script',
              attrs: { type: 'module', async: true, crossorigin: true, src },
              injectTo: 'head-prepend',
            },
          ],
        };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[document];
        const worker = chunks(bundle).find(({ name }) => name === 'sw');
        if (page?.type !== 'asset' || !worker) throw new Error('The service worker is missing.');
        const html = String(page.source);
        const files = new Set(html.match(/\/dist\/assets\/[^"]+/g));
        // Tests other than the one that comes with the document, and what those need.
        for (const file of laterFiles(bundle)) files.add(`/dist/${file}`);
        // Catalogues of languages come when they are asked for.
        for (const { name, fileName, facadeModuleId } of chunks(bundle))
          if (facadeModuleId?.endsWith('.po') || name === 'preload-helper')
            files.add(`/dist/${fileName}`);
        const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
        worker.code = worker.code
          .replace('__TEST_PAGES__', JSON.stringify(testPages))
          .replace('__TEST_FILES__', JSON.stringify([...files]))
          .replaceAll('__TEST_DOCUMENT__', JSON.stringify(`/dist/${document}`))
          .replace('__VERSION__', JSON.stringify(version));
      },
    },
  };
}

/** Pages that the document of a test loads when they are asked for, with all that they stand on. */
function laterFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const byName = new Map(chunks(bundle).map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of byName.get(file)?.imports ?? []) add(next);
  };
  const entry = chunks(bundle).find(({ isEntry, name }) => isEntry && name === 'test');
  for (const file of entry?.dynamicImports ?? [])
    if (byName.get(file)?.facadeModuleId?.includes('/pages/')) add(file);
  return found;
}

function chunks(bundle: Rolldown.OutputBundle) {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}
