import type { Plugin, Rolldown } from 'vite';
import { testPages } from '../contract/src/test-pages.ts';

/** Where visits begin, and the modules of the page there; `*` stands for any end of the address. */
const pages: Record<string, string> = {
  '/': 'pages/public/home.tsx',
  '/login': 'pages/public/login.tsx',
  '/create-account-test-subject/*': 'pages/public/create-account.tsx',
  '/give-permission/*': 'pages/public/give-permission.tsx',
  '/personality/results': 'pages/candidate/personality-results.tsx',
  '/admin/login': 'pages/admin/login.tsx',
  '/admin/assessments': 'pages/admin/assessments.tsx',
  '/admin/assessments/view/*': 'pages/admin/assessment-view.tsx',
  '/admin/report/personality/*': 'pages/admin/report-personality.tsx',
};

/** Those of tests, which have a document of their own. */
const tests: Record<string, string> = {
  '/happines-energy/test/*': 'take/happiness.tsx',
  '/culture/test': 'take/culture.tsx',
  '/skill/test/*': 'pages/candidate/skill-test.tsx',
  ...Object.fromEntries(
    testPages
      .filter((address) => address.startsWith('/iq-test/'))
      .map((address) => [address, 'pages/candidate/iq-test.tsx']),
  ),
};

/**
 * Writes down which files a page consists of (`pages.json`), for the server to announce with the document: otherwise
 * they are asked for only when the document's own script has run, a whole round trip later. What asks for the page's
 * data comes before them all; then the largest, since over HTTP/1.1 only six come at a time.
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
      const listed = (addresses: Record<string, string>, document: string) => {
        const common = filesOf(entry(document), bundle);
        const styles = common.flatMap((file) => stylesOf(bundle[file]));
        return Object.entries(addresses).map(([address, module]) => {
          const chunk = chunks.find(({ moduleIds }) =>
            moduleIds.some((id) => id.endsWith(`/${module}`)),
          );
          if (!chunk) throw new Error(`${module} has no chunk of its own.`);
          const own = filesOf(chunk, bundle).filter((file) => !common.includes(file));
          const size = (file: string) => sizeOf(bundle[file]);
          const bySize = [...common, ...styles, ...own].toSorted((a, b) => size(b) - size(a));
          const isEarly = (file: string) => file.startsWith('assets/early-');
          return [address, [...bySize.filter(isEarly), ...bySize.filter((file) => !isEarly(file))]];
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
