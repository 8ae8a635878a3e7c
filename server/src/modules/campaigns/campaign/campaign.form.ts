import type { BodyOf } from '@assay/contract/endpoint';
import type { saveCampaign } from '@assay/contract/campaigns';
import { isOn } from '@assay/contract/fields';
import { testTypeIds } from '@assay/contract/instruments';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { type ProfileReference, readProfile } from './campaign.profile.ts';
import { readDeadline } from './campaign.queries.ts';
import type { NewSubject } from '../invitation/invitation.queries.ts';
import { readTypedSubjects } from '../invitation/typed-subjects.form.ts';

export type CampaignForm = BodyOf<typeof saveCampaign>;

export interface ReadCampaign {
  testTypes: number[];
  deadline: Date | null;
  profile: ProfileReference | null;
  /** Null leaves the subjects as they are. */
  subjects: NewSubject[] | null;
}

type Problems = Record<string, string>;

/** Everything in a campaign form that needs more than its schema; tells all problems at once (422). */
export async function readCampaignForm(
  ctx: ManagerContext,
  form: CampaignForm,
): Promise<ReadCampaign> {
  const problems: Problems = notYetGiven(form);
  const testTypes = readTestTypes(ctx, form.test_types ?? [], problems);
  const { reference, problem } = readProfile(form);
  Object.assign(problems, problem);
  const subjects = readTypedSubjects(form, problems);
  const deadline = await readFormDeadline(ctx, form.deadline, problems);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { testTypes, deadline, profile: reference, subjects };
}

/** Tests that this version cannot give yet are refused by name, never silently dropped. */
function notYetGiven(form: CampaignForm): Problems {
  const problems: Problems = {};
  const text = 'This test cannot be given yet.';
  if ((form.skill_tests ?? []).length > 0) problems['skill_tests'] = text;
  if (isOn(form.burnout_test)) problems['burnout_test'] = text;
  if (form.culture_test_id != null && form.culture_test_id !== '')
    problems['culture_test_id'] = text;
  if (form.interview_name != null && form.interview_name !== '') problems['interview_name'] = text;
  if ((form.interview_questions ?? []).some((question) => question.trim() !== '')) {
    problems['interview_questions'] = text;
  }
  return problems;
}

/** Ids of the tests that a form names, each once. */
export function readTestTypes(ctx: ManagerContext, names: string[], problems: Problems): number[] {
  const found = names.map((name, i) => {
    const entry = Object.entries(testTypeIds).find(([, id]) => String(id) === name);
    if (entry === undefined) problems[`test_types.${i}`] = 'This test cannot be given yet.';
    else if (!ctx.actor.organization?.features.includes(entry[0] as keyof typeof testTypeIds)) {
      problems[`test_types.${i}`] = 'This test is not switched on for your organisation.';
    }
    return entry?.[1] ?? 0;
  });
  return [...new Set(found)];
}

async function readFormDeadline(
  ctx: ManagerContext,
  text: string | null | undefined,
  problems: Problems,
): Promise<Date | null> {
  if (text == null || text === '') return null;
  const { deadline, ahead } = await readDeadline(ctx.db, ctx.organizationId, text);
  if (!ahead) problems['deadline'] = 'Please choose a moment that is still to come.';
  return deadline;
}
