import { join } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import type { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

type Config = ReturnType<typeof getConfig>;

/** How a text is asked for once its macro is expanded. */
const mention = /\bid:\s*[`'"]([\w+/=-]{6})[`'"]/;
const mentions = new RegExp(mention, 'g');

/**
 * Puts the English texts of a file into it: they come with the part of the page that says them and with no other. Most
 * people read English, and asking for texts apart would cost them a round trip.
 */
export function textsWithCode(config: Config): Plugin {
  const language = join(config.rootDir, 'src/lib/language.ts');
  let known: Promise<Map<string, string>> | undefined;
  return {
    name: 'texts-with-code',
    enforce: 'post',
    buildStart() {
      known = readEnglish(config);
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: mention },
      async handler(code) {
        const texts = await (known ??= readEnglish(config));
        const own = [...code.matchAll(mentions)].flatMap(([, id = '']) => {
          const text = texts.get(id);
          return text === undefined ? [] : [[id, text] as const];
        });
        if (own.length === 0) return null;
        const { source } = createCompiledCatalog('en', Object.fromEntries(own), {
          namespace: 'json',
        });
        const { messages } = JSON.parse(source) as { messages: unknown };
        const head = `import { registerMessages } from ${JSON.stringify(language)};`;
        return {
          code: `${head}${code}\nregisterMessages(${JSON.stringify(messages)});`,
          map: null,
        };
      },
    },
  };
}

async function readEnglish(config: Config): Promise<Map<string, string>> {
  const catalogues = await getCatalogs(config);
  const read = await Promise.all(catalogues.map((catalogue) => catalogue.read('en')));
  const texts = read.flatMap((found) => Object.entries(found ?? {}));
  if (texts.length === 0) throw new Error('There are no English texts.');
  return new Map(texts.map(([id, { message, translation }]) => [id, translation || message || '']));
}
