import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { isTestPage, testPages } from '../contract/src/instruments/test-pages.ts';

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

/** What asks for the data of a page stands in the document itself: as a file it would come a round trip later, and the data another. */
export function firstScriptInDocument(): Plugin {
  const file = 'src/app/early.ts';
  const tag = `<script type="module" src="/${file}"></script>`;
  return {
    name: 'first-script-in-document',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(tag)) throw new Error('The documents have lost their first script.');
        const script = await bundleAlone(join(import.meta.dirname, file));
        return html.replace(tag, () => `<script>${script}</script>`);
      },
    },
  };
}

async function bundleAlone(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[];
  return output[0].code.trim();
}

/** The service worker learns which files make up the document of a test. */
export function finishDocuments(): Plugin {
  return {
    name: 'finish-documents',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[document];
        const worker = chunks(bundle).find(({ name }) => name === 'sw');
        if (page?.type !== 'asset' || !worker) throw new Error('The service worker is missing.');
        const html = String(page.source);
        const files = new Set(html.match(/\/dist\/assets\/[^"]+/g));
        const texts = textsByLanguage(bundle);
        // Pages of single tests come when they are asked for; of the languages only the reader's own.
        for (const file of filesAskedFor(bundle, files)) files.add(file);
        for (const file of Object.values(texts)) files.delete(file);
        for (const { name, fileName } of chunks(bundle))
          if (name === 'preload-helper') files.add(`/dist/${fileName}`);
        const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
        worker.code = worker.code
          .replaceAll('__TEST_PAGES__', JSON.stringify(testPages))
          .replaceAll('__TEST_TEXTS__', JSON.stringify(texts))
          .replaceAll('__TEST_FILES__', JSON.stringify([...files]))
          .replaceAll('__TEST_DOCUMENT__', JSON.stringify(`/dist/${document}`))
          .replaceAll('__VERSION__', JSON.stringify(version));
      },
    },
  };
}

/** What the files of the document import when it is needed, with all that those consist of. */
function filesAskedFor(bundle: Rolldown.OutputBundle, known: ReadonlySet<string>): Set<string> {
  const names = new Set<string>();
  for (const chunk of chunks(bundle))
    if (known.has(`/dist/${chunk.fileName}`))
      for (const name of chunk.dynamicImports) names.add(name);
  for (const name of names) {
    const found = bundle[name];
    if (found?.type === 'chunk') for (const imported of found.imports) names.add(imported);
  }
  return new Set([...names].map((name) => `/dist/${name}`));
}

/** The file with the texts of each language that has one of its own. */
function textsByLanguage(bundle: Rolldown.OutputBundle): Record<string, string> {
  const found = chunks(bundle).flatMap(({ facadeModuleId, fileName }) => {
    const language = /locales\/(\w+)\.po$/.exec(facadeModuleId ?? '')?.[1];
    return language ? [[language, `/dist/${fileName}`] as const] : [];
  });
  return Object.fromEntries(found);
}

function chunks(bundle: Rolldown.OutputBundle) {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}
