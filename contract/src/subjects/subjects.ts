import * as z from 'zod/mini';
import { askedTest } from '../accounts/accounts.ts';
import { campaignTypes } from '../campaigns/campaigns.ts';
import { endpoint } from '../platform/endpoint.ts';
import { progressStates } from '../campaigns/stage-chip.ts';
import * as f from '../platform/fields.ts';
import { cv } from './profile-files.ts';
import { told } from '../platform/field-text.ts';

export const genders = ['female', 'male', 'other', 'prefer_not_to_say'] as const;

const lookup = z.object({ id: z.int(), name: z.string() });
const country = z.object({ ...lookup.shape, alpha3code: z.string() });

export const ownProfile = z.object({
  /** Null is "prefer not to say"; `complete` tells whether the question has been answered. */
  birthdate: z.nullable(f.date),
  gender: z.nullable(z.enum(genders)),
  country: z.nullable(country),
  country_origin: z.nullable(country),
  degree: z.nullable(lookup),
  major: z.nullable(lookup),
  job_title: z.nullable(z.string()),
  job_profile_id: z.nullable(z.int()),
  linkedin_url: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  /** Whether the questions before the first normed test have been answered. */
  complete: z.boolean(),
});

export const testState = z.object({
  id: f.testId,
  name: z.string(),
  minutes: z.int(),
  questions: z.int(),
  answered: z.int(),
  started_at: z.nullable(f.instant),
  completed_at: z.nullable(f.instant),
  pivot: z.object({ completed: z.boolean() }),
});

export const getOwnProfile = endpoint({
  id: 'own-profile-get',
  method: 'GET',
  path: '/api/subject-profile',
  summary: 'Own profile, name, a summary of own results, and whether there is a CV',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.object({
      profile: ownProfile,
      subject: z.object({
        id: z.int(),
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
      }),
      results: z.array(testState),
      cv: z.nullable(cv),
    }),
  ),
});

/** Address of a profile, as its owner copies it from the browser. */
export const linkedinUrl = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^https:\/\/([a-z]{2,3}\.)?linkedin\.com\/[\w\-%./]+$/i, told('linkedin')),
  );

const optionalId = z.optional(z.nullable(z.union([f.textId, z.literal('')])));

export const saveOwnProfile = endpoint({
  id: 'own-profile-save',
  method: 'POST',
  path: '/api/subject-profile',
  summary: 'Save the own profile; lookups are sent by id, empty means "prefer not to say"',
  access: 'candidate',
  effect: 'write',
  encoding: 'multipart',
  body: z.strictObject({
    first_name: z.optional(f.name(80)),
    last_name: z.optional(f.name(80)),
    birthdate: z.optional(z.nullable(z.union([f.date, z.literal('')]))),
    gender: z.optional(z.nullable(z.union([z.enum(genders), z.literal('')]))),
    country: optionalId,
    country_origin: optionalId,
    degree: optionalId,
    major: optionalId,
    job_title: z.optional(z.nullable(f.optionalLine(120))),
    job_profile_id: optionalId,
    linkedin_url: z.optional(z.nullable(z.union([z.literal(''), linkedinUrl]))),
    /** Birth date and gender have been asked for: where nothing is known of one, that is "prefer not to say". */
    answered: z.optional(f.flag),
  }),
  readOnly: ['complete'],
  output: f.dataOf(ownProfile),
});

export const listCountries = endpoint({
  id: 'lookup-countries',
  method: 'GET',
  path: '/api/subject-profile/countries',
  summary: 'Countries',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(z.array(country)),
});

export const listDegrees = endpoint({
  id: 'lookup-degrees',
  method: 'GET',
  path: '/api/subject-profile/degrees',
  summary: 'Levels of education',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(z.array(lookup)),
});

export const listMajors = endpoint({
  id: 'lookup-majors-by-academic-fields',
  method: 'GET',
  path: '/api/subject-profile/majors-by-academic-fields',
  summary: 'Majors grouped by academic field',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(z.array(z.object({ ...lookup.shape, majors: z.array(lookup) }))),
});

export const listJobProfiles = endpoint({
  id: 'lookup-job-profiles',
  method: 'GET',
  path: '/api/subject-profile/job-profiles',
  summary: 'Kinds of work to choose from',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(z.array(lookup)),
});

export const listOrganizationsWithPermission = endpoint({
  id: 'organizations-with-permission',
  method: 'GET',
  path: '/api/subject/organizations-with-permission',
  summary: 'Organisations that may read the own results, and since when',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.array(
      z.object({
        id: z.int(),
        organization_name: z.string(),
        logo_url: z.nullable(z.string()),
        granted_at: f.instant,
        retention_months: z.int(),
      }),
    ),
  ),
});

export const withdrawPermission = endpoint({
  id: 'permission-withdraw',
  method: 'DELETE',
  path: '/api/subject/organizations-with-permission/{organizationId}',
  summary: 'Withdraw the permission of an organisation; it finds nothing from the next call on',
  access: 'candidate',
  effect: 'write',
  params: z.strictObject({ organizationId: f.textId }),
  output: f.message,
});

/** A campaign that the subject is asked to take part in. */
const invite = z.object({
  id: z.int(),
  campaign_name: z.string(),
  campaign_type: z.enum(campaignTypes),
  /** Managers see how well a personality result fits a reference profile. */
  has_profile: z.boolean(),
  organization: z.object({ id: z.int(), name: z.string(), logo_url: z.nullable(z.string()) }),
  deadline: f.instant,
  time_zone: z.string(),
  retention_months: z.int(),
  test_types: z.array(f.testId),
  /** The same with what people are told of them, and whether they are done already and need not be taken again. */
  tests: z.array(z.object({ ...askedTest.shape, completed: z.boolean() })),
  /** While there is no permission: other tests that are done already and whose results the organisation would see with it. */
  also_seen: z.array(z.object({ id: f.testId, name: z.string() })),
  permission: z.boolean(),
  /** Whether a request for a later deadline waits for an answer. */
  extension_asked: z.boolean(),
  /** How far an own request for adjustments is. */
  adjustments: z.enum(['none', 'asked', 'answered']),
  completed_at: z.nullable(f.instant),
  /** The organisation is inactive, and nothing was begun for it: nobody can begin now. */
  closed: z.boolean(),
  /** How far the organisation is with what was finished, as far as the person knows; null before that and outside recruitment. */
  progress: z.nullable(z.enum(progressStates)),
});

/** On which day an organisation will know this person no more, as an email has told. */
const anonymisation = z.object({
  campaign_id: z.int(),
  campaign_name: z.string(),
  organization: z.object({ id: z.int(), name: z.string() }),
  at: f.instant,
  time_zone: z.string(),
  /** Whether it may see results until then. */
  permission: z.boolean(),
});

const task = z.object({
  ...testState.shape,
  /** Timed parts of a test that has begun, 0 where only answers count, and how many of them are over. */
  parts: z.int(),
  parts_over: z.int(),
  /** Of the clock that runs now; null when none does. */
  remaining_seconds: z.nullable(z.int()),
  /** When a test that was deleted can be taken again; null where it can be taken now. */
  available_at: z.nullable(f.instant),
});

/** Bar and home ask this: which tests there are for this person and who asked. */
export const listTestTypes = endpoint({
  id: 'subject-test-types',
  method: 'GET',
  path: '/api/subject/test-types',
  summary: 'What to take, how far it is, and who asks for it',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(
    z.object({
      tests: z.array(task),
      invites: z.array(invite),
      anonymisations: z.array(anonymisation),
    }),
  ),
});
