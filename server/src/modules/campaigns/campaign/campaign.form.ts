import type { BodyOf } from '@assay/contract/endpoint';
import type { saveCampaign } from '@assay/contract/campaigns';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { readInterview } from './campaign.interview.ts';
import { type ProfileReference, readProfile } from './campaign.profile.ts';
import { type CampaignRecord, readDeadline } from './campaign.queries.ts';
import { readTests } from './campaign.tests.ts';
import type { NewSubject } from '../invitation/invitation.queries.ts';
import { readTypedSubjects } from '../invitation/typed-subjects.form.ts';
import { campaignMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

export type CampaignForm = BodyOf<typeof saveCampaign>;

export interface ReadCampaign {
  /** As the database has them, without the interview. */
  tests: string[];
  interview: ReturnType<typeof readInterview>;
  deadline: Date | null;
  profile: ProfileReference | null;
  /** Null leaves the subjects as they are. */
  subjects: NewSubject[] | null;
}

type Problems = Record<string, Message>;

/** Everything in a campaign form that needs more than its schema; tells all problems at once (422). */
export async function readCampaignForm(
  ctx: ManagerContext,
  form: CampaignForm,
  present: CampaignRecord | null,
): Promise<ReadCampaign> {
  const problems: Problems = {};
  const tests = await readTests(ctx, form, problems, present?.interview?.code ?? null);
  const interview = readInterview(ctx, form, present?.interview ?? null, problems);
  const { reference, problem } = await readProfile(ctx, form, present);
  Object.assign(problems, problem);
  const subjects = readTypedSubjects(form, problems);
  const deadline = await readFormDeadline(ctx, form.deadline, problems);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { tests, interview, deadline, profile: reference, subjects };
}

async function readFormDeadline(
  ctx: ManagerContext,
  text: string | null | undefined,
  problems: Problems,
): Promise<Date | null> {
  if (text == null || text === '') return null;
  const { deadline, ahead } = await readDeadline(ctx.db, ctx.organizationId, text);
  if (!ahead) problems['deadline'] = campaignMessages.deadlinePast();
  return deadline;
}
