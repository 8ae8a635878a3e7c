import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';

/** In which roles managers see somebody, whom they may succeed, and how deep each bench is. */

const pinTypes = ['role', 'succession'] as const;
/** Which profile a role is: of a job family, an own one, of a competency model. */
export const pinnedRoleTypes = ['standard', 'custom', 'alt'] as const;
/** When somebody could take over, in the judgement of a manager. */
export const readinesses = ['now', 'soon', 'later'] as const;

/** Characters of a note on a successor. */
export const maxNote = 1000;

const rolePin = z.object({
  role_id: z.int(),
  type: z.enum(pinnedRoleTypes),
  /** Null for a profile that is there no more. */
  name: z.nullable(z.string()),
  /** The manager's name; null when their account is gone. */
  pinned_by: z.nullable(z.string()),
  pinned_at: f.instant,
});

const successionPin = z.object({
  /** Who may succeed: the person in the path. */
  subject_id: z.int(),
  /** The entity of the pin: whom they may succeed. */
  successor_id: z.int(),
  entity: z.object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
  }),
  role_type: z.enum(readinesses),
  note: z.nullable(z.string()),
  pinned_by: z.nullable(z.string()),
  pinned_at: f.instant,
});

const base = '/api/admin/subject/pins';
const subjectParams = z.strictObject({ subjectId: f.textId });

export const listRolePins = endpoint({
  id: 'pins-role',
  method: 'GET',
  path: `${base}/{subjectId}/role`,
  summary: 'Roles to which a person is pinned',
  access: 'manager',
  effect: 'read',
  feature: 'pins',
  params: subjectParams,
  output: f.dataOf(z.array(rolePin)),
});

export const listSuccessionPins = endpoint({
  id: 'pins-succession',
  method: 'GET',
  path: `${base}/{subjectId}/succession`,
  summary:
    'Whom a person may succeed, and when: `successor_id` is the entity of the pin, the person to be succeeded',
  access: 'manager',
  effect: 'read',
  feature: 'pins',
  params: subjectParams,
  output: f.dataOf(z.array(successionPin)),
});

const pinParams = z.strictObject({
  subjectId: f.textId,
  pinType: z.enum(pinTypes),
  entityId: f.textId,
  roleType: z.enum([...pinnedRoleTypes, ...readinesses]),
});

export const pin = endpoint({
  id: 'pin',
  method: 'PUT',
  path: `${base}/pin/{subjectId}/{pinType}/{entityId}/{roleType}`,
  summary:
    'Pin a person to a role (`standard`, `custom`, `alt`) or as successor of another (`now`, `soon`, `later`); one pin per pair, the last one counts',
  access: 'manager',
  effect: 'write',
  feature: 'pins',
  params: pinParams,
  /** Without it a succession pin keeps the note that it has. */
  body: z.strictObject({ note: z.optional(z.nullable(f.paragraphs(maxNote))) }),
  output: f.message,
});

export const unpin = endpoint({
  id: 'unpin',
  method: 'PUT',
  path: `${base}/unpin/{subjectId}/{pinType}/{entityId}/{roleType}`,
  summary:
    'Removes a pin; one that is not there is no fault, one that a colleague has changed since is a 409',
  access: 'manager',
  effect: 'write',
  feature: 'pins',
  params: pinParams,
  output: f.message,
});

/** Places of the board at most; those whom somebody may succeed come first. */
export const maxPlaces = 500;

export const getSuccession = endpoint({
  id: 'succession-board',
  method: 'GET',
  path: '/api/admin/succession',
  summary:
    'Who holds which role and who may succeed them, now, soon or later; people without permission are not on it',
  access: 'manager',
  effect: 'read',
  feature: 'pins',
  output: f.dataOf(
    z.object({
      places: z.array(
        z.object({
          incumbent_id: z.int(),
          /** As the organisation has given it; null where it has not. */
          role: z.nullable(
            z.object({
              id: z.int(),
              type: z.enum(pinnedRoleTypes),
              name: z.nullable(z.string()),
            }),
          ),
          successors: z.array(
            z.object({
              subject_id: z.int(),
              role_type: z.enum(readinesses),
              note: z.nullable(z.string()),
              pinned_by: z.nullable(z.string()),
              pinned_at: f.instant,
            }),
          ),
          depth: z.object({ now: z.int(), soon: z.int(), later: z.int() }),
        }),
      ),
      /** Everybody whom the places name. */
      people: z.array(
        z.object({
          id: z.int(),
          first_name: z.string(),
          last_name: z.string(),
          email: z.string(),
        }),
      ),
      /** Whether there are more places than these. */
      more: z.boolean(),
    }),
  ),
});
