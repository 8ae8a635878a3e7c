import type { importBankTest, previewImport } from '@assay/contract/bank-exchange';
import { isRight } from '@assay/contract/bank-fields';
import { bankLimits } from '@assay/contract/bank-limits';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { writeAudit } from '../../../../../platform/audit.ts';
import type { Trx, Viewer } from '../../../../../platform/db/database.ts';
import type { ManualContext } from '../../../../../platform/http/context.ts';
import { invalid, notFound } from '../../../../../platform/http/errors.ts';
import { reportIn } from '../../exchange/bank.model.ts';
import { insertLoadedTest, storePictures } from '../load.service.ts';
import { countPlaces } from '../question/question.queries.ts';
import { findTestToChange, touchTestRow } from '../test/bank-test.queries.ts';
import { showTest } from '../test/bank-test.service.ts';
import { readUploadedTest } from './file.reader.ts';
import { insertQuestions, type LoadedQuestion } from './load.queries.ts';
import { bankMessages } from '../messages.data.ts';

/** What a file would bring; nothing is kept. */
export async function showImport(
  ctx: ManualContext,
  form: BodyOf<typeof previewImport>,
): Promise<OutputOf<typeof previewImport>['data']> {
  const { test, report } = await readUploadedTest(ctx, form);
  return {
    text: test.name,
    description: test.description,
    questions: test.questions.map(({ text, topic = '', seconds, image, options }) => ({
      text,
      topic,
      seconds,
      has_image: image !== undefined,
      options: options.map((option) => ({ ...option, is_correct: isRight(option.score) })),
    })),
    report: reportIn(ctx.language, report),
  };
}

/** Takes a file over into a new test or behind the questions of one. Pictures are drawn before anything is locked. */
export async function importTest(ctx: ManualContext, form: BodyOf<typeof importBankTest>) {
  const { test, report } = await readUploadedTest(ctx, form);
  if (test.questions.length === 0) {
    throw invalid({ file: bankMessages.fileWithoutQuestions() });
  }
  const pictures = await storePictures(ctx.files, test.questions, ctx.actor?.userId ?? null);
  const { questions } = pictures;
  const viewer: Viewer = { scope: 'platform', userId: ctx.actor?.userId ?? null };
  return ctx.answerWithin(viewer, async (db) => {
    const id =
      form.test_id === undefined
        ? await insertLoadedTest(db, { ...test, name: form.text ?? test.name, questions })
        : await append(db, form.test_id, questions);
    await writeAudit(db, originOf(ctx), {
      action: 'skill_test.imported',
      entity: 'skill_test',
      entityId: id,
      after: { file_name: form.file_name, questions: questions.length },
    });
    return {
      data: {
        test: await showTest({ db, language: ctx.language }, id),
        imported: questions.length,
        report: reportIn(ctx.language, [...report, ...pictures.report]),
      },
    };
  });
}

async function append(db: Trx, testId: number, questions: LoadedQuestion[]): Promise<number> {
  if ((await findTestToChange(db, testId)) === undefined) throw notFound();
  const { live, last } = await countPlaces(db, testId);
  const room = bankLimits.questions - live;
  if (questions.length > room) {
    throw invalid({
      file: bankMessages.noRoomForFile({
        maximum: bankLimits.questions,
        room,
        given: questions.length,
      }),
    });
  }
  await insertQuestions(db, testId, last, questions);
  await touchTestRow(db, testId);
  return testId;
}

function originOf({ actor, requestId, ip, userAgent }: ManualContext) {
  const organizationId = actor?.organization?.id ?? null;
  return { organizationId, actorId: actor?.userId ?? null, requestId, ip, userAgent };
}
