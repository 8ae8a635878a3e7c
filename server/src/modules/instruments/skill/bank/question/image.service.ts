import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { bankLimits } from '@assay/contract/bank-limits';
import type { Database } from '../../../../../../schema/database.ts';
import { system, transact } from '../../../../../platform/db/database.ts';
import type { Files } from '../../../../../platform/files/files.ts';
import { drawAnew, type Drawing, type Picture } from '../../../../../platform/files/picture.ts';
import type { Actor, BaseContext, ManualContext } from '../../../../../platform/http/context.ts';
import { invalid, notFound, tooLarge, unavailable } from '../../../../../platform/http/errors.ts';
import type { Binary } from '../../../../../platform/http/reply.ts';
import { defineJob, handle, type JobHandler } from '../../../../../platform/jobs/jobs.ts';
import { findQuestion, isImageUsed } from './question.queries.ts';
import { bankMessages } from '../messages.data.ts';
import { platformMessages } from '../../../../../platform/words/messages.data.ts';

/** Looks for pictures that no question and no version shows. */
export const questionImageSweep = defineJob('skill.image-sweep', { schedule: '41 3 * * *' });

const folder = 'skill-questions';
/** As wide as a question is ever shown, twice. */
const size = { width: 1600, height: 1600, keepJpeg: true };

/** The uploaded picture drawn anew, or null without an upload. */
export async function readQuestionImage(
  ctx: BaseContext & { actor: Actor | null },
): Promise<Picture | null> {
  const upload = ctx.uploads['image'];
  if (upload === undefined) return null;
  if (upload.size > bankLimits.imageBytes) {
    const message = bankMessages.pictureTooLarge({
      megabytes: bankLimits.imageBytes / 1024 / 1024,
    });
    throw tooLarge('image', message);
  }
  const [picture] = await drawQuestionImages([upload], ctx.actor?.userId ?? null);
  if (picture == null)
    throw invalid({
      image: platformMessages.wrongPicture({ kinds: platformMessages.pictureKinds() }),
    });
  return picture;
}

/** As they are kept; null for what is no picture. */
export function drawQuestionImages(
  sent: Drawing['sent'],
  person: number | null,
): Promise<(Picture | null)[]> {
  return drawAnew({ sent, ...size }, person);
}

/** Under a name of its own, so that a version that was asked keeps its picture for good. Answers the key. */
export async function storeQuestionImage(files: Files, picture: Picture): Promise<string> {
  const ending = picture.type === 'image/png' ? 'png' : 'jpg';
  const key = `${folder}/${randomBytes(8).toString('hex')}.${ending}`;
  try {
    await files.put(key, picture.content);
  } catch (error) {
    throw unavailable(error, {
      image: bankMessages.pictureNotStored(),
    });
  }
  return key;
}

export function imageVersion(key: string): string {
  return key.slice(folder.length + 1, -'.png'.length);
}

export function imageType(key: string): Picture['type'] {
  return key.endsWith('.png') ? 'image/png' : 'image/jpeg';
}

/**
 * The picture by the key that a question or a version of it carries. Who may see it is the caller's to know.
 * @public
 */
export async function openQuestionImage(files: Files, key: string): Promise<Binary> {
  const content = await files.find(key);
  if (content === null) throw notFound();
  return { type: imageType(key), content };
}

/** No connection is held while the store works. */
export async function showQuestionImage(
  ctx: ManualContext,
  { id, version }: { id: number; version: string },
): Promise<Binary> {
  const viewer = { scope: 'platform' as const, userId: ctx.actor?.userId ?? null };
  const question = await transact(ctx.pool, viewer, (db) => findQuestion(db, id), {
    readOnly: true,
  });
  const key = question?.image_key ?? null;
  if (key === null || imageVersion(key) !== version) throw notFound();
  return openQuestionImage(ctx.files, key);
}

export function questionImageWorker(services: { db: Kysely<Database>; files: Files }): JobHandler {
  const { db, files } = services;
  return handle(questionImageSweep, async () => {
    // What was stored a day ago and is in no question by now was never saved, or left again unasked.
    const yesterday = new Date(Date.now() - 24 * 3600 * 1000);
    for await (const key of files.listBefore(folder, yesterday)) {
      const used = await transact(db, system, (trx) => isImageUsed(trx, key), { readOnly: true });
      if (!used) await files.remove(key);
    }
  });
}
