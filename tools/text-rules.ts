import { dirname, join } from 'node:path/posix';
import { isTest } from './file-rules.ts';
import { lineAt, type Problem, type SourceFile } from './source-files.ts';

const isCode = (path: string) => /\.(tsx?|mts|[mc]?js|jsx)$/.test(path);
const isText = (path: string) =>
  isCode(path) || /\.(css|html|md|sql|sh|ya?ml)$|^\.ci\/run$/.test(path);

function find(
  file: SourceFile,
  pattern: RegExp,
  message: (match: RegExpExecArray) => string | null,
): Problem[] {
  return [...file.text.matchAll(pattern)].flatMap((match) => {
    const said = message(match);
    return said === null
      ? []
      : [{ path: file.path, line: lineAt(file.text, match.index), message: said }];
  });
}

const disable = /(?:\/\/|\/\*)\s*(?:oxlint|eslint)-disable(?:-next-line|-line)?\b([^\n]*)/g;
const ignore = /(?:\/\/|\/\*)\s*biome-ignore(?:-all|-start)?\b([^\n]*)/g;
const silence = /(?:\/\/|\/\*)\s*@ts-(expect-error|ignore|nocheck)\b([^\n]*)/g;

/** Every suppression names the rule and says why: `// oxlint-disable-next-line some/rule -- reason`. */
export function checkSuppressions(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) => {
    if (!isCode(file.path)) return [];
    return [
      ...find(file, disable, (match) => {
        const [names = '', why = ''] = (match[1] ?? '').replace(/\*\/.*$/, '').split(/\s--\s/);
        if (names.trim() === '') return 'suppression names no rule';
        return why.trim().length < 8 ? 'suppression without a reason (-- why)' : null;
      }),
      ...find(file, ignore, (match) =>
        /^\s+\S+\s*:\s*\S.{6,}/.test((match[1] ?? '').replace(/\*\/.*$/, ''))
          ? null
          : 'suppression without a reason (: why)',
      ),
      ...find(file, silence, (match) => {
        if (match[1] !== 'expect-error') return 'use @ts-expect-error, with a reason';
        return (match[2] ?? '').replace(/^[\s:-]+|\*\/.*$/g, '').trim().length < 8
          ? 'suppression without a reason'
          : null;
      }),
    ];
  });
}

// Put together, so that this file does not report itself.
const marker = new RegExp(
  `\\b(?:${['TO', 'FIX', 'XX', 'HA'].map((head, i) => head + ['DO', 'ME', 'X', 'CK'][i]).join('|')})\\b`,
  'g',
);

export function checkMarkers(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) =>
    isText(file.path) ? find(file, marker, (match) => `leftover marker ${match[0]}`) : [],
  );
}

const homes = ['home', 'root', 'work', 'Users', 'mnt'].join('|');
const machinePath = new RegExp(`(?<![\\w./}:@~-])(?:/(?:${homes})/[\\w.-]+|[A-Z]:\\\\\\w+)`, 'g');
const climbing = /(?<![\w./*$}])(?:\.\.\/)+[\w-]/g;

/** Nothing may depend on where somebody's checkout lies or on what lies beside it. */
export function checkPaths(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) => {
    const problems = find(file, machinePath, (match) => `path of one machine: ${match[0]}`);
    // Tests of path traversal climb on purpose.
    if (isTest(file.path)) return problems;
    const outside = find(file, climbing, (match) =>
      join(dirname(file.path), match[0]).startsWith('../')
        ? `path leads out of the repository: ${match[0]}`
        : null,
    );
    return [...problems, ...outside];
  });
}

const link = /(?<=\]\()[^()\s#:]+\.md(?=[)#])/g;
const decision = /^docs\/decisions\/(\d{4})-/;

/** A page that another one leads to is there, and a decision has a number of its own. */
export function checkPages(files: readonly SourceFile[]): Problem[] {
  const pages = files.filter(({ path }) => path.endsWith('.md'));
  const paths = new Set(pages.map(({ path }) => path));
  const taken = new Map<string, string>();
  return pages.flatMap((page) => {
    const problems = find(page, link, ([to]) =>
      paths.has(join(dirname(page.path), to)) ? null : `leads to a page that is not there: ${to}`,
    );
    const number = decision.exec(page.path)?.[1];
    if (number === undefined) return problems;
    const first = taken.get(number);
    taken.set(number, page.path);
    return first === undefined
      ? problems
      : [...problems, { path: page.path, message: `has the number of ${first}` }];
  });
}

const forContributors =
  /^(?:CONTRIBUTING\.md|docs\/(?:languages|own-data)\.md|docs\/instruments\/)/;
const named = /(?<=`)[\w./-]+(?:\.tsx?|\.sql|\/)(?=`)/g;
/** Made-up names that stand for any file. */
const anyName = /^(?:NNNN_|x\.|noun\.)/;

/** A file or folder that a page for contributors names is there; of a path its end is enough. */
export function checkNamedFiles(files: readonly SourceFile[]): Problem[] {
  const paths = files.map(({ path }) => `/${path}`);
  const isThere = (name: string) =>
    name.endsWith('/')
      ? paths.some((path) => path.includes(`/${name}`))
      : paths.some((path) => path.endsWith(`/${name}`));
  return files.flatMap((file) =>
    forContributors.test(file.path)
      ? find(file, named, ([name]) =>
          anyName.test(name) || isThere(name) ? null : `names ${name}, which is not there`,
        )
      : [],
  );
}

const environment =
  /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\s*\[\s*['"]env['"]|\{[^{}]*\benv\b[^{}]*\}\s*=\s*(?:globalThis\.)?process\b|import\s*\{[^}]*\benv\b[^}]*\}\s*from\s*['"](?:node:)?process['"]/g;
const mayReadEnvironment =
  /^(?:tools|e2e|bench)\/|^server\/src\/platform\/config|(?:^|\/)[\w.-]+\.config\.[mc]?[jt]s$/;

/** Settings are read in one place; the linter sees `process.env` only, this sees its other spellings too. */
export function checkEnvironment(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) =>
    isCode(file.path) && !mayReadEnvironment.test(file.path)
      ? find(
          file,
          environment,
          () => 'reads the environment; take the setting from server/src/platform/config',
        )
      : [],
  );
}

const focused = /\b(?:test|it|describe)(?:\.\w+)*\.only\b/g;

/** The linter knows vitest's own calls; the browser journeys have another runner. */
export function checkFocus(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) =>
    file.path.startsWith('e2e/') ? find(file, focused, () => 'runs one test only') : [],
  );
}
