import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { typescriptTest } from '@assay/instruments/skill/content/typescript.data';
import { repository, run } from './fixture.ts';

/*
 * What the TypeScript test claims is tried with the compiler and the Node of this repository: each option in its place,
 * compiled with `strict`, and run where the question is about what happens then.
 */

const bare = (text: string) => text.replaceAll(/^`|`$/g, '');
const codeOf = (text: string) => /```ts\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';

function find(code: string) {
  const question = typescriptTest.questions.find((one) => one.code === code);
  if (!question) throw new Error(`No question ${code}`);
  const best = question.options.filter(({ score }) => score === 1).map(({ text }) => text);
  return { ...question, program: codeOf(question.text), best };
}

const user = 'interface User { id: number; name: string; email: string }\n';
const same =
  'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;\n';

/** Questions whose best options, and no others, make a program that compiles. */
const compiling: Record<string, (program: string, option: string) => string> = {
  'tagged-result': (program, option) => `${program.replace('// ?', option)}\nexport { show };`,
  'key-of': (program, option) =>
    `${program.replace('???', option)}\nconst names: string[] = pluck([{ name: 'a' }], 'name');\n` +
    `// @ts-expect-error -- misspelt\npluck([{ name: 'a' }], 'nmae');\nexport { names };`,
  'literal-list': (program, option) =>
    `${same}${program.replace('???', option)}\nexport const exact: Same<Size, 's' | 'm' | 'l'> = true;`,
  'caught-value': (_, option) =>
    `export function textOf(error: unknown) { const text: string = ${option}; return text; }`,
  'update-body': (_, option) =>
    `${user}type Body = ${option};\nexport const some: Body[] = [{ name: 'a' }, { email: 'b' }, { name: 'a', email: 'b' }];\n` +
    `// @ts-expect-error -- the id may not change\nexport const bad: Body = { id: 1, name: 'a' };`,
  'filter-undefined': (program, option) =>
    `${user}declare const ids: string[];\n${program.replace('???', option)}\nexport const all: User[] = found;`,
  'unknown-json': (_, option) =>
    `declare function read(): ${option};\nconst value = read();\nfor (const json of [1, 'a', true, null, [1], { a: 1 }]) {\n` +
    `  const fits: ${option} = json; void fits;\n}\n// @ts-expect-error -- to be checked before\nvalue.name;\nexport {};`,
  'impossible-states': (_, option) =>
    `interface Data { rows: number }\ntype Request = ${option};\nexport const fine: Request[] = [{ state: 'done', data: { rows: 1 } }, { state: 'failed', error: new Error() }];\n` +
    `// @ts-expect-error -- done without data\nexport const odd: Request = { state: 'done' };\n` +
    `// @ts-expect-error -- failed without an error\nexport const even: Request = { state: 'failed' };`,
  'optional-call': (program, option) => `${program.replace('// ?', option)}\nexport { finish };`,
  'all-but-one': (_, option) =>
    `${same}type Signal = 'open' | 'close' | 'error';\nexport const exact: Same<${option}, 'open' | 'close'> = true;`,
  'element-type': (program, option) =>
    `${same}${program}\nexport const exact: Same<${option}, { id: number }> = true;`,
  'shape-area': (program, option) => `${program.replace('???', option)}\nexport { area };`,
  'unknown-name': (program, option) => `${program.replace('???', option)}\nexport {};`,
  'checked-routes': (program, option) =>
    `// @ts-expect-error -- no text\nconst bad = { home: 3 } ${option};\n${program.replace('???', option)}\nroutes.home;\n` +
    `// @ts-expect-error -- misspelt\nroutes.hoem;\nexport { bad };`,
};

/** Questions whose best option, and no other, makes a program that the compiler refuses. */
const refused: Record<string, (program: string, option: string) => string> = {
  'readonly-list': (program, option) => `${program.replace('// ?', option)}\nexport {};`,
  'every-label': (_, option) =>
    `type Level = 'low' | 'high';\nexport const labels: ${option} = { low: 'Low' };\nexport type { Level };`,
};

/** Options that compile, and are wrong by what they do when they run. */
const wrongWhenRun: Record<string, string[]> = {
  'caught-value': ['`(error as Error).message`'],
};

