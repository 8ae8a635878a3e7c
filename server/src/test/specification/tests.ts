import type { Json, SpecifiedClient } from './client.ts';

/** Takes tests as a client does that reads questions and sends answers, and knows nothing else of them. */

export async function takePersonality(client: SpecifiedClient): Promise<void> {
  const { data } = await client.get('/api/personality-test/questions');
  const questions: Json[] = [...data.questions, ...data.tendencyQuestions];
  for (const [i, { id, scaleId, type, index }] of questions.entries()) {
    if (index !== i + 1) throw new Error('Questions are not numbered continuously');
    const path =
      type === 'tendency'
        ? '/api/personality-test/tendencies/answers'
        : '/api/personality-test/answers';
    await client.post(path, { index: i % 5, questionId: id, scaleId, type, confirmed: true });
  }
}

export async function takeLogical(client: SpecifiedClient): Promise<void> {
  for (const type of ['analogy', 'sequence']) {
    const { data } = await client.get(`/api/iq-test/questions/${type}`);
    const questions: Json[] = data[`${type}Questions`];
    if (questions.length !== data[`${type}QuestionsCountTotal`])
      throw new Error('Not all are here');
    if (!(data.remainingSeconds > 0)) throw new Error('No clock runs');
    await client.get(`/api/iq-test/time/${type}`);
    for (const { id, options } of questions) {
      const optionId = options.at(0).id;
      const answer = { questionId: id, optionId, type, confirmed: false };
      await client.post(`/api/iq-test/answers/${type}`, answer);
    }
    await client.put(`/api/iq-test/complete/${type}`);
  }
}

export async function takeCulture(client: SpecifiedClient): Promise<void> {
  const categories: Json[] = (await client.get('/api/culture-test/categories')).data;
  for (const { id } of categories) {
    const { data } = await client.get(`/api/culture-test/questions/category/${id}`);
    const answers = data.questions.map((question: Json, i: number) => ({
      question_id: question.id,
      value: (i % 7) + 1,
    }));
    await client.post('/api/culture-test/category/answers', { category_id: id, answers });
    const stored: Json[] = (await client.get(`/api/culture-test/answers/category/${id}`)).data;
    if (stored[0].questionId === undefined || stored[0].answerValue === undefined)
      throw new Error('Answers are read back under other names');
  }
}

export async function takeHappiness(client: SpecifiedClient): Promise<number> {
  const { data: record } = await client.post('/api/burnout/create');
  const { data } = await client.get('/api/burnout/questions');
  // Answers about health need consent, which the specification does not know.
  const { version } = data.consent;
  await client.post('/api/burnout/consent', { burnout_test_id: record.id, version });
  for (const { id, questions } of data.categories) {
    const answers = questions.map((question: Json) => ({ question_id: question.id, value: 2 }));
    await client.put('/api/burnout/update', {
      burnout_test_id: record.id,
      category_id: id,
      answers,
    });
  }
  const stored = (await client.get(`/api/burnout/answers/${record.id}`)).data;
  if (stored.answers.length === 0) throw new Error('No answer is kept');
  const [latest] = (await client.get('/api/burnout/list')).data;
  if (latest.burnout_score === null) throw new Error('The record is not complete');
  return record.id;
}

/** Chooses the option of this text everywhere. */
export async function takeSkill(client: SpecifiedClient, testId: number, text: string) {
  for (;;) {
    const { data } = await client.get(`/api/skill-test/${testId}/questions`);
    if (data.question === null) return;
    const chosen = data.question.options.find((option: Json) => option.text === text);
    await client.post(`/api/skill-test/${testId}/answers`, {
      question_id: data.question.id,
      option_id: chosen.id,
    });
  }
}
