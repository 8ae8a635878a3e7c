import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type GetModuleInfo = Rolldown.PluginContext['getModuleInfo'];

/** The scripts of the two documents. */
const application = join(import.meta.dirname, 'src/app/main.tsx');
const takeDocument = join(import.meta.dirname, 'src/app/take/main.tsx');

/** Who needs a module, directly or through others. */
interface Use {
  /** The document of tests, before the questions of one kind. */
  taking: boolean;
  /** Those kinds of questions that come when they are asked for. */
  tests: Set<string>;
  /** The application or one of its pages. */
  application: boolean;
  /** The application before any of its pages. */
  entry: boolean;
  /** Something that comes after the entry, be it a page or not. */
  later: boolean;
  /** How many pages of candidates, how many of managers, and how many of the latter show results. */
  candidates: number;
  managers: number;
  results: number;
  /** The page of a campaign's people, which managers open most often. */
  people: boolean;
  /** Characters of it and of everything that it stands on, without what every page has. */
  weight: number;
}

/** Whose page a module is, by its folder. */
const pagesOf = {
  candidates: /\/web\/src\/(pages\/(public|candidate)|instruments\/[\w-]+\/(own|camera))\//,
  managers: /\/web\/src\/(pages\/admin|instruments\/[\w-]+\/managers)\//,
  results: /\/web\/src\/instruments\/[\w-]+\/managers\//,
  people: /\/web\/src\/pages\/admin\/campaigns\/campaign-people\.tsx$/,
};

let uses: ReadonlyMap<string, Use> = new Map();

/** Reads who needs what once all modules are known, before the groups are asked. */
export function readImports(): Plugin {
  return {
    name: 'read-imports',
    apply: 'build',
    buildEnd() {
      uses = readUses((id) => this.getModuleInfo(id));
    },
  };
}

/** What a form stands on, which pages without one do without. */
const ofForms = /node_modules\/(react-hook-form|@hookform)\/|web\/src\/lib\/forms\//;

/** What one form or another checks of the contract (`contract-for-browsers.ts`): each takes its own along. */
const ofSomeForm = /\?checked$/;

/** What comes with every page, and the bundler's own helpers, which would be a file by themselves. */
const everywhere =
  /node_modules\/(preact|use-sync-external-store|zustand|@lingui|idb-keyval)\/|vite\/preload|rolldown\/runtime/;

/**
 * What so many pages of one kind need lies in a file that all of that kind share. Fewer would load what they do not need, more would ask for more files.
 * What managers' pages need almost only to show results is for those alone: `others` is how many pages without results make it everybody's.
 */
const often = { candidates: 5, managers: 14, others: 5, results: 9 };

/** Up to this weight a part is small. */
const small = 2500;

/**
 * The files of the document in which tests are taken. They follow from who imports what, so that nobody has to list them
 * and nothing moves silently when a module gets another name: what both documents share, which stays the same when only
 * pages change; what running any test needs, which a page beside the tests loads whole if it needs some of it and few pages
 * do; and what one kind of question shares with pages of the application, for that kind alone. What no page with a question
 * may load is taken out before (priority above 3).
 */
export const takeGroups: Group[] = [
  {
    name: 'shared',
    priority: 3,
    test: (id) =>
      everywhere.test(id) ||
      isIn(
        id,
        ({ taking, entry, candidates, managers }) =>
          taking && (entry || candidates + managers >= often.candidates),
      ),
  },
  {
    name: 'taking',
    priority: 2.7,
    test: (id) => isIn(id, ({ taking, tests }) => taking || tests.size > 1),
  },
  {
    name: (id) => `with-${nameOf([...(uses.get(id)?.tests ?? [])][0] ?? '')}`,
    priority: 2.5,
    test: (id) => isIn(id, ({ tests, application: also }) => tests.size === 1 && also),
  },
];

/**
 * The files that pages of the application share. They follow from who imports what, too, and from the folders of the pages: what many
 * pages need, their parts need as well, so that no file takes along what few pages stand on.
 */
