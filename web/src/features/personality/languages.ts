import type { OutputOf } from '@assay/contract/endpoint';
import { listPersonalityLanguages } from '@assay/contract/personality';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

type TestLanguage = OutputOf<typeof listPersonalityLanguages>['data'][number];

export const testLanguages = queryOptions({
  queryKey: ['personality-languages'],
  queryFn: async ({ signal }) => (await call(listPersonalityLanguages, { signal })).data,
  staleTime: Infinity,
});

/** The wish, else the first language of the browser that there is, else English. */
export function languageOf(
  languages: readonly TestLanguage[],
  wish?: string,
  browser: readonly string[] = navigator.languages,
): TestLanguage | undefined {
  const wanted = [wish, ...browser.flatMap((tag) => [tag, tag.split('-')[0]]), 'en'];
  for (const tag of wanted) {
    const found = languages.find(({ code }) => code === tag?.toLowerCase());
    if (found) return found;
  }
  return languages[0];
}
