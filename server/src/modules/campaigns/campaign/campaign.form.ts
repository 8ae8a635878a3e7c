import type { BodyOf } from '@assay/contract/endpoint';
import type { editActiveCampaign, saveCampaign } from '@assay/contract/campaigns';
import { isOn } from '@assay/contract/fields';
import type { Updateable } from 'kysely';
import type { CampaignsTable } from '../../../../schema/database.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { readCultureTest } from './campaign-culture.service.ts';
import { readInterview } from './campaign-interview.model.ts';
import { readProfile } from './campaign-profile.service.ts';
import { type CampaignRecord, readDeadline } from './campaign.queries.ts';
import { readTests } from './campaign-tests.service.ts';
import { keptText, type TextKind, textProblem } from '../text/kept-text.service.ts';
import { readTypedSubjects } from '../invitation/typed-subjects.form.ts';
import { campaignMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

export type DraftForm = BodyOf<typeof saveCampaign>;
export type RunningForm = BodyOf<typeof editActiveCampaign>;
export type CampaignColumns = Updateable<CampaignsTable>;
export type Problems = Record<string, Message>;

/** A form of either call as the columns that it names, without those that drafts and running campaigns read in ways of their own. */
export async function readColumns(
  ctx: ManagerContext,
  form: DraftForm | RunningForm,
  present: CampaignRecord | null,
  problems: Problems,
): Promise<CampaignColumns> {
  const { email_update_on_test_complete: onTest, email_update_on_all_complete: onAll } = form;
  return named({
    number_of_reminders: form.number_of_reminders,
    language: form.language,
    email_update_on_test_complete: onTest === undefined ? undefined : isOn(onTest),
    email_update_on_all_complete: onAll === undefined ? undefined : isOn(onAll),
    email_text: readText(form, 'email_text', present, problems),
    reminder_text: readText(form, 'reminder_text', present, problems),
    ...(await readProfile(ctx, form, present, problems)),
    culture_test_id: await readCultureTest(
      ctx,
      form.culture_test_id,
      present?.culture_test_id ?? null,
    ),
  });
}

/** Without what a form does not name, which stays. */
export function named(columns: CampaignColumns): CampaignColumns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

const textFields = { email_text: 'email_text', reminder_text: 'email_reminder_text' } as const;

function readText(
  form: DraftForm | RunningForm,
  kind: TextKind,
  present: CampaignRecord | null,
  problems: Problems,
): string | null | undefined {
  const typed = form[textFields[kind]];
  if (typed == null) return typed;
  const problem = textProblem(typed);
  if (problem !== null) problems[textFields[kind]] = problem;
  const language = form.language ?? present?.language ?? 'en';
  return keptText(typed, { kind, language, present: present?.[kind] ?? null });
}

/** A draft is saved as a whole: a flag that its form does not name is off, and no profile is none. */
const unnamed = {
  email_update_on_test_complete: false,
  email_update_on_all_complete: false,
  profile_kind: null,
  profile_id: null,
};

/**
 * A draft as its form has it; tells all problems at once (422).
 * @param present the draft, or the campaign that it is a copy of.
 */
export async function readDraft(
  ctx: ManagerContext,
  form: DraftForm,
  present: CampaignRecord | null,
) {
  const problems: Problems = {};
  const tests = await readTests(ctx, form, problems, present?.own_test?.code ?? null);
  const ownTest = readInterview(ctx, form, present?.own_test ?? null, problems);
  const columns = {
    ...unnamed,
    ...(await readColumns(ctx, form, present, problems)),
    name: form.campaign_name,
    type: form.campaign_type,
    sender_name: form.invite_sender_name,
    sender_email: form.invite_sender_email,
    deadline: await readDraftDeadline(ctx, form.deadline, problems),
    open_invite:
      form.open_invite === undefined ? present?.open_invite === true : isOn(form.open_invite),
  };
  /** Null leaves the people as they are. */
  const subjects = readTypedSubjects(form, problems);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { columns, tests, ownTest, subjects };
}

async function readDraftDeadline(
  ctx: ManagerContext,
  text: string | null | undefined,
  problems: Problems,
): Promise<Date | null> {
  if (text == null || text === '') return null;
  const { deadline, ahead } = await readDeadline(ctx.db, ctx.organizationId, text);
  if (!ahead) problems['deadline'] = campaignMessages.deadlinePast();
  return deadline;
}
