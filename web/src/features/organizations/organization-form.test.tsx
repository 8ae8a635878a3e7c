import { featureKeys } from '@assay/contract/access';
import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered, wordsOf } from '../../test/rendered.tsx';
import type { Offer } from './api.ts';
import { OrganizationForm } from './organization-form.tsx';

beforeAll(startInEnglish);

test('a switch that nothing in the product looks at yet says so, and no other does', () => {
  const offer = {
    packages: [],
    features: featureKeys.map((key, id) => ({ id, key, name: `[${key}]` })),
  } as unknown as Offer;
  const html = rendered(<OrganizationForm offer={offer} onSaved={() => {}} cancel={null} />);
  const words = wordsOf(html);
  const without = Array.from(words.matchAll(/\[(\w+)\] \(no effect yet\)/g), ([, key]) => key);
  expect(without).toEqual(['profile_sync']);
  for (const key of featureKeys) expect(words).toContain(`[${key}]`);
});
