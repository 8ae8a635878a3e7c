import type { Language } from '@assay/contract/languages';
import type { accessKinds } from '@assay/contract/own-data';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { es } from './es.data.ts';
import { nl } from './nl.data.ts';

/** A list: its title and those of its columns. */
interface ListLabels {
  title: string;
  columns: readonly string[];
}

/** Everything that the document says besides the data itself. */
export interface OwnDataLabels {
  /** At the foot of each page, and of the file. */
  document: string;
  file: (day: string) => string;
  occasion: (day: string) => string;
  note: string;
  nothing: string;
  more: (rows: string) => string;
  account: {
    title: string;
    rows: Record<'email' | 'first_name' | 'last_name' | 'created_at', string>;
  };
  profile: {
    title: string;
    rows: Record<
      | 'birthdate'
      | 'gender'
      | 'country'
      | 'country_origin'
      | 'degree'
      | 'major'
      | 'job_profile'
      | 'job_title'
      | 'linkedin_url',
      string
    >;
  };
  cv: ListLabels;
  permissions: ListLabels;
  accesses: ListLabels;
  invitations: ListLabels;
  tests: ListLabels;
  notes: ListLabels;
  mails: ListLabels;
  sessions: ListLabels;
  actions: ListLabels;
  result: (test: string) => string;
  noResult: string;
  compared: (norm: { name: string; group: string; version: string }) => string;
  label: (name: string) => string;
  moreTime: (percent: string) => string;
  adjustments: Record<'request' | 'answer', (text: string) => string>;
  /** Looks at a result: of which kind, and on what the two indices rest. */
  looks: Record<(typeof accessKinds)[number], string>;
  /** What the database calls by a word; a word that is not here stands as it is. */
  words: Record<string, string>;
  scores: {
    score: string;
    overall: string;
    otherTopic: string;
    scoreOf: (value: string) => string;
    between: (from: string, to: string) => string;
    besideWishes: (value: string) => string;
    percent: (value: string) => string;
    points: (points: string, maximum: string) => string;
  };
}

export const ownDataLabels: Record<Language, OwnDataLabels> = { en, nl, de, es };