/** Claims about one program: that it compiles (true) or not. */
const claims: [name: string, compiles: boolean, source: () => string][] = [
  ['misspelt-option', true, () => `${find('misspelt-option').program}\nexport {};`],
  [
    'misspelt-option-at-once',
    false,
    () => `${find('misspelt-option').program}\nconnect({ host: 'db', timeOut: 5000 });\nexport {};`,
  ],
  [
    'async-foreach',
    true,
    () =>
      `type Item = string;\ndeclare function save(item: Item): Promise<void>;\n${find('async-foreach').program}\nexport { saveAll };`,
  ],
  [
    'asserted-date',
    true,
    () => `declare const response: Response;\n${find('asserted-date').program}\nexport {};`,
  ],
  [
    'lost-this',
    true,
    () => `declare const button: HTMLElement;\n${find('lost-this').program}\nexport {};`,
  ],
  ['unchecked-index', true, () => `${find('unchecked-index').program}\nexport {};`],
  [
    'return-in-try',
    true,
    () =>
      `declare function fetchText(): Promise<string>;\n${find('return-in-try').program}\nexport { load };`,
  ],
  ['exhaustive-old', true, () => exhaustive("'open' | 'paid'")],
  ['exhaustive-new', false, () => exhaustive("'open' | 'paid' | 'sent'")],
];

function exhaustive(members: string): string {
  return (
    `declare const order: { status: ${members} };\nexport function f() {\n  switch (order.status) {\n    case 'open': return 1;\n` +
    `    case 'paid': return 2;\n    default: { const missed: never = order.status; return missed; }\n  }\n}`
  );
}

/** Questions about what a program prints. */
const printing = [
  'spread-override',
  'shared-reference',
  'number-sort',
  'map-parse',
  'order-of-log',
  'await-order',
  'finally-runs',
  'settled',
];

const flags = [
  '--noEmit',
  '--strict',
  '--target',
  'esnext',
  '--module',
  'esnext',
  '--ignoreConfig',
  '--skipLibCheck',
];
const surroundings = ['--lib', 'esnext,dom', '--types', '', '--moduleResolution', 'bundler'];

