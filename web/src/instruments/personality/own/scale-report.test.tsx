import { ownStandings, type OwnScale } from '@assay/contract/personality';
import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import { rendered, wordsOf } from '../../../test/rendered.tsx';
import { ScaleItem } from './scale-report.tsx';

beforeAll(startInEnglish);

test('a scale whose band reaches the average says so, and each standing has words of its own', () => {
  const scale = { code: 'A', name: 'Trust', description: '', kind: 'facet', factor: 'A', text: '' };
  const words = ownStandings.map((standing) =>
    wordsOf(rendered(<ScaleItem scale={{ ...scale, standing } as OwnScale} />)),
  );
  expect(new Set(words).size).toBe(ownStandings.length);
  expect(words[ownStandings.indexOf('leans_low')]).toContain('Average or lower');
  expect(words[ownStandings.indexOf('leans_high')]).toContain('Average or higher');
});
