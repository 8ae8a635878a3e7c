import { sealText } from '../modules/people/index.ts';
import type { Keyring } from '../platform/crypto/keyring.ts';
import type { Trx } from '../platform/db/database.ts';
import { daysAgo } from './days.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

interface Rating {
  raterId: number;
  /** By the standard rubric. */
  scores: (number | null)[];
  comment: string;
}

interface Interviewed {
  organizationId: OrganizationId;
  interviewId: number;
  subjectId: number;
  attemptId: number;
  ratings: readonly Rating[];
}

/** What managers have given for one interview. */
export async function addRatings(
  db: Trx,
  keyring: Keyring,
  { organizationId, interviewId, subjectId, attemptId, ratings }: Interviewed,
): Promise<void> {
  for (const { raterId, scores, comment } of ratings) {
    const given = scores.filter((score) => score !== null);
    const { id } = await db
      .insertInto('interview_ratings')
      .values({
        organization_id: organizationId,
        interview_id: interviewId,
        subject_id: subjectId,
        attempt_id: attemptId,
        rater_id: raterId,
        scores: scores as number[],
        first_scores: scores as number[],
        mean: given.reduce((sum, score) => sum + score, 0) / given.length,
        key_id: '',
        content: Buffer.alloc(0),
        created_at: daysAgo(1),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const place = { kind: 'rating', id, organizationId, subjectId } as const;
    const { keyId, content } = sealText(keyring, place, comment);
    await db
      .updateTable('interview_ratings')
      .set({ key_id: keyId, content })
      .where('id', '=', id)
      .execute();
  }
}