/** Names of the files that do not compile. */
function compile(files: Record<string, string>, options: readonly string[] = []): Set<string> {
  const folder = repository(files);
  const check = (names: readonly string[]) => {
    const { output } = run('tsc', [...flags, ...surroundings, ...options, ...names], folder);
    const failed = [...output.matchAll(/^([\w-]+\.ts)\(/gm)].map((match) => match[1] ?? '');
    return { failed, unparsed: /error TS1\d{3}:/.test(output) };
  };
  const { failed, unparsed } = check(Object.keys(files));
  // Beside a file that cannot even be parsed, the compiler is silent about all others.
  const others = Object.keys(files).filter((name) => !failed.includes(name));
  return new Set(unparsed && others.length > 0 ? [...failed, ...check(others).failed] : failed);
}

test('options compile or not as the key says', () => {
  const files: Record<string, string> = {};
  const expected: Record<string, boolean> = {};
  for (const [code, build] of Object.entries(compiling)) {
    const { options, program } = find(code);
    options.forEach(({ text, score }, position) => {
      files[`${code}-${position}.ts`] = build(program, bare(text));
      expected[`${code}-${position}`] = score === 1 || (wrongWhenRun[code] ?? []).includes(text);
    });
  }
  for (const [code, build] of Object.entries(refused)) {
    const { options, program } = find(code);
    options.forEach(({ text, score }, position) => {
      files[`${code}-${position}.ts`] = build(program, bare(text));
      expected[`${code}-${position}`] = score !== 1;
    });
  }
  for (const code of printing) {
    files[`${code}.ts`] = `${find(code).program}\nexport {};`;
    expected[code] = true;
  }
  for (const [name, compiles, source] of claims) {
    files[`${name}.ts`] = source();
    expected[name] = compiles;
  }
  const failed = compile(files);
  const found = Object.fromEntries(
    Object.keys(expected).map((name) => [name, !failed.has(`${name}.ts`)]),
  );
  expect(found).toEqual(expected);
});

test('one compiler option alone points at an index that may be missing', () => {
  const { program, options } = find('unchecked-index');
  for (const { text, score } of options) {
    const failed = compile({ 'a.ts': `${program}\nexport {};` }, [`--${bare(text)}`]);
    expect([text, failed.size === 1]).toEqual([text, score === 1]);
  }
});

/** What Node says of a program, or the name of the error that ends it. */
function printed(source: string, more: Record<string, string> = {}): string {
  const folder = repository({ 'package.json': '{"type":"module"}', 'main.ts': source, ...more });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['main.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : (/\b(\w*Error)\b:/.exec(stderr)?.[1] ?? 'failed');
}

/** What each option prints, best ones first. */
function printedBy(code: string, build: (program: string, option: string) => string) {
  const { options, program } = find(code);
  const all = options.map(({ text, score }) => ({
    score,
    out: printed(build(program, bare(text))),
  }));
  return all.toSorted((a, b) => b.score - a.score).map(({ out }) => out);
}

test('programs print what the key says', () => {
  const falsy = find('falsy-defaults');
  expect([`\`${printed(falsy.program)}\``]).toEqual(falsy.best);
  expect(
    printed(
      `type Item = string;\nasync function save(item: Item) { await null; console.log(item); }\n${find('async-foreach').program}\nawait saveAll(['a', 'b']);`,
    ),
  ).toBe('all saved\na\nb');
  expect(
    printed(
      `const fetchText = () => Promise.reject(new Error('down'));\n${find('return-in-try').program}\n` +
        `console.log(await load().catch((error) => 'error: ' + error.message));`,
    ),
  ).toBe('error: down');
  expect(
    printed(
      `const response = { json: async () => JSON.parse('{"number":"1","due":"2026-05-31"}') };\n${find('asserted-date').program}`,
    ),
  ).toBe('TypeError');
  expect(
    printed(
      `const button = new EventTarget();\n${find('lost-this').program}\nbutton.dispatchEvent(new Event('click'));\nconsole.log(counter.count);`,
    ),
  ).toBe('0');
});

test('options do what the key says', () => {
  const sorted = printedBy(
    'sorted-in-place',
    (program, option) =>
      `${program.split('\n').with(1, option).join('\n')}\nconst list = [3, 1, 2];\nconsole.log(median(list), list.join());`,
  );
  expect(sorted).toEqual(['2 3,1,2', '2 3,1,2', '2 1,2,3', '2 1,2,3', 'TypeError']);

  const texts = ["new Error('a')", "'a'", 'null'].map(
    (value) =>
      printedBy(
        'caught-value',
        (_, option) => `try { throw ${value}; } catch (error) { console.log(typeof (${option})); }`,
      )[0],
  );
  expect(texts).toEqual(['string', 'string', 'string']);
  const message = `try { throw 'a'; } catch (error) { console.log((error as Error).message); }`;
  expect(printed(message)).toBe('undefined');

  // Whether all three were under way at once, which no clock of a busy machine has a say in.
  const requests = printedBy(
    'independent-requests',
    (_, option) =>
      `let running = 0, most = 0;\n` +
      `const get = (name) => async () => { most = Math.max(most, (running += 1)); await new Promise((done) => setTimeout(done, 20)); running -= 1; return name; };\n` +
      `const [getA, getB, getC] = [get('A'), get('B'), get('C')];\n${option}\n` +
      `console.log(typeof a, JSON.stringify([a, b, c]), most === 3);`,
  );
  expect(requests[0]).toBe('string ["A","B","C"] true');
  expect(requests[1]).toMatch(/^object .*true$/);
  expect(requests.slice(2).every((out) => out !== requests[0])).toBe(true);

  const imports = find('type-import').options.map(({ text, score }, position) => ({
    text,
    score,
    name: `main-${position}.ts`,
    main: `${bare(text)}\nconst one: User = { id: 1 };\nconsole.log(one.id);`,
  }));
  const other = { 'user.ts': 'export interface User { id: number }' };
  const mains = Object.fromEntries(imports.map(({ name, main }) => [name, main]));
  const failed = compile({ ...mains, ...other }, ['--allowImportingTsExtensions']);
  for (const { text, score, name, main } of imports) {
    const runs = printed(main, other) === '1';
    expect([text, runs && !failed.has(name)]).toEqual([text, score === 1]);
  }
});

test.each(printing)('%s prints its key, on one line', (code) => {
  const { program, best } = find(code);
  expect([`\`${printed(program).replaceAll('\n', ' ')}\``]).toEqual(best);
});

test('what stripping types leaves is run, but for an enum', () => {
  for (const { text, score } of find('strippable').options) {
    const ran = printed(`${bare(text)}\nconsole.log('ran');`) === 'ran';
    expect([text, ran]).toEqual([text, score === 0]);
  }
});

test('one compiler option alone refuses null for a text', () => {
  const folder = repository({ 'a.ts': 'export const text: string = null;' });
  for (const { text, score } of find('null-in-string').options) {
    const options = ['--noEmit', '--ignoreConfig', '--skipLibCheck', '--strict', 'false'];
    options.push(`--${bare(text)}`, 'true', '--types', '', 'a.ts');
    const { output } = run('tsc', options, folder);
    expect([text, output.includes('TS2322')]).toEqual([text, score === 1]);
  }
});