export const pageGroups: Group[] = [
  { name: 'forms', priority: 0.5, test: ofForms },
  {
    name: 'application',
    priority: 2,
    test: (id) =>
      isShared(id, ({ entry, later, candidates, managers }) =>
        entry ? later : Math.min(candidates, managers) >= often.candidates,
      ),
  },
  {
    name: 'candidates',
    priority: 1,
    test: (id) =>
      isShared(id, ({ candidates, managers }) => managers === 0 && candidates >= often.candidates),
  },
  {
    name: 'lists',
    priority: 1,
    test: (id) =>
      isShared(
        id,
        ({ candidates, managers, results }) =>
          candidates < 2 && managers >= often.managers && managers - results >= often.others,
      ),
  },
  {
    name: 'results',
    priority: 1,
    test: (id) =>
      isShared(id, ({ candidates, results }) => candidates === 0 && results >= often.results),
  },
  {
    // A dozen files of some hundred bytes each: over HTTP/1.1, where six come at a time, the page waited for them for a second.
    name: 'people',
    priority: 0.8,
    test: (id) =>
      isShared(
        id,
        ({ candidates, managers, people, weight }) =>
          people && candidates === 0 && managers > 1 && weight < small,
      ),
  },
];

/** The room of the instrument whose questions a module shows; of anything else, the name of its file. */
function nameOf(id: string): string | undefined {
  return (/\/instruments\/([\w-]+)\/take\//.exec(id) ?? /([\w-]+)\.\w+$/.exec(id))?.[1];
}

function isShared(id: string, takes: (use: Use) => boolean): boolean {
  return !ofForms.test(id) && !ofSomeForm.test(id) && isIn(id, takes);
}

/** The documents' own scripts stay files by themselves, and their styles with them: a page of the other document may load what a group has. */
function isIn(id: string, takes: (use: Use) => boolean): boolean {
  const isOwn = id === application || id === takeDocument || id.endsWith('.css');
  const use = isOwn ? undefined : uses.get(id);
  return use !== undefined && takes(use);
}

function readUses(getModuleInfo: GetModuleInfo): Map<string, Use> {
  const found = new Map<string, Use>();
  const mark = (root: string, how: (use: Use) => void) => {
    for (const id of closureOf(root, getModuleInfo).needed) {
      const use = found.get(id) ?? {
        taking: false,
        tests: new Set<string>(),
        application: false,
        entry: false,
        later: false,
        candidates: 0,
        managers: 0,
        results: 0,
        people: false,
        weight: 0,
      };
      how(use);
      found.set(id, use);
    }
  };
  mark(takeDocument, (use) => (use.taking = true));
  for (const test of closureOf(takeDocument, getModuleInfo).later)
    mark(test, (use) => use.tests.add(test));
  const pages = new Set([application]);
  for (const id of pages) for (const page of closureOf(id, getModuleInfo).later) pages.add(page);
  for (const page of pages)
    mark(page, (use) => {
      use.application = true;
      if (page === application) use.entry = true;
      else use.later = true;
      if (pagesOf.candidates.test(page)) use.candidates += 1;
      if (pagesOf.managers.test(page)) use.managers += 1;
      if (pagesOf.results.test(page)) use.results += 1;
      if (pagesOf.people.test(page)) use.people = true;
    });
  for (const [id, use] of found)
    for (const needed of closureOf(id, getModuleInfo).needed)
      if (!found.get(needed)?.entry && !everywhere.test(needed))
        use.weight += getModuleInfo(needed)?.code?.length ?? 0;
  return found;
}

/** Everything that a module imports at once, itself included, and what any of that imports when it is needed. */
function closureOf(root: string, getModuleInfo: GetModuleInfo) {
  const needed = new Set([root]);
  const later = new Set<string>();
  for (const id of needed) {
    const info = getModuleInfo(id);
    for (const one of info?.importedIds ?? []) needed.add(one);
    for (const one of info?.dynamicallyImportedIds ?? []) later.add(one);
  }
  return { needed, later };
}
