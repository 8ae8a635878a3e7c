import type { OutputOf } from '@assay/contract/endpoint';
import { listPersonalityLanguages } from '@assay/contract/personality';
import { call } from '../../../api/client.ts';
import { ownLanguage } from '../../../api/language.ts';
import { preferredLanguage } from '../../../lib/language.ts';

export type TestLanguage = OutputOf<typeof listPersonalityLanguages>['data'][number];

/** The languages of the statements; none when they cannot be had, and English then. */
export async function listLanguages(): Promise<readonly TestLanguage[]> {
  return call(listPersonalityLanguages).then(
    ({ data }) => data,
    () => [],
  );
}

/** Statements come in more languages than pages do, so a page in English may just be as near as it gets. */
function readersLanguages(): readonly string[] {
  const own = ownLanguage();
  return own === preferredLanguage() ? navigator.languages : [own, ...navigator.languages];
}

/** The wish, else the language of the page where it was chosen, else the first of the browser's that there is, else English. */
export function languageOf(
  languages: readonly TestLanguage[],
  wish?: string,
  browser: readonly string[] = readersLanguages(),
): TestLanguage | undefined {
  const wanted = [wish, ...browser.flatMap((tag) => [tag, tag.split('-')[0]]), 'en'];
  for (const tag of wanted) {
    const found = languages.find(({ code }) => code === tag?.toLowerCase());
    if (found) return found;
  }
  return languages[0];
}
