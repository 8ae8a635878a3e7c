import { expect, test } from 'vitest';
import { lint } from './fixture.ts';

const types = `export interface Box { size: number }\nexport const later = () => Promise.resolve(1);\n`;

/** Rule, where, and the least that breaks it. */
const samples: [rule: string, path: string, text: string][] = [
  ['no-explicit-any', 'server/src/a.ts', 'export const a = (b: any) => String(b);\n'],
  [
    'no-floating-promises',
    'server/src/b.ts',
    `import { later } from './types.ts';\nexport function b() {\n  later();\n}\n`,
  ],
  [
    'no-misused-promises',
    'server/src/c.ts',
    `import { later } from './types.ts';\nexport const c = () => (later() ? 1 : 2);\n`,
  ],
  ['await-thenable', 'server/src/d.ts', 'export async function d() {\n  await 1;\n}\n'],
  [
    'consistent-type-imports',
    'server/src/e.ts',
    `import { Box } from './types.ts';\nexport const e = (box: Box) => box.size;\n`,
  ],
  ['no-cycle', 'server/src/f.ts', `import { g } from './g.ts';\nexport const f = () => g;\n`],
  ['no-console', 'server/src/h.ts', `export const h = () => console.log('x');\n`],
  [
    'no-restricted-properties',
    'e2e/wait.spec.ts',
    'export const wait = (page: { waitForTimeout: (ms: number) => void }) => page.waitForTimeout(1);\n',
  ],
  ['no-console', 'web/src/lib/h.ts', `export const h = () => console.log('x');\n`],
  ['no-process-env', 'server/src/i.ts', 'export const i = process.env.HOME;\n'],
  [
    'no-non-null-assertion',
    'server/src/j.ts',
    'export const j = (list: string[]) => list[0]!.length;\n',
  ],
  ['ban-ts-comment', 'server/src/k.ts', '// @ts-expect-error\nexport const k: number = "x";\n'],
  [
    'switch-exhaustiveness-check',
    'server/src/l.ts',
    `export function l(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n`,
  ],
  [
    'rules-of-hooks',
    'web/src/ui/m.tsx',
    `import { useState } from 'react';\nexport function M({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n`,
  ],
  [
    'exhaustive-deps',
    'web/src/ui/n.tsx',
    `import { useEffect } from 'react';\nexport function N({ on }: { on: boolean }) {\n  useEffect(() => {\n    document.title = String(on);\n  }, []);\n  return null;\n}\n`,
  ],
  ['alt-text', 'web/src/ui/o.tsx', 'export const O = () => <img src="/x.png" />;\n'],
  [
    'no-danger',
    'web/src/ui/p.tsx',
    `export const P = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;\n`,
  ],
  [
    'no-focused-tests',
    'server/src/q.test.ts',
    `import { expect, test } from 'vitest';\ntest.only('x', () => expect(1).toBe(1));\n`,
  ],
  [
    'no-disabled-tests',
    'server/src/r.test.ts',
    `import { expect, test } from 'vitest';\ntest.skip('x', () => expect(1).toBe(1));\n`,
  ],
  [
    'expect-expect',
    'server/src/s.test.ts',
    `import { test } from 'vitest';\ntest('x', () => {});\n`,
  ],
];

const clean: [path: string, text: string][] = [
  ['server/src/types.ts', types],
  ['server/src/platform/config.ts', 'export const home = process.env.HOME;\n'],
  ['server/src/main.ts', `console.log('ready');\n`],
  ['tools/say.ts', `console.log(process.env.HOME);\n`],
  ['web/src/ui/clean.tsx', 'export const Clean = () => <img src="/x.png" alt="" />;\n'],
  [
    'server/src/clean.test.ts',
    `import { expect, test } from 'vitest';\ntest('x', () => {\n  expect(1).toBe(1);\n});\n`,
  ],
];

test('each rule reports the least that breaks it, and clean code passes', () => {
  const broken = lint({
    ...Object.fromEntries(samples.map(([, path, text]) => [path, text])),
    ...Object.fromEntries(clean),
    'server/src/g.ts': `import { f } from './f.ts';\nexport const g = () => f;\n`,
  });
  const missed = samples.filter(([rule, path]) => !broken.get(path)?.includes(rule));
  expect(missed.map(([rule, path]) => `${rule} in ${path}`)).toEqual([]);
  expect(clean.map(([path]) => [path, broken.get(path)])).toEqual(
    clean.map(([path]) => [path, undefined]),
  );
});

test('a suppression with a reason works and one that suppresses nothing is reported', () => {
  const disable = 'disable';
  const suppress = `// oxlint-${disable}-next-line`;
  const broken = lint({
    'server/src/a.ts': `${suppress} no-console -- the operator reads this\nexport const a = () => console.log('x');\n`,
    'server/src/b.ts': `${suppress} no-console -- nothing is wrong here\nexport const b = 1;\n`,
  });
  expect(broken.get('server/src/a.ts')).toBeUndefined();
  expect(broken.get('server/src/b.ts')).toEqual(['unused-directive']);
});
