import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as f from './fields.ts';
import { profileReference } from '../people/people.ts';

/** Which columns a manager wants to see in lists of people: kept with the account, so in every browser. */

/** That of everybody, and those of campaigns, of which all leave out the same. */
export const columnLists = ['talent', 'campaigns'] as const;
export type ColumnList = (typeof columnLists)[number];

const hidden = z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(200));

const chosenColumns = z.object({
  /** Those left out, by their ids on the screen; all others show. */
  hidden: z.array(z.string()),
  /** The test whose score has a column among everybody. */
  score: z.nullable(z.string()),
  /** The profile whose fit has one. */
  profile: z.nullable(z.string()),
});

/** Null where nothing has been chosen: then the usual ones show. */
const allColumns = z.object({
  talent: z.nullable(chosenColumns),
  campaigns: z.nullable(chosenColumns),
});
export type ListColumns = z.output<typeof allColumns>;
export type ChosenColumns = z.output<typeof chosenColumns>;

const path = '/api/admin/subjects/columns';
const params = z.strictObject({ list: z.enum(columnLists) });

export const getListColumns = endpoint({
  id: 'list-columns',
  method: 'GET',
  path,
  summary: 'Which columns the caller has chosen for lists of people',
  access: 'manager',
  effect: 'read',
  output: f.dataOf(allColumns),
});

export const saveListColumns = endpoint({
  id: 'list-columns-save',
  method: 'PUT',
  path: `${path}/{list}`,
  summary: 'Choose the columns of a list of people, for the own account',
  access: 'manager',
  effect: 'write',
  params,
  body: z.strictObject({
    hidden,
    score: z.optional(z.nullable(f.testId)),
    profile: z.optional(z.nullable(profileReference)),
  }),
  output: f.dataOf(allColumns),
});

export const resetListColumns = endpoint({
  id: 'list-columns-reset',
  method: 'DELETE',
  path: `${path}/{list}`,
  summary: 'Forget the choice of columns: the usual ones show again',
  access: 'manager',
  effect: 'write',
  params,
  output: f.dataOf(allColumns),
});
