import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { ownDataLabels } from './own-data.labels.ts';

/** Every text of the document with the way to it. */
function textsIn(nest: unknown, path = ''): [path: string, text: string][] {
  if (typeof nest === 'string') return [[path, nest]];
  if (typeof nest === 'function') return [[path, String(nest('41', '60'))]];
  return Object.entries(nest as object).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
}

/** Words that are the same in both languages. */
const sameWords =
  /^(Account|Bytes|Gender|LinkedIn|Assessment|Name|Tests?|Organisation|Score|[Cc]ode|sten 41|score 41|Label: 41)$/;

test.each(languages.filter((language) => language !== 'en'))(
  'the document says everything in %s',
  (language) => {
    const english = new Map(textsIn(ownDataLabels.en));
    const theirs = textsIn(ownDataLabels[language]);
    expect(theirs.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
    const same = theirs.filter(
      ([path, text]) => english.get(path) === text && !sameWords.test(text),
    );
    expect(same).toEqual([]);
  },
);
