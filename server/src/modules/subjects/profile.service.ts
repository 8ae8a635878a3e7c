import type { BodyOf } from '@assay/contract/endpoint';
import { isOn } from '@assay/contract/fields';
import type * as contract from '@assay/contract/subjects';
import type { Db } from '../../platform/db/database.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { invalid } from '../../platform/http/errors.ts';
import { isJobProfile } from '../job-profiles/index.ts';
import { findCv } from './cv/cv.queries.ts';
import { presentCv } from './cv/cv.service.ts';
import { findKnown, type LookupIds } from './lookup/lookup.queries.ts';
import { presentProfile, presentSubject } from './profile.presenter.ts';
import { getPerson, getToday, updateName, upsertProfile } from './profile.queries.ts';
import { subjectMessages } from './messages.data.ts';
import type { Message } from '../../platform/words/message.ts';

type Saved = BodyOf<typeof contract.saveOwnProfile>;

/** Ages that a birth date may give; outside it is a slip of the hand. */
const ages = { least: 14, most: 110 };

export async function showOwnPerson({ db, actor, language }: UserContext) {
  const person = await getPerson(db, actor.userId);
  return {
    profile: presentProfile(person, language),
    subject: presentSubject(person),
    cv: presentCv(await findCv(db, actor.userId)),
  };
}

/** A field that is missing stays as it is; an empty one is cleared, which is "prefer not to say". */
export async function saveOwnProfile({ db, actor, language }: UserContext, input: Saved) {
  await saveProfile(db, actor.userId, input);
  return presentProfile(await getPerson(db, actor.userId), language);
}

/** The same for whoever saves it; what cannot be is refused at its field. */
export async function saveProfile(db: Db, subjectId: number, input: Saved): Promise<void> {
  const columns = {
    birthdate: emptied(input.birthdate),
    gender: emptied(input.gender),
    country_id: emptied(input.country),
    country_origin_id: emptied(input.country_origin),
    degree_id: emptied(input.degree),
    major_id: emptied(input.major),
    job_title: emptied(input.job_title),
    job_profile_id: emptied(input.job_profile_id),
    linkedin_url: emptied(input.linkedin_url),
  };
  const errors = {
    ...(await birthdateProblem(db, columns.birthdate)),
    ...(await lookupProblems(db, {
      country: columns.country_id,
      country_origin: columns.country_origin_id,
      degree: columns.degree_id,
      major: columns.major_id,
    })),
    ...(await jobProfileProblem(db, columns.job_profile_id)),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);

  await updateName(db, subjectId, { first_name: input.first_name, last_name: input.last_name });
  await upsertProfile(db, subjectId, columns, isOn(input.answered));
}

function emptied<T>(value: T | '' | null | undefined): T | null | undefined {
  return value === '' ? null : value;
}

/** Full years between two days, as people count them: one more on each birthday. */
export function ageOn(birthdate: string, date: Date): number {
  const day = date.toISOString().slice(0, 10);
  const birthdayToCome = day.slice(4) < birthdate.slice(4);
  return Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (birthdayToCome ? 1 : 0);
}

async function birthdateProblem(
  db: Db,
  birthdate: string | null | undefined,
): Promise<Record<string, Message>> {
  if (birthdate == null) return {};
  const age = ageOn(birthdate, new Date(await getToday(db)));
  if (age >= ages.least && age <= ages.most) return {};
  return { birthdate: subjectMessages.yearOutOfRange({ least: ages.least, most: ages.most }) };
}

async function lookupProblems(db: Db, ids: LookupIds): Promise<Record<string, Message>> {
  const known = await findKnown(db, ids);
  const unknown = (Object.keys(known) as (keyof LookupIds)[]).filter(
    (field) => ids[field] != null && !known[field],
  );
  return Object.fromEntries(unknown.map((field) => [field, subjectMessages.notInList()]));
}

/** People choose among the job profiles; one that is on offer no more stays with those who had chosen it. */
async function jobProfileProblem(
  db: Db,
  id: number | null | undefined,
): Promise<Record<string, Message>> {
  if (id == null || (await isJobProfile(db, id))) return {};
  return { job_profile_id: subjectMessages.notInList() };
}
