import type { Database } from '../../../../schema/database.ts';

type Table = keyof Database;

/** What the export takes from a table. */
interface Part {
  /** Name of the part in the file. */
  name: string;
  /** Which rows are the person's; `me` is their id. Row security says the same. */
  whose: string;
  order: string;
  /** Names in the file, with the column or expression behind each; `true` is the column of that name. */
  columns: Record<string, string | true>;
  /** Columns that stay out, each with the reason. */
  without: Record<string, string>;
}

const secret = 'a secret: whoever has it gets in';
const isKey = 'is how the rows are found; the id of the account stands in `account`';
const others = 'who of its people an organisation had do it is theirs to say';
const ofMine = (table: string) =>
  `exists (select from app.attempts a where a.id = ${table}.attempt_id and a.subject_id = me)`;

/**
 * Every table with something of a person's, column by column. A test compares this with the database, so that nothing
 * new is kept about anybody without a word here; docs/own-data.md says the same for people.
 */
export const parts: Partial<Record<Table, Part>> = {
  users: {
    name: 'account',
    whose: 'id = me',
    order: 'id',
    columns: {
      id: true,
      email: true,
      first_name: true,
      last_name: true,
      language: true,
      created_at: true,
    },
    without: {},
  },
  credentials: {
    name: 'password',
    whose: 'user_id = me',
    order: 'user_id',
    columns: { changed_at: true },
    without: { user_id: isKey, password_hash: secret },
  },
  user_roles: {
    name: 'roles',
    whose: 'user_id = me',
    order: 'role',
    columns: { role: true },
    without: { user_id: isKey },
  },
  managers: {
    name: 'manager_of',
    whose: 'user_id = me',
    order: 'created_at',
    columns: { organization_id: true, created_at: true },
    without: { user_id: isKey },
  },
  sessions: {
    name: 'sessions',
    whose: 'user_id = me',
    order: 'id',
    columns: {
      id: true,
      created_at: true,
      last_seen_at: true,
      expires_at: true,
      idle_seconds: true,
      proved_at: true,
      ip: true,
      user_agent: true,
    },
    without: { user_id: isKey, token_hash: secret },
  },
  totp: {
    name: 'second_factor',
    whose: 'user_id = me',
    order: 'created_at',
    columns: { created_at: true, confirmed_at: true },
    without: {
      user_id: isKey,
      secret,
      key_id: 'names the key that the secret is encrypted with',
      last_step: 'keeps a code from being used twice',
    },
  },
  recovery_codes: {
    name: 'recovery_codes',
    whose: 'user_id = me',
    order: 'used_at',
    columns: { used_at: true },
    without: { user_id: isKey, code_hash: secret },
  },
  subject_profiles: {
    name: 'profile',
    whose: 'subject_id = me',
    order: 'subject_id',
    columns: {
      birthdate: true,
      gender: true,
      country: '(select c.name from app.countries c where c.id = country_id)',
      country_origin: '(select c.name from app.countries c where c.id = country_origin_id)',
      degree: '(select d.name from app.degrees d where d.id = degree_id)',
      major: '(select m.name from app.majors m where m.id = major_id)',
      country_id: true,
      country_origin_id: true,
      degree_id: true,
      major_id: true,
      job_title: true,
      job_profile_id: true,
      linkedin_url: true,
      completed_at: true,
      updated_at: true,
    },
    without: { subject_id: isKey },
  },
  cvs: {
    name: 'cv',
    whose: 'subject_id = me',
    order: 'subject_id',
    columns: { name: true, type: true, size: true, uploaded_at: true },
    without: {
      subject_id: isKey,
      file_key: 'where the file lies; the file itself is in `content`',
    },
  },
  permissions: {
    name: 'permissions',
    whose: 'subject_id = me',
    order: 'id',
    columns: {
      id: true,
      organization_id: true,
      text_version: true,
      granted_at: true,
      revoked_at: true,
    },
    without: { subject_id: isKey },
  },
  invitations: {
    name: 'invitations',
    whose: 'subject_id = me',
    order: 'id',
    columns: {
      id: true,
      organization_id: true,
      campaign_id: true,
      first_name: true,
      last_name: true,
      email: true,
      status: true,
      former_status: true,
      added_at: true,
      invited_at: true,
      opened_at: true,
      started_at: true,
      completed_at: true,
      own_deadline: true,
      reminded_at: true,
      permission_asked_at: true,
      extension_asked_at: true,
      extension_message: true,
    },
    without: { subject_id: isKey },
  },
  links: {
    name: 'links',
    whose: 'user_id = me',
    order: 'created_at',
    columns: {
      purpose: true,
      organization_id: true,
      invitation_id: true,
      created_at: true,
      expires_at: true,
      used_at: true,
    },
    without: { user_id: isKey, id: 'the link is made from it', token_hash: secret },
  },
  subscriptions: {
    name: 'subscriptions',
    whose: 'user_id = me',
    order: 'organization_id',
    columns: { organization_id: true, unsubscribed_at: true },
    without: { user_id: isKey, token_hash: secret },
  },
  extra_times: {
    name: 'extra_time',
    whose: 'subject_id = me',
    order: 'organization_id',
    columns: { organization_id: true, percent: true, set_at: true },
    without: { subject_id: isKey, set_by: others },
  },
  subject_labels: {
    name: 'labels',
    whose: 'subject_id = me',
    order: 'added_at',
    columns: {
      organization_id: true,
      label_id: true,
      name: '(select l.name from app.labels l where l.id = label_id)',
      added_at: true,
    },
    without: { subject_id: isKey },
  },
  attempts: {
    name: 'tests',
    whose: 'subject_id = me',
    order: 'id',
    columns: {
      id: true,
      test: true,
      name: "coalesce((select s.name from app.skill_tests s where test = 'mcqt_' || s.id), (select i.name from app.interviews i where test = 'interview_' || i.code))",
      instrument: true,
      version: true,
      round: true,
      language: true,
      questions: true,
      parts: true,
      started_at: true,
      completed_at: true,
      consent: "case when instrument = 'burnout' then form end",
    },
    without: {
      subject_id: isKey,
      form: 'which questions were drawn says nothing about the person, and others are asked them too; of happiness and energy it is in `consent`',
    },
  },
  answers: {
    name: 'answers',
    whose: ofMine('answers'),
    order: 'attempt_id, question_id',
    columns: {
      attempt_id: true,
      question_id: true,
      option_index: true,
      seq: true,
      answered_at: true,
    },
    without: {},
  },
  recordings: {
    name: 'recordings',
    whose: ofMine('recordings'),
    order: 'id',
    columns: {
      id: true,
      attempt_id: true,
      question_id: true,
      media_type: true,
      size: true,
      full_size: true,
      seconds: true,
      created_at: true,
      kept_at: true,
      file: "(select '/api/interviews/' || substr(a.test, 11) || '/recordings/' || recordings.id || '/video' from app.attempts a where a.id = recordings.attempt_id)",
    },
    without: {},
  },
  clocks: {
    name: 'clocks',
    whose: ofMine('clocks'),
    order: 'attempt_id, part',
    columns: {
      attempt_id: true,
      part: true,
      base_seconds: true,
      extra_percent: true,
      credited_seconds: true,
      credit_limit: true,
      added_seconds: true,
      started_at: true,
      seen_at: true,
      ended_at: true,
    },
    without: {},
  },
  clock_credits: {
    name: 'clock_credits',
    whose: ofMine('clock_credits'),
    order: 'id',
    columns: {
      id: true,
      attempt_id: true,
      part: true,
      seconds: true,
      reason: true,
      given_at: true,
    },
    without: { given_by: others },
  },
  results: {
    name: 'scores',
    whose: 'subject_id = me',
    order: 'attempt_id',
    columns: {
      attempt_id: true,
      test: true,
      instrument: true,
      summary: true,
      minutes: true,
      scored_at: true,
    },
    without: {
      subject_id: isKey,
      scores:
        'is given in words under `results`, without which questions were right: others are asked the same',
    },
  },
  burnout_group_records: {
    name: 'group_averages',
    whose: 'subject_id = me',
    order: 'attempt_id',
    columns: { attempt_id: true, organization_id: true, campaign_id: true, batch_id: true },
    without: { subject_id: isKey },
  },
  access_ledger: {
    name: 'access_log',
    whose: 'subject_id = me',
    order: 'id',
    columns: { id: true, organization_id: true, what: true, at: true },
    without: { subject_id: isKey, actor_id: others },
  },
  mails: {
    name: 'mails',
    whose:
      '(user_id = me or user_id is null and to_email = (select u.email from app.users u where u.id = me))',
    order: 'id',
    columns: {
      id: true,
      message_id: true,
      template: true,
      params: true,
      to_email: true,
      to_name: true,
      reply_to: true,
      organization_id: true,
      campaign_id: true,
      created_at: true,
      sent_at: true,
      failed_at: true,
      failure: true,
    },
    without: { user_id: isKey, dedupe_key: 'repeats the template and its parameters' },
  },
  culture_answers: {
    name: 'answers_for_an_organisation',
    whose: 'user_id = me',
    order: 'test_id, question_id',
    columns: { test_id: true, question_id: true, value: true, answered_at: true },
    without: { user_id: isKey },
  },
};
