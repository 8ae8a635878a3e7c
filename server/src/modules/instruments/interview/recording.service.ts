import { randomBytes } from 'node:crypto';
import { maxRecordingBytes } from '@assay/contract/interviews';
import { interviewTestOf } from '@assay/contract/instruments';
import { system, transact } from '../../../platform/db/database.ts';
import type { Actor, ManualContext, UserContext } from '../../../platform/http/context.ts';
import {
  conflict,
  HttpError,
  invalid,
  notFound,
  wrongHeader,
} from '../../../platform/http/errors.ts';
import { readBytes, readLength, readMetadata, tusVersion } from '../../../platform/http/uploads.ts';
import { putSealed } from '../../../platform/files/sealed-files.ts';
import { type Binary, headersOnly } from '../../../platform/http/reply.ts';
import { findAttempt, lockAttempt } from '../attempt.queries.ts';
import { holdAttempt } from '../attempt.service.ts';
import { isWhole, presentQuestion, triesLeft } from './interview.presenter.ts';
import { recordingFolder, orphanedRecordings } from './left-files.worker.ts';
import { measureRecording } from './recording-length.reader.ts';
import {
  appendChunk,
  deleteOldestBroken,
  findRecording,
  insertRecording,
  listPieces,
  listRecordings,
  setKept,
  setSeconds,
} from './recording.queries.ts';
import { playVideo } from './recording-stream.reader.ts';
import { videoTypeOf } from './recording-type.reader.ts';
import type { InterviewForm } from '@assay/instruments/interview/instrument';
import { instrumentMessages } from '../messages.data.ts';

interface Named {
  interviewCode: string;
  id: number;
}

/** Recordings of one question in the store at most, with those that broke off. */
const maxStored = 6;

export function describeTus(): Binary {
  return headersOnly({
    'tus-version': tusVersion,
    'tus-extension': 'creation,creation-defer-length',
    'tus-max-size': String(maxRecordingBytes),
  });
}

/** Makes room for a recording of one question of an interview that the caller has begun. */
export async function createRecording(ctx: UserContext, code: string): Promise<Binary> {
  const attempt = await findAttempt(ctx.db, ctx.actor.userId, interviewTestOf(code));
  if (attempt === undefined) throw notFound();
  const fullSize = checkLength(readLength(ctx.headers, instrumentMessages.lengthRequired()));
  const question = Number(readMetadata(ctx.headers).get('question') ?? 0);
  if (!(Number.isInteger(question) && question >= 1 && question <= attempt.questions)) {
    throw invalid({ question: instrumentMessages.interviewQuestionUnknown() });
  }
  // Of two tabs, the later one sees what the earlier one has begun.
  await holdAttempt(ctx.db, attempt.id);
  if (attempt.completed_at !== null) throw alreadySubmitted();
  const all = await listRecordings(ctx.db, attempt.id);
  const tries = all.filter((one) => one.question_id === question);
  if (triesLeft(tries) === 0) throw noTryLeft();
  const recording = {
    attempt_id: attempt.id,
    question_id: question,
    full_size: fullSize,
    metadata: String(ctx.headers['upload-metadata']),
  };
  if (tries.length >= maxStored) {
    await deleteOldestBroken(ctx.db, recording);
    await ctx.jobs.send(ctx.db, orphanedRecordings, {});
  }
  const id = await insertRecording(ctx.db, recording);
  return headersOnly({ location: `/api/interviews/${code}/recordings/${id}` });
}

export async function showOffset(ctx: UserContext, named: Named): Promise<Binary> {
  const { size, full_size, question_id, metadata } = await getOwnRecording(ctx, named);
  return headersOnly({
    'upload-offset': String(size),
    'upload-metadata': metadata ?? `question ${btoa(String(question_id))}`,
    ...(full_size === null
      ? { 'upload-defer-length': '1' }
      : { 'upload-length': String(full_size) }),
  });
}

