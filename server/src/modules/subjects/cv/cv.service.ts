import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import { type CvType, cvMediaTypes } from '@assay/contract/cv-types';
import * as contract from '@assay/contract/profile-files';
import { readApart } from '../../../platform/apart/reading.ts';
import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import { transact, type Trx } from '../../../platform/db/database.ts';
import type { Actor, ManualContext, UserContext } from '../../../platform/http/context.ts';
import {
  type HttpError,
  invalid,
  notFound,
  tooLarge,
  unavailable,
} from '../../../platform/http/errors.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { findSealed, putSealed } from '../../../platform/files/sealed-files.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type Cv, deleteCvRow, findCv, upsertCv } from './cv.queries.ts';
import { cvFolder, orphanedCv } from './cv.worker.ts';
import { platformMessages } from '../../../platform/words/messages.data.ts';
import { subjectMessages } from '../messages.data.ts';

export function presentCv(cv: Cv | undefined): z.output<typeof contract.cv> | null {
  if (cv === undefined) return null;
  const { name, type, size, uploaded_at } = cv;
  return { name, type, size, uploaded_at: uploaded_at.toISOString() };
}

/** Keeps the uploaded file; the former one goes when the change is committed. */
export async function saveCv(ctx: ManualContext, fileName = '') {
  const viewer = viewerOf(ctx);
  const row = await keepUploadedCv(ctx, viewer.userId, fileName);
  return ctx.answerWithin(viewer, async (db) => {
    const former = await upsertCv(db, viewer.userId, row);
    if (former !== undefined) await ctx.jobs.send(db, orphanedCv, { key: former });
    const cv = presentCv(await findCv(db, viewer.userId));
    return { data: cv as NonNullable<typeof cv> };
  });
}

/** Puts an uploaded CV of somebody into the store, for a row that is to name it; without one it is swept away. */
export async function keepUploadedCv(
  ctx: ManualContext,
  subjectId: number,
  fileName = '',
): Promise<Omit<Cv, 'uploaded_at'>> {
  const upload = ctx.uploads['cv_file'];
  if (upload === undefined) throw invalid({ cv_file: platformMessages.fileRequired() });
  if (upload.size > contract.profileFileLimit) throw fileTooLarge('cv_file');
  const task = new URL('cv.task.ts', import.meta.url);
  const type = await readApart<typeof import('./cv.task.ts')>(
    task,
    { path: upload.path },
    viewerOf(ctx).userId,
  ).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return null;
    throw error;
  });
  if (type === null) {
    throw invalid({
      cv_file: subjectMessages.wrongDocument(),
    });
  }
  const key = `${cvFolder}/${randomBytes(16).toString('hex')}`;
  try {
    await putSealed(ctx, key, subjectId, upload);
  } catch (error) {
    throw unavailable(error, {
      cv_file: subjectMessages.fileNotStored(),
    });
  }
  return { file_key: key, name: nameOf(fileName, type), type, size: upload.size };
}

/** No connection is held while the store works. */
export async function openCv(ctx: ManualContext): Promise<Binary> {
  const viewer = viewerOf(ctx);
  const cv = await transact(ctx.pool, viewer, (db) => findCv(db, viewer.userId), {
    readOnly: true,
  });
  const file = cv === undefined ? null : await openCvFile(ctx, viewer.userId, cv);
  if (file === null) throw notFound();
  return file;
}

/** A CV as it was uploaded; null when its file is not there. */
export async function openCvFile(
  store: Pick<UserContext, 'files' | 'keyring'>,
  subjectId: number,
  cv: Pick<Cv, 'file_key' | 'name' | 'type'>,
): Promise<Binary | null> {
  const content = await findSealed(store, cv.file_key, subjectId);
  if (content === null) return null;
  return { type: cvMediaTypes[cv.type], content, download: cv.name };
}

export async function removeCv({ db, jobs, actor }: UserContext) {
  if (!(await leaveCv(db, jobs, actor.userId))) throw notFound();
  return subjectMessages.cvDeleted();
}

/** Deletes somebody's CV, and its file as soon as that is committed; false when there is none. */
export async function leaveCv(db: Trx, jobs: Jobs, subjectId: number): Promise<boolean> {
  const key = await deleteCvRow(db, subjectId);
  if (key === undefined) return false;
  await jobs.send(db, orphanedCv, { key });
  return true;
}

export function fileTooLarge(field: string): HttpError {
  const message = platformMessages.fileTooLarge({
    megabytes: contract.profileFileLimit / 1024 / 1024,
  });
  return tooLarge(field, message);
}

export function viewerOf({ actor }: ManualContext) {
  return { scope: 'candidate', userId: (actor as Actor).userId } as const;
}

/** As its owner calls it, without a path, and with the ending of what it is. */
function nameOf(told: string, type: CvType): string {
  const last = told.split(/[/\\]/).at(-1) ?? '';
  const stem = last.replace(/\.\w{1,5}$/, '').trim();
  return `${stem || 'CV'}.${type}`;
}
