import { buffer } from 'node:stream/consumers';
import { transact } from '../../../../../platform/db/database.ts';
import type { ManualContext } from '../../../../../platform/http/context.ts';
import { notFound } from '../../../../../platform/http/errors.ts';
import type { Binary } from '../../../../../platform/http/reply.ts';
import {
  type BankImage,
  type BankTest,
  type Exported,
  type Note,
  reportIn,
} from '../../exchange/bank.model.ts';
import { writeCsv } from '../../exchange/csv/csv.writer.ts';
import { exchangeMessages } from '../../exchange/messages.data.ts';
import { writeQti } from '../../exchange/qti/package.writer.ts';
import { imageType } from '../question/image.service.ts';
import { listQuestions, type QuestionRecord } from '../question/question.queries.ts';
import { findTest } from '../test/bank-test.queries.ts';

type Format = 'qti' | 'csv';
interface Wanted {
  id: number;
  format: Format;
}

const types = { qti: 'application/zip', csv: 'text/csv; charset=utf-8' };
const endings = { qti: 'zip', csv: 'csv' };

export async function exportTest(ctx: ManualContext, wanted: Wanted): Promise<Binary> {
  const { test, exported } = await write(ctx, wanted);
  const { format } = wanted;
  const download = `${test.name}.${endings[format]}`;
  return { type: types[format], content: exported.content, download };
}

/** What the file would not carry, before somebody relies on it. */
export async function showExport(ctx: ManualContext, wanted: Wanted) {
  const { test, exported } = await write(ctx, wanted);
  return {
    questions_count: test.questions.length,
    report: reportIn(ctx.language, exported.report),
  };
}

async function write(
  ctx: ManualContext,
  { id, format }: Wanted,
): Promise<{ test: BankTest; exported: Exported }> {
  const viewer = { scope: 'platform' as const, userId: ctx.actor?.userId ?? null };
  const { found, rows } = await transact(
    ctx.pool,
    viewer,
    async (db) => ({ found: await findTest(db, id), rows: await listQuestions(db, id) }),
    { readOnly: true },
  );
  if (found === undefined) throw notFound();
  const questions: BankTest['questions'] = [];
  const lost: Note[] = [];
  for (const row of rows) {
    const named = nameImage(row);
    const image = format === 'qti' && named ? await readImage(ctx, row, named) : named;
    // The store has lost it, as after a move that forgot the files.
    if (named && !image) {
      lost.push({
        item: exchangeMessages.question({ number: row.place }),
        level: 'left_out',
        message: exchangeMessages.pictureMissing({ picture: named.name }),
      });
    }
    const { text, topic, seconds } = row;
    const options = row.options.map((option) => ({ text: option.text, score: option.score }));
    questions.push({
      text,
      seconds,
      options,
      ...(topic !== '' && { topic }),
      ...(image !== undefined && { image }),
    });
  }
  const test = {
    name: found.name,
    description: found.description,
    questions,
    ...(found.questions_per_attempt !== null && {
      questionsPerAttempt: found.questions_per_attempt,
    }),
  };
  const { content, report } = format === 'qti' ? writeQti(test) : writeCsv(test);
  return { test, exported: { content, report: [...lost, ...report] } };
}

/** Enough to say that it is not in the file. */
function nameImage({ image_key, image_alternative }: QuestionRecord): BankImage | undefined {
  if (image_key === null) return undefined;
  const type = imageType(image_key);
  const name = `picture.${type === 'image/png' ? 'png' : 'jpg'}`;
  return { name, type, bytes: Buffer.alloc(0), alternative: image_alternative };
}

async function readImage(ctx: ManualContext, { image_key }: QuestionRecord, named: BankImage) {
  const content = image_key === null ? null : await ctx.files.find(image_key);
  return content ? { ...named, bytes: await buffer(content) } : undefined;
}
