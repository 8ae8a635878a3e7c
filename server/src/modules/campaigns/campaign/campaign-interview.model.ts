import type { BodyOf } from '@assay/contract/endpoint';
import type { saveCampaign } from '@assay/contract/campaigns';
import { instrumentFacts, interviewCodeOf, interviewTestOf } from '@assay/contract/instruments';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { deleteInterview, insertInterview, updateInterview } from '../../instruments/index.ts';
import type { CampaignRecord } from './campaign.queries.ts';
import { campaignMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

/** The interview that a campaign has already. */
type PresentInterview = NonNullable<CampaignRecord['own_test']>;
type Interview = Pick<PresentInterview, 'name' | 'questions'>;

type Fields = Pick<
  BodyOf<typeof saveCampaign>,
  'interview_name' | 'interview_questions' | 'test_types'
>;

/**
 * The interview that a form asks for, null for none. Questions say so, or, in a form that says nothing of questions,
 * the name of the campaign's own interview among its tests.
 */
export function readInterview(
  ctx: ManagerContext,
  form: Fields,
  present: PresentInterview | null,
  problems: Record<string, Message>,
): Interview | null {
  const wanted = wantedInterview(form, present);
  if (wanted === null) return null;
  const { name: standard, feature } = instrumentFacts.interview;
  const off = ctx.actor.organization?.features.includes(feature) !== true;
  if (off && !isSame(wanted, present)) {
    problems['interview_questions'] = campaignMessages.testOff();
  }
  return { ...wanted, name: wanted.name || standard };
}

function wantedInterview(form: Fields, present: PresentInterview | null): Interview | null {
  const named = (form.test_types ?? []).some(
    (test) => present !== null && interviewCodeOf(test) === present.code,
  );
  const questions =
    form.interview_questions
      ?.map((asked) => (typeof asked === 'string' ? asked : asked.question).trim())
      .filter(Boolean) ??
    (named ? present?.questions : undefined) ??
    [];
  if (questions.length === 0) return null;
  return { name: (form.interview_name ?? present?.name ?? '').trim(), questions };
}

export function isSame(one: Interview | null, other: Interview | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.name === other.name && JSON.stringify(one.questions) === JSON.stringify(other.questions)
  );
}

/** Keeps it, in place of the one that the campaign has; answers its name among the tests. */
export async function saveInterview(
  { db, organizationId }: ManagerContext,
  present: PresentInterview | null,
  wanted: Interview | null,
): Promise<string[]> {
  if (wanted === null) {
    if (present !== null) await deleteInterview(db, organizationId, present.code);
    return [];
  }
  if (present === null) {
    return [interviewTestOf(await insertInterview(db, organizationId, wanted))];
  }
  await updateInterview(db, organizationId, present.code, wanted);
  return [interviewTestOf(present.code)];
}