/** Takes in the next piece. The store works without a connection; of two pieces for one place one stays. */
export async function append(ctx: ManualContext, named: Named): Promise<Binary> {
  if (ctx.headers['content-type'] !== 'application/offset+octet-stream') {
    throw new HttpError(415, 'unsupported_media_type', instrumentMessages.bytesRequired());
  }
  const viewer = { scope: 'candidate', userId: (ctx.actor as Actor).userId } as const;
  const recording = await transact(
    ctx.pool,
    viewer,
    (db) => getOwnRecording({ db, actor: ctx.actor as Actor }, named),
    { readOnly: true },
  );
  const startsAt = readBytes(ctx.headers, 'Upload-Offset');
  if (startsAt === null) throw wrongHeader('Upload-Offset', instrumentMessages.offsetRequired());
  if (recording.completed_at !== null || recording.kept_at !== null) throw alreadySubmitted();
  if (startsAt !== recording.size) throw offsetConflict();
  const bytes = ctx.bytes ?? Buffer.alloc(0);
  const told = checkLength(readBytes(ctx.headers, 'Upload-Length'));
  const fullSize = recording.full_size ?? told;
  const size = startsAt + bytes.length;
  if (size > maxRecordingBytes) throw tooLarge();
  if (fullSize !== null && size > fullSize) throw longerThanTold();
  if (told !== null && recording.full_size !== null && told !== recording.full_size) {
    throw conflict(instrumentMessages.lengthDiffers());
  }
  const mediaType = startsAt === 0 && bytes.length > 0 ? videoTypeOf(bytes) : null;
  if (startsAt === 0 && bytes.length > 0 && mediaType === null) {
    throw invalid({ recording: instrumentMessages.wrongVideo() });
  }
  const fileKey = `${recordingFolder}/${randomBytes(16).toString('hex')}`;
  if (bytes.length > 0) await putSealed(ctx, fileKey, viewer.userId, bytes);
  const chunk = { recordingId: recording.id, startsAt, size: bytes.length, fileKey };
  const taken = await transact(ctx.pool, viewer, (db) =>
    appendChunk(db, { ...chunk, fullSize, mediaType }),
  );
  if (!taken) {
    await ctx.files.remove(fileKey);
    throw offsetConflict();
  }
  if (size === fullSize) {
    const seconds = await measureRecording(ctx, viewer.userId, recording.id);
    if (seconds !== null)
      await transact(ctx.pool, viewer, (db) => setSeconds(db, recording.id, seconds));
  }
  return headersOnly({ 'upload-offset': String(size) });
}

/** The recording is the answer from now on. Saying so again changes nothing; another one is refused. */
export async function keep(ctx: ManualContext, named: Named, seconds: number) {
  const { userId } = ctx.actor as Actor;
  const test = interviewTestOf(named.interviewCode);
  return ctx.answerWithin(system, async (db) => {
    const attempt = await findAttempt(db, userId, test);
    if (attempt === undefined) throw notFound();
    await lockAttempt(db, attempt.id);
    const recording = await findRecording(db, { subjectId: userId, test, id: named.id });
    if (recording === undefined) throw notFound();
    if (recording.kept_at === null) {
      if (recording.completed_at !== null) throw alreadySubmitted();
      if (recording.size === 0 || recording.size !== recording.full_size) {
        throw conflict(instrumentMessages.recordingIncomplete());
      }
      const tries = await listRecordings(db, attempt.id);
      const take = tries.filter(
        (one) =>
          one.question_id === recording.question_id && one.id <= recording.id && isWhole(one),
      ).length;
      await setKept(db, recording, { take, seconds });
      await ctx.jobs.send(db, orphanedRecordings, {});
    }
    const { questions } = attempt.form as InterviewForm;
    const question = questions[recording.question_id - 1] ?? '';
    const recordings = await listRecordings(db, attempt.id);
    return { data: presentQuestion(recording.question_id, question, recordings) };
  });
}

export async function watchOwn(ctx: UserContext, named: Named): Promise<Binary> {
  const { id, media_type: type, size } = await getOwnRecording(ctx, named);
  if (type === null) throw notFound();
  const pieces = await listPieces(ctx.db, id);
  return playVideo(ctx, { subjectId: ctx.actor.userId, type, size, pieces });
}

async function getOwnRecording(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  { interviewCode, id }: Named,
) {
  const test = interviewTestOf(interviewCode);
  const recording = await findRecording(db, { subjectId: actor.userId, test, id });
  if (recording === undefined) throw notFound();
  return recording;
}

/** @throws 413 for more than an answer may have. */
function checkLength(length: number | null): number | null {
  if (length !== null && length > maxRecordingBytes) throw tooLarge();
  return length;
}

function alreadySubmitted() {
  return conflict(instrumentMessages.answerHandedIn());
}

function noTryLeft() {
  return conflict(instrumentMessages.noFurtherTry());
}

/** What tus calls a mismatch: the sender asks for the offset and goes on from there. */
function offsetConflict() {
  return conflict(instrumentMessages.wrongOffset());
}

function tooLarge() {
  return new HttpError(413, 'too_large', instrumentMessages.recordingTooLarge());
}

function longerThanTold() {
  return new HttpError(413, 'too_large', instrumentMessages.longerThanTold());
}
