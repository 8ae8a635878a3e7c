import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { interviewTestOf } from '@assay/contract/instruments';
import { interview } from '@assay/instruments/interview/instrument';
import { sql } from 'kysely';
import {
  findOwnedInterview,
  insertInterview,
  recordingFolder,
} from '../modules/instruments/index.ts';
import type { Trx } from '../platform/db/database.ts';
import { putSealed, type SealedStore } from '../platform/files/sealed-files.ts';
import { addAccount } from './account.demo.ts';
import { addSitting } from './attempts.demo.ts';
import { addRatings } from './interview-ratings.demo.ts';
import { addCampaign, addInvitation, namePerson } from './campaigns.demo.ts';
import { daysAgo } from './days.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

interface Organization {
  id: OrganizationId;
  manager: number;
}

const form = interview.sampleForm(0);

/** Seconds of the drawn answers; with which take of it is kept. Ratings by the manager, then by a colleague. */
const takers = [
  {
    person: namePerson('Sofia', 'Nakamura'),
    files: 'first',
    seconds: [6, 8, 5],
    takes: [1, 2, 1],
    ratings: [null, [4, 5, null, 4]],
    comments: ['', 'Tells the story of the broken import to its end, with her own part in it.'],
  },
  {
    person: namePerson('Kofi', 'Berg'),
    files: 'second',
    seconds: [7, 5, 6],
    takes: [1, 1, 1],
    ratings: [
      [4, 3, 4, 2],
      [5, 3, 2, 3],
    ],
    comments: [
      'Answers to the point. Weighed calling the customer first, and said why he did not.',
      'Clear answers; I would ask him again who else was affected.',
    ],
  },
] as const;

/** A campaign that asks for a video interview: two people have handed it in and are rated, one has not begun. */
export async function loadInterviews(
  db: Trx,
  store: SealedStore,
  passwordHash: string,
  { id: organizationId, manager }: Organization,
): Promise<void> {
  const code = await insertInterview(db, organizationId, form);
  const test = interviewTestOf(code);
  const interviewId = (await findOwnedInterview(db, organizationId, code))?.id ?? 0;
  const raters = [manager, await findColleague(db, organizationId, manager)];
  const campaign = await addCampaign(db, {
    organizationId,
    createdBy: manager,
    sender: ['Maria Keller', 'manager@assay.test'],
    name: 'Support engineers, first talks',
    type: 'recruitment',
    status: 'active',
    profile: null,
    tests: [test],
    deadline: 9,
    age: 8,
  });
  const invite = async (person: ReturnType<typeof namePerson>, seed: number, isDone: boolean) => {
    const id = await addAccount(db, passwordHash, person);
    const state = isDone ? 'completed' : 'invited';
    const invitation = { ...person, id, campaign, organizationId, state, seed } as const;
    const since = await addInvitation(db, { ...invitation, unanswered: true });
    return { id, since };
  };
  for (const [at, { person, files, seconds, takes, ...rated }] of takers.entries()) {
    const seed = 301 + at;
    const { id, since } = await invite(person, seed, true);
    const sitting = { instrument: interview, test, form };
    const attemptId = await addSitting(db, { id, seed, done: true }, since, sitting);
    const recordings = seconds.map(async (length, index) => {
      const file = join(import.meta.dirname, `recordings/${files}-${index + 1}.webm`);
      const recording = { attemptId, question: index + 1, length, take: takes[index] ?? 1, since };
      await addRecording(db, store, id, recording, await readFile(file));
    });
    await Promise.all(recordings);
    const ratings = raters.flatMap((raterId, index) => {
      const scores = rated.ratings[index];
      return scores && raterId
        ? [{ raterId, scores: [...scores], comment: rated.comments[index] ?? '' }]
        : [];
    });
    const about = { organizationId, interviewId, subjectId: id, attemptId, ratings };
    await addRatings(db, store.keyring, about);
  }
  await invite(namePerson('Mila', 'Castillo'), 303, false);
}

/** Another manager of the organisation. */
async function findColleague(db: Trx, organizationId: OrganizationId, manager: number) {
  const found = await db
    .selectFrom('managers')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('user_id', '<>', manager)
    .orderBy('user_id')
    .executeTakeFirst();
  return found?.user_id;
}

interface Recording {
  attemptId: number;
  question: number;
  length: number;
  take: number;
  since: number;
}

async function addRecording(
  db: Trx,
  store: SealedStore,
  subjectId: number,
  { attemptId, question, length, take, since }: Recording,
  video: Buffer,
): Promise<void> {
  const at = sql<Date>`${daysAgo(since)} + ${question} * interval '4 minutes'`;
  const { id } = await db
    .insertInto('recordings')
    .values({
      attempt_id: attemptId,
      question_id: question,
      media_type: 'video/webm',
      size: video.length,
      full_size: video.length,
      seconds: length,
      take,
      created_at: at,
      arrived_at: at,
      kept_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const fileKey = `${recordingFolder}/${randomBytes(16).toString('hex')}`;
  await putSealed(store, fileKey, subjectId, video);
  await db
    .insertInto('recording_pieces')
    .values({ recording_id: id, starts_at: 0, size: video.length, file_key: fileKey })
    .execute();
}
