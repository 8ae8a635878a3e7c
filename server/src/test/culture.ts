import type { StoredAnswer } from '@assay/contract/instruments';
import { itemCategories } from '@assay/instruments/culture/definition';
import { simulateCulture, simulateManagers } from '@assay/instruments/culture/simulate';
import type { Person } from './factories.ts';
import type { TestServer } from './harness.ts';

/** Answers of the culture test as its calls take them, a category at a time. */
export function culturePages(answers: readonly StoredAnswer[]) {
  const categories = [...new Set(itemCategories)];
  return categories.flatMap((code, at) => {
    const own = answers.filter(({ questionId }) => itemCategories[questionId - 1] === code);
    const page = own.map(({ questionId, index }) => ({
      question_id: questionId,
      value: index + 1,
    }));
    return page.length > 0 ? [{ category_id: at + 1, answers: page }] : [];
  });
}

/** Opens the culture test and answers its first `count` questions as a made-up person would. */
export async function answerCulture(
  server: TestServer,
  { token }: Person,
  { seed = 1, count = 40, language = 'en' } = {},
): Promise<void> {
  const headers = { 'accept-language': language };
  await server.call('GET', '/api/culture-test/questions', { token, headers });
  for (const json of culturePages(simulateCulture(seed).slice(0, count))) {
    const path = '/api/culture-test/category/answers';
    const { status, body } = await server.call('POST', path, { token, json, headers });
    if (status !== 200) throw new Error(`No answers: ${JSON.stringify(body)}`);
  }
}

/** A culture test of an organisation that these managers have answered whole. */
export async function describeCulture(
  server: TestServer,
  managers: readonly Pick<Person, 'token'>[],
  { seed = 1, agreement = 0.85, name = 'How we work' } = {},
): Promise<number> {
  const path = '/api/admin/culture-test';
  const { token } = managers[0] as Person;
  const { body } = await server.call('POST', path, { token, json: { name } });
  const { id } = body.data as { id: number };
  const answers = simulateManagers(seed, managers.length, { agreement });
  for (const [at, manager] of managers.entries()) {
    for (const page of culturePages(answers[at] ?? [])) {
      const json = { ...page, test_id: id };
      await server.call('POST', `${path}/category/answers`, { token: manager.token, json });
    }
  }
  return id;
}
