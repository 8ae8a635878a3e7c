import { expect, test } from 'vitest';
import { pageCatalogue } from '../../../../../test/page-catalogue.ts';
import { pageMessages } from './page-messages.data.ts';

test.each(['nl', 'de', 'es'] as const)('the file says what the page says in %s', (language) => {
  const page = pageCatalogue(language);
  const other = Object.values(pageMessages)
    .map(({ text }) => text)
    .filter((text) => !page.get(text.en)?.includes(text[language]))
    .map(({ en }) => en);
  expect(other).toEqual([]);
});
