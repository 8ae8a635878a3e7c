import { askedOf } from '@assay/contract/asked-of';
import type { installSamples } from '@assay/contract/bank-samples';
import type { BodyOf } from '@assay/contract/endpoint';
import { sampleTests } from '@assay/instruments/skill/content/sample-tests';
import type { SkillTest } from '@assay/instruments/skill/definition';
import { writeAudit } from '../../../../../platform/audit.ts';
import { type Db, type Trx, transact, type Viewer } from '../../../../../platform/db/database.ts';
import type { ManualContext } from '../../../../../platform/http/context.ts';
import { invalid } from '../../../../../platform/http/errors.ts';
import { insertLoadedTest, storePictures } from '../load.service.ts';
import { bankMessages } from '../messages.data.ts';
import { minutesOf, presentTestRow } from '../test/bank-test.presenter.ts';
import { findTest } from '../test/bank-test.queries.ts';
import { readSample } from './sample.reader.ts';
import { listHeldQuestions, lockSamples } from './sample.queries.ts';

/** Samples that may be put into the bank, with what a sitting of each asks. */
export async function showSamples(db: Db) {
  return (await listMissing(db)).map(({ code, name, questions, questionsPerAttempt = null }) => {
    const asked = askedOf({
      questions_count: questions.length,
      seconds_total: questions.reduce((sum, { seconds }) => sum + seconds, 0),
      questions_per_attempt: questionsPerAttempt,
    });
    return {
      code,
      text: name,
      questions_count: questions.length,
      questions_per_attempt: asked.questions,
      minutes: minutesOf(asked.seconds),
    };
  });
}

/** Puts samples into the bank. Pictures are drawn before anything is locked; two people who do it at once add each test once. */
export async function addSamples(ctx: ManualContext, { codes }: BodyOf<typeof installSamples>) {
  if (codes.some((code) => !sampleTests.some((test) => test.code === code))) {
    throw invalid({ codes: bankMessages.sampleUnknown() });
  }
  const actorId = ctx.actor?.userId ?? null;
  const viewer: Viewer = { scope: 'platform', userId: actorId };
  const wanted = (await transact(ctx.pool, viewer, listMissing)).filter(({ code }) =>
    codes.includes(code),
  );
  const drawn = await Promise.all(
    wanted.map(async (sample) => {
      const test = await readSample(sample);
      const { questions } = await storePictures(ctx.files, test.questions, actorId);
      return { ...test, code: sample.code, questions };
    }),
  );
  return ctx.answerWithin(viewer, async (db) => {
    await lockSamples(db);
    const missing = new Set((await listMissing(db)).map(({ code }) => code));
    const added = [];
    for (const { code, ...test } of drawn.filter((one) => missing.has(one.code))) {
      const id = await insertLoadedTest(db, test);
      await log(ctx, db, id, {
        text: test.name,
        sample: code,
        questions_count: test.questions.length,
      });
      const row = await findTest(db, id);
      if (row) added.push(presentTestRow(row));
    }
    return { data: added };
  });
}

/** A sample is there while a live sample test has any of its questions: a copy counts, and so does one with a new name. */
async function listMissing(db: Db): Promise<SkillTest[]> {
  const texts = sampleTests.flatMap(({ questions }) => questions.map(({ text }) => text));
  const held = new Set(await listHeldQuestions(db, texts));
  return sampleTests.filter(({ questions }) => !questions.some(({ text }) => held.has(text)));
}

function log(
  { actor, requestId, ip, userAgent }: ManualContext,
  db: Trx,
  entityId: number,
  after: Record<string, unknown>,
): Promise<void> {
  const organizationId = actor?.organization?.id ?? null;
  return writeAudit(
    db,
    { organizationId, actorId: actor?.userId ?? null, requestId, ip, userAgent },
    { action: 'skill_test.created', entity: 'skill_test', entityId, after },
  );
}
