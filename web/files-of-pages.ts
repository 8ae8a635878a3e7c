import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { instrumentFacts, instrumentIds, roomOf } from '../contract/src/instruments/instruments.ts';

/** Where visits begin (`page-pattern.ts`), and the modules of the page there and of the part that it opens with. */
const pages: Record<string, string | readonly string[]> = {
  '/': 'pages/public/home.tsx',
  '/login': 'pages/public/login.tsx',
  '/create-account-test-subject/*/*': 'pages/public/create-account.tsx',
  '/give-permission/*/*': 'pages/public/give-permission.tsx',
  '/personality/results': 'instruments/personality/own/results-page.tsx',
  '/admin/login': 'pages/admin/start/login.tsx',
  '/admin/assessments': 'pages/admin/campaigns/campaigns.tsx',
  '/admin/assessments/view/*': [
    'pages/admin/campaigns/campaign-view.tsx',
    'pages/admin/campaigns/campaign-people.tsx',
  ],
  '/admin/assessments/view/*/*': 'pages/admin/campaigns/campaign-view.tsx',
  '/admin/report/personality/*': 'instruments/personality/managers/report-page.tsx',
};

/** Those of tests, which have a document of their own; a room whose part comes with it needs no files besides. */
const tests: Record<string, string> = Object.fromEntries(
  instrumentIds.flatMap((id) => {
    const part = `instruments/${roomOf(id)}/take/part.tsx`;
    const addresses: readonly string[] = instrumentFacts[id].pages ?? [];
    if (!existsSync(join(import.meta.dirname, 'src', part))) return [];
    return addresses.map((address) => [address.replace(':id', '*'), part]);
  }),
);

/**
 * Writes down which files a page consists of (`pages.json`), for the server to announce with the document: otherwise
 * they are asked for only when the document's own script has run, a whole round trip later. The largest come first, since over
 * HTTP/1.1 only six come at a time.
 */
export function filesOfPages(): Plugin {
  return {
    name: 'files-of-pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = (document: string) => {
        const found = chunks.find(({ isEntry, name }) => isEntry && name === document);
        if (!found) throw new Error(`The document ${document} has lost its script.`);
        return found;
      };
      const filesWith = (module: string) => {
        const chunk = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(`/${module}`)),
        );
        if (!chunk) throw new Error(`${module} has no chunk of its own.`);
        return filesOf(chunk, bundle);
      };
      const listed = (addresses: typeof pages, document: string) => {
        const common = filesOf(entry(document), bundle);
        const styles = common.flatMap((file) => stylesOf(bundle[file]));
        return Object.entries(addresses).map(([address, modules]) => {
          const files = new Set([...common, ...styles, ...[modules].flat().flatMap(filesWith)]);
          const size = (file: string) => sizeOf(bundle[file]);
          return [address, [...files].toSorted((a, b) => size(b) - size(a))];
        });
      };
      const source = JSON.stringify(
        Object.fromEntries([...listed(pages, 'index'), ...listed(tests, 'test')]),
      );
      this.emitFile({ type: 'asset', fileName: 'pages.json', source });
    },
  };
}

function stylesOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string[] {
  const { viteMetadata } = (output ?? {}) as { viteMetadata?: { importedCss: Set<string> } };
  return [...(viteMetadata?.importedCss ?? [])];
}

function sizeOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): number {
  return output?.type === 'chunk' ? output.code.length : (output?.source.length ?? 0);
}

/** A chunk and everything that it imports at once. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set([chunk.fileName]);
  for (const name of files) {
    const found = bundle[name];
    if (found?.type === 'chunk') found.imports.forEach((imported) => files.add(imported));
  }
  return [...files];
}
