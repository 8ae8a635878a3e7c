import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import type { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

type Config = ReturnType<typeof getConfig>;

/** Where the document of a test begins. */
const entry = 'src/app/take/main.tsx';

/**
 * `locales/en.po?lingui` has the English texts of the document of a test alone: those of the files that it can load. English
 * comes with the page, and all other pages have four times as many.
 */
export function textsOfTests(config: Config): Plugin {
  const root = config.rootDir;
  return {
    name: 'texts-of-tests',
    enforce: 'post',
    transform: {
      filter: { id: /locales\/en\.po\?lingui$/ },
      async handler() {
        const [catalogue] = await getCatalogs(config);
        const known = Object.entries((await catalogue?.read('en')) ?? {});
        const files = reachableFrom(join(root, entry));
        for (const file of files) this.addWatchFile(file);
        const said = new Set([...files].map((file) => relative(root, file)));
        const own = known.filter(([, { origin }]) => origin?.some(([file]) => said.has(file)));
        if (own.length === 0) throw new Error('The document of a test has lost its texts.');
        const texts = own.map(([id, { message, translation }]) => [id, translation || message]);
        const { source } = createCompiledCatalog('en', Object.fromEntries(texts), {
          namespace: 'es',
        });
        return { code: source, moduleType: 'js' };
      },
    },
  };
}

/** A file of ours with all that it imports, at once or later. Imports name whole files, so they can be read off. */
function reachableFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, path = ''] of code.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)) {
    reachableFrom(join(dirname(file), path), found);
  }
  return found;
}
