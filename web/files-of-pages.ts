import type { Plugin, Rolldown } from 'vite';

/** Where visits begin, and the module of the page there; `*` stands for any end of the address. */
const pages: Record<string, string> = {
  '/': 'public/home.tsx',
  '/login': 'public/login.tsx',
  '/create-account-test-subject/*': 'public/create-account.tsx',
  '/give-permission/*': 'public/give-permission.tsx',
  '/personality/results': 'candidate/personality-results.tsx',
  '/admin/login': 'admin/login.tsx',
  '/admin/assessments': 'admin/assessments.tsx',
  '/admin/assessments/view/*': 'admin/assessment-view.tsx',
  '/admin/report/personality/*': 'admin/report-personality.tsx',
};

/**
 * Writes down which files a page consists of (`pages.json`), for the server to announce with the document: otherwise
 * they are asked for only when the application's own script has run, a whole round trip later.
 */
export function filesOfPages(): Plugin {
  return {
    name: 'files-of-pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
      if (!entry) throw new Error('The application has lost its script.');
      const known = new Set(filesOf(entry, bundle));
      const byAddress = Object.entries(pages).map(([address, module]) => {
        const chunk = chunks.find(({ facadeModuleId }) =>
          facadeModuleId?.endsWith(`/pages/${module}`),
        );
        if (!chunk) throw new Error(`${module} has no chunk of its own.`);
        return [address, filesOf(chunk, bundle).filter((file) => !known.has(file))];
      });
      const source = JSON.stringify(Object.fromEntries(byAddress));
      this.emitFile({ type: 'asset', fileName: 'pages.json', source });
    },
  };
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
