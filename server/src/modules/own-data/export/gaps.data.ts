import type { Database } from '../../../../schema/database.ts';

/** Tables that say something of a person and are not in the file, each with the reason. */
export const tablesWithout: Partial<Record<keyof Database, string>> = {
  attempt_keys: 'the solutions of tests',
  audit_entries: 'what the person did is in `actions`; the rest is about others',
  audit_details: 'what the person did is in `actions`; the rest is about others',
  registrations: "typed before the address was proved, so no one's yet; removed after a week",
  password_resets: 'a link that works for an hour; its email is in `mails`',
  login_challenges: 'a login that waits for its code, for minutes',
  erased_sessions: 'digests that lead back to no one, of accounts that are deleted',
  proofs: 'a code that works for 15 minutes; its email is in `mails`',
  login_failures: 'counts tries by a digest that leads back to no one; removed after a day',
  demo_mails: 'where no email leaves: the text of what stands in `mails`',
  interviews: "an organisation's; what was asked is in `results`",
  recording_pieces: 'how the bytes of `recordings` lie in the store; the files can be downloaded',
  unread_results:
    'what of `invitations` an organisation has not opened yet, until `access_log` says that it has',
  organization_people: 'what `invitations` and `permissions` say, kept together for lists',
  people_words: 'the name and address of `invitations`, kept to be found by',
  people_by_name: 'the same in the order of names',
  person_tests: 'what `invitations`, `attempts` and `results` say, kept together for lists',
  person_fits: 'worked out of `results` for lists that are ordered by it; the reports show how',
  fits_due: 'which of `results` are still to be worked out for these lists',
  campaigns: "an organisation's; the names of those that invited are in `campaigns`",
  success_profiles:
    "an organisation's; the names of those that the caller is in are in `success_profiles`",
  custom_profile_versions: "an organisation's figures of groups; who saved them is in `actions`",
  culture_tests: "an organisation's; who made one is in `actions`",
};
