import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest } from './file-rules.ts';
import { modules } from './modules.ts';
import { lineAt, type Problem, type SourceFile } from './source-files.ts';

type Owner = (typeof modules)[number] | 'platform';

/** Which module each table belongs to: whose code writes it, or for whom the database keeps it. */
const owned: Record<Owner, string> = {
  platform: `
    academic_fields access_ledger audit_details audit_entries countries degrees demo_mails
    left_files mails majors moved_clock people_key
  `,
  accounts: `
    credentials erased_sessions links login_challenges login_failures manager_invitations
    managers password_resets permissions proofs recovery_codes registrations sessions
    subscriptions totp user_roles users
  `,
  organizations: `
    billing features invited_days invoices organization_features organizations packages
    payment_events
  `,
  'job-profiles': 'custom_profile_versions job_profile_versions job_profiles',
  subjects: 'cvs labels organization_cvs subject_labels subject_profiles',
  instruments: `
    answers attempt_keys attempts burnout_batches burnout_group_records clock_credits clocks
    culture_answers culture_tests earlier_attempts extra_times interviews norms option_groups
    recording_pieces recordings results retake_waivers skill_options skill_questions
    skill_test_organizations skill_tests skill_versions
  `,
  campaigns: `
    adjustment_requests campaign_tests campaigns invitations reminders stage_moves
    stage_templates staged_people stages
  `,
  reports: 'average_figures average_groups average_members campaign_sums',
  people: `
    custom_fields fit_profiles fits_due given_data interview_ratings list_columns organization_people
    people_by_name people_words person_fits person_tests role_pins subject_notes succession_pins
    synced_skills
  `,
  'success-profiles': 'success_profile_people success_profiles success_reviews',
  dashboard: 'campaign_days label_days label_groups label_progress label_sums unread_results',
  'action-logs': '',
  'own-data': 'deletion_requests',
};

const order: readonly Owner[] = ['platform', ...modules];
const ownerOf = new Map(
  order.flatMap((owner) =>
    (owned[owner].match(/\w+/g) ?? []).map((table) => [table, owner] as const),
  ),
);

/** Names of the tables, as the description of the database has them. */
export function readTables(root: string): string[] {
  const types = readFileSync(join(root, 'server/schema/database.ts'), 'utf8');
  return [...types.matchAll(/^ {2}(\w+): \w+Table;$/gm)].map(([, name = '']) => name);
}

/** Each table belongs to one module, and none is listed that there is not. */
export function checkOwners(tables: readonly string[]): Problem[] {
  const path = 'tools/table-owners.ts';
  const unknown = [...ownerOf.keys()].filter((table) => !tables.includes(table));
  return [
    ...tables
      .filter((table) => !ownerOf.has(table))
      .map((table) => ({ path, message: `says of no module that ${table} is its own` })),
    ...unknown.map((table) => ({ path, message: `knows ${table}, which there is not` })),
  ];
}

/** A table in a call of Kysely or in a list of names that a query goes through, or in SQL. */
const named = /'(\w+)(?: as \w+)?'|\bapp\.(\w+)\b(?!\()/g;
const calls = /(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin)\(\s*$/;

const isQueries = (path: string) => path.endsWith('.queries.ts');

/** Every place in a module that names a table of a module after it. */
export function checkUpperTables(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }) => {
    const module = /^server\/src\/modules\/([a-z-]+)\//.exec(path)?.[1];
    const at = order.findIndex((owner) => owner === module);
    if (at < 0 || isTest(path)) return [];
    return [...text.matchAll(named)].flatMap((match) => {
      const isName = match[1] !== undefined;
      // Elsewhere a text may be called like a table.
      if (isName && !isQueries(path) && !calls.test(text.slice(0, match.index))) return [];
      const table = match[1] ?? match[2] ?? '';
      const owner = ownerOf.get(table);
      if (owner === undefined || order.indexOf(owner) <= at) return [];
      const message = `names ${table} of ${owner}, a module after its own: pass it in, ask access/, or move the query up`;
      return [{ path, line: lineAt(text, match.index), message }];
    });
  });
}
