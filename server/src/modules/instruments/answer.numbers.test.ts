import { highestAnswerSeq } from '@assay/contract/instruments';
import { itemCategories } from '@assay/instruments/culture/definition';
import { beforeAll, expect, test } from 'vitest';
import { openRecord, update } from '../../test/burnout.ts';
import { makeTenant, type Person, personalityAnswer, type Tenant } from '../../test/factories.ts';
import { type Answer, useServer } from '../../test/harness.ts';
import { endLogical, logicalAnswer, logicalQuestions } from '../../test/logical.ts';
import { startedCampaign } from '../../test/shortcuts.ts';

const server = await useServer();

let tenant: Tenant;

beforeAll(async () => {
  tenant = await makeTenant(server);
});

interface Sitting {
  person: Person;
  /** Answers the first or the second question of the test. */
  // oxlint-disable-next-line no-explicit-any -- as the server answers it
  say: (question: 0 | 1, option: number, seq?: number) => Promise<Answer<any>>;
  /** What the server acknowledges. */
  // oxlint-disable-next-line no-explicit-any -- answers of several calls
  saved: (body: any) => { seq: number; stored: boolean };
}

const numbered = (seq: number | undefined) => (seq === undefined ? {} : { seq });
const plain: Sitting['saved'] = ({ data }) => ({ seq: data.seq, stored: data.stored });

/** Each call that takes answers, with a sitting in which it may be made. */
const calls: Record<string, () => Promise<Sitting>> = {
  async personality() {
    const { person } = await startedCampaign(server, tenant);
    await server.call('GET', '/api/personality-test/questions', { token: person.token });
    const say: Sitting['say'] = (question, option, seq) =>
      server.call('POST', ...personalityAnswer(1 + question, option, person.token, seq));
    return { person, say, saved: plain };
  },
  async tendency() {
    const { person } = await startedCampaign(server, tenant);
    await server.call('GET', '/api/personality-test/questions', { token: person.token });
    const say: Sitting['say'] = (question, option, seq) =>
      server.call('POST', ...personalityAnswer(121 + question, option, person.token, seq));
    return { person, say, saved: plain };
  },
  async analogy() {
    const { person } = await startedCampaign(server, tenant, { test_types: ['2'] });
    await logicalQuestions(server, person, 'analogy');
    const say: Sitting['say'] = (question, optionId, seq) =>
      logicalAnswer(server, person, { questionId: 1 + question, optionId, ...numbered(seq) });
    return { person, say, saved: plain };
  },
  async sequence() {
    const { person } = await startedCampaign(server, tenant, { test_types: ['2'] });
    await logicalQuestions(server, person, 'analogy');
    await endLogical(server, person, 'analogy');
    await logicalQuestions(server, person, 'sequence');
    const say: Sitting['say'] = (question, optionId, seq) =>
      logicalAnswer(server, person, { questionId: 101 + question, optionId, ...numbered(seq) });
    return { person, say, saved: plain };
  },
  async culture() {
    const { person } = await startedCampaign(server, tenant, { test_types: ['3'] });
    const { token } = person;
    await server.call('GET', '/api/culture-test/questions', { token });
    const [first] = itemCategories;
    const own = itemCategories.flatMap((code, at) => (code === first ? [at + 1] : []));
    const say: Sitting['say'] = (question, option, seq) => {
      const answers = [{ question_id: own[question], value: option + 1, ...numbered(seq) }];
      const json = { category_id: 1, answers };
      return server.call('POST', '/api/culture-test/category/answers', { token, json });
    };
    return { person, say, saved: ({ data }) => plain({ data: data.answers[0] }) };
  },
  async happiness() {
    const campaign = { test_types: [], burnout_test: 1 };
    const { person } = await startedCampaign(server, tenant, campaign);
    const record = await openRecord(server, person);
    const say: Sitting['say'] = (question, value, seq) =>
      update(server, person, record, 1, [{ question_id: 1 + question, value, ...numbered(seq) }]);
    return { person, say, saved: ({ data }) => plain({ data: data.saved[0] }) };
  },
};

test.each(Object.entries(calls))(
  '%s: the highest number there is leaves room for every answer after it',
  async (_, begin) => {
    const { person, say, saved } = await begin();
    for (const seq of [highestAnswerSeq + 1, 2 ** 31 - 1, 2 ** 31, 0, null as never]) {
      const { status, body } = await say(0, 1, seq);
      expect([seq, status]).toEqual([seq, 422]);
      expect(Object.keys(body.errors).join()).toMatch(/\bseq$/);
    }
    const top = await say(0, 1, highestAnswerSeq);
    expect([top.status, saved(top.body)]).toEqual([200, { seq: highestAnswerSeq, stored: true }]);
    // One without a number is newer than all before it: another answer to this question, and one to the next.
    const changed = await say(0, 2);
    expect(saved(changed.body)).toEqual({ seq: highestAnswerSeq + 1, stored: true });
    const next = await say(1, 3);
    expect(saved(next.body)).toEqual({ seq: highestAnswerSeq + 2, stored: true });
    const again = await say(0, 4, highestAnswerSeq);
    expect(saved(again.body)).toEqual({ seq: highestAnswerSeq + 1, stored: false });
    const rows = await server.database.query(
      `select option_index from app.answers x join app.attempts t on t.id = x.attempt_id
       where t.subject_id = $1 order by x.seq`,
      [person.id],
    );
    expect(rows).toEqual([{ option_index: 2 }, { option_index: 3 }]);
  },
);

test.each(Object.entries(calls))(
  '%s: after the last number there is, which earlier releases took, answers are still stored',
  async (_, begin) => {
    const { person, say, saved } = await begin();
    await say(0, 1, 7);
    await server.database.query(
      `update app.answers x set seq = 2147483647 from app.attempts t where t.id = x.attempt_id and t.subject_id = $1`,
      [person.id],
    );
    const changed = await say(0, 2);
    expect([changed.status, saved(changed.body).stored]).toEqual([200, true]);
    const next = await say(1, 3);
    expect([next.status, saved(next.body).stored]).toEqual([200, true]);
    const rows = await server.database.query(
      `select x.option_index, x.seq from app.answers x join app.attempts t on t.id = x.attempt_id
       where t.subject_id = $1 order by x.seq`,
      [person.id],
    );
    expect(rows).toEqual([
      { option_index: 2, seq: 2 },
      { option_index: 3, seq: 3 },
    ]);
  },
);
