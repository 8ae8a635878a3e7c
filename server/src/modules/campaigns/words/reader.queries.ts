import type { Language } from '@assay/contract/languages';
import { sql } from 'kysely';

/** What a mail of a campaign is written in: the language of its reader's account, else the campaign's. */
export const readersLanguage = sql<Language>`coalesce(
  (select u.language from app.users u where u.id = invitations.subject_id), campaigns.language)`.as(
  'language',
);
