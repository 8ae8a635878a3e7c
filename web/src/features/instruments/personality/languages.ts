import type { OutputOf } from '@assay/contract/endpoint';
import { listPersonalityLanguages } from '@assay/contract/personality';
import { call } from '../../../api/client.ts';

export type TestLanguage = OutputOf<typeof listPersonalityLanguages>['data'][number];

/** The languages of the statements; none when they cannot be had, and English then. */
export async function listLanguages(): Promise<readonly TestLanguage[]> {
  return call(listPersonalityLanguages).then(
    ({ data }) => data,
    () => [],
  );
}

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
