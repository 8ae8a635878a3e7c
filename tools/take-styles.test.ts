import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../web/src');
const here = join(source, 'app/take');

/** A selector of a class, as it stands in a style sheet. */
const selectorOf = (name: string) =>
  `.${name.replace(/^\d/, '\\3$& ').replaceAll(/[^\w\\ -]/g, String.raw`\$&`)}`;

/** Of its module only what goes around a field is used in the document, not the fields themselves. */
const notRendered = new Set(['ui/fields/text-field.tsx']);

/** All files of ours that the document's script needs, at once or later. */
function filesOf(script: string): Set<string> {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const text = readFileSync(file, 'utf8');
    const folder = dirname(file);
    for (const [, path = ''] of text.matchAll(
      /^(?!import type)(?:.*\bfrom|import|.*\bimport\()\s*'(\.{1,2}\/[^']+\.tsx?)'/gm,
    ))
      follow(join(folder, path));
    for (const [, pattern = ''] of text.matchAll(/import\.meta\.glob(?:<\w+>)?\(\s*'([^']+)'/g))
      for (const path of globSync(pattern, { cwd: folder })) follow(join(folder, path));
  };
  follow(script);
  return found;
}

/** Classes that stand as they are in the markup of a file. */
const classesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\bclassName="([^"]+)"/g)].flatMap(([, list = '']) =>
    list.split(/\s+/),
  );

async function buildStyles(): Promise<string> {
  const built = await build({
    configFile: false,
    root: here,
    logLevel: 'silent',
    plugins: [tailwindcss()],
    build: { write: false, rollupOptions: { input: join(here, 'take.css') } },
  });
  const files = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  return files
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : ''))
    .join('');
}

test('each class of the document in which tests are taken is in its styles', async () => {
  const styles = await buildStyles();
  const files = [...filesOf(join(here, 'main.tsx'))].filter(
    (file) => file.endsWith('.tsx') && !notRendered.has(relative(source, file)),
  );
  const rooms = files.filter((file) => /\/instruments\/[\w-]+\/take\//.test(file));
  expect(rooms.length).toBeGreaterThan(5);
  const missing = files.flatMap((file) =>
    classesIn(file)
      .filter((name) => !styles.includes(selectorOf(name)))
      .map((name) => `${relative(source, file)}: ${name}`),
  );
  expect(missing).toEqual([]);
});
