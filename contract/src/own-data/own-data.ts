import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { told } from '../platform/field-text.ts';

/** What somebody may do with the own data: see who reads it, take it along, have it deleted. */

/** Neither of the two asks for a code by mail; an empty one is a slip, and must not cost the code that is under way. */
const proof = z.strictObject({
  // Nobody types more than this; longer is no password.
  password: z.optional(z.string().check(z.minLength(1, told('password')), z.maxLength(200))),
  /** The code of a mail, for who has no password or does not know it. */
  code: z.optional(f.line(20)),
});

export const proveIdentity = endpoint({
  id: 'own-proof',
  method: 'POST',
  path: '/api/subject-profile/proof',
  summary:
    'Prove to be the owner of the account, with the password or an emailed code; without either the code is emailed (202). Good for 15 minutes in this session',
  access: 'candidate',
  effect: 'write',
  transaction: 'manual',
  body: proof,
  output: f.message,
});

/** Raised when a reader of the file would have to know. */
export const exportVersion = 1;

/** A row of the export, named as docs/own-data.md describes it. */
const row = z.record(z.string(), z.unknown());

export const ownDataExport = z.object({
  format: z.literal('assay-own-data'),
  version: z.literal(exportVersion),
  created_at: f.instant,
  /** Everything kept about the person, by part. */
  data: z.record(z.string(), z.array(row)),
  /** Results as their taker reads them, by test: scores with norm, band and what they mean. */
  results: z.record(z.string(), z.unknown()),
});
export type OwnDataExport = z.output<typeof ownDataExport>;

export const exportOwnData = endpoint({
  id: 'own-export',
  method: 'GET',
  path: '/api/subject-profile/export',
  summary:
    'Everything that is kept about the person, as JSON; needs a login or a proof within the last 15 minutes',
  access: 'candidate',
  effect: 'read',
  transaction: 'manual',
  output: ownDataExport,
});

export const printOwnData = endpoint({
  id: 'own-export-pdf',
  method: 'GET',
  path: '/api/subject-profile/export.pdf',
  summary: 'Its main parts to be read, as PDF, in the language of the caller',
  access: 'candidate',
  effect: 'read',
  transaction: 'manual',
  output: ['application/pdf'],
});

/** What was opened: a report of one test, several people side by side, or a list of a campaign. */
export const accessKinds = [
  'report',
  'working',
  'comparison',
  'table',
  'progress',
  'list',
  'people',
  'cv',
  'recording',
  'rating',
  'review',
  'adjustments',
  'profile',
  'profile_sync',
] as const;

export const listAccesses = endpoint({
  id: 'own-access-log',
  method: 'GET',
  path: '/api/subject-profile/access-log',
  summary:
    'Who opened which of the own results and when, the latest first; what one of them opens several times on a day is one look',
  access: 'candidate',
  effect: 'read',
  query: z.strictObject({ page: f.page, perPage: f.perPage(25) }),
  output: f.pageOf(
    z.object({
      id: z.int(),
      at: f.instant,
      organization: z.object({ id: z.int(), name: z.string() }),
      /** Null for what is about several tests, or about one that has no name any more. */
      test: z.nullable(z.string()),
      kind: z.enum(accessKinds),
    }),
  ),
});

export const listOwnReviews = endpoint({
  id: 'own-reviews',
  method: 'GET',
  path: '/api/subject-profile/reviews',
  summary:
    'By whom the own work is reviewed, for which organisation and when; what they say is in the file',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.array(
      z.object({
        id: z.int(),
        organization: z.object({ id: z.int(), name: z.string() }),
        success_profile: z.string(),
        /** Null for somebody whose account is gone. */
        reviewer: z.nullable(z.string()),
        started_at: f.instant,
        /** Null for one that is begun and not given yet. */
        given_at: z.nullable(f.instant),
        /** Whether the organisation lets the file say what was given. */
        told: z.boolean(),
      }),
    ),
  ),
});

const testIds = z.array(f.testId).check(z.minLength(1, told('test_required')), z.maxLength(100));

export const deleteOwnTests = endpoint({
  id: 'own-tests-delete',
  method: 'DELETE',
  path: '/api/subject-profile/tests',
  summary:
    'Delete tests with their answers and results, for good; they can be taken again where an organisation asks for them',
  access: 'candidate',
  effect: 'write',
  body: z.strictObject({ test_type_ids: testIds }),
  output: f.message,
});

export const listDeletionRequests = endpoint({
  id: 'own-deletion-requests',
  method: 'GET',
  path: '/api/subject-profile/deletion-requests',
  summary: 'Which organisations have been asked to delete, and whether that has been sent',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.array(
      z.object({
        organization_id: z.int(),
        asked_at: f.instant,
        /** Until then it can be undone. */
        sends_at: f.instant,
        sent_at: z.nullable(f.instant),
        /** Whether a day has passed since it was sent, so that it can be asked again. */
        repeatable: z.boolean(),
      }),
    ),
  ),
});

export const undoDeletionRequest = endpoint({
  id: 'own-deletion-request-undo',
  method: 'DELETE',
  path: '/api/subject-profile/ask-to-delete-tests',
  summary: 'Takes back a request for deletion that has not been sent yet; 409 afterwards',
  access: 'candidate',
  effect: 'write',
  body: z.strictObject({ organization_id: f.id }),
  output: f.message,
});

export const askToDeleteTests = endpoint({
  id: 'own-tests-ask-to-delete',
  method: 'POST',
  path: '/api/subject-profile/ask-to-delete-tests',
  summary:
    'Ask organisations to have tests deleted: one of those that hold permission or have invited, or all of them. Once a day each; sent after ten minutes, and can be undone before that',
  access: 'candidate',
  effect: 'write',
  body: z.strictObject({ organization_id: z.optional(f.id) }),
  output: f.message,
});

export const deleteAccount = endpoint({
  id: 'own-profile-delete',
  method: 'DELETE',
  path: '/api/subject-profile',
  summary:
    'Delete the whole account with all that belongs to it, with the password or an emailed code; without either the code is emailed (202)',
  access: 'candidate',
  effect: 'write',
  transaction: 'manual',
  body: proof,
  output: f.message,
});

export const getPrivacyFacts = endpoint({
  id: 'privacy-facts',
  method: 'GET',
  path: '/api/privacy',
  summary: 'What the page about privacy has to say of this Assay',
  access: 'public',
  effect: 'read',
  output: f.dataOf(
    z.object({
      /** Whom to write to; null when nobody is named. */
      contact_email: z.nullable(z.string()),
      /** Months that hold where an organisation has not said otherwise. */
      retention_months: z.int(),
    }),
  ),
});

export const findTaker = endpoint({
  id: 'super-admin-find-taker',
  method: 'GET',
  path: '/api/super-admin/taken-tests',
  summary:
    'Which tests the person with this address has started or completed; never a result. Looking is logged',
  access: 'operator',
  effect: 'write',
  query: z.strictObject({ email: f.email }),
  output: f.dataOf(
    z.object({
      id: z.int(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      tests: z.array(
        z.object({
          id: f.testId,
          name: z.string(),
          rounds: z.int(),
          started_at: f.instant,
          completed_at: z.nullable(f.instant),
        }),
      ),
    }),
  ),
});

export const deleteTests = endpoint({
  id: 'super-admin-delete-tests',
  method: 'DELETE',
  path: '/api/super-admin/delete-tests',
  summary: "Delete a person's tests with their answers and results; the person is told by email",
  access: 'operator',
  effect: 'write',
  body: z.strictObject({ subject_id: f.id, test_type_ids: testIds }),
  output: f.message,
});
