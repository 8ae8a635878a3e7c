import type { InterviewQuestion, InterviewRow, OwnRecording } from '@assay/contract/interviews';
import { interviewMinutes, interviewTimes } from '@assay/contract/interview-bounds';
import type { Language } from '@assay/contract/languages';
import { logoUrl } from '../../organizations/index.ts';
import { nameOfTest } from '../../subjects/index.ts';
import type { AskedInterview } from './interview.queries.ts';
import type { Recording } from './recording.queries.ts';

export function presentInterview(row: AskedInterview, language: Language | null): InterviewRow {
  return {
    interviewCode: row.code,
    name: nameOfTest('interview', row.name, language),
    campaign_name: row.campaign_name,
    organization: {
      id: row.organization_id,
      name: row.organization_name,
      logo_url: logoUrl({ id: row.organization_id, logo_version: row.logo_version }),
    },
    state: stateOf(row),
    questions: row.asked,
    answered: row.answered,
    minutes: interviewMinutes(row.asked),
    deadline: row.deadline?.toISOString() ?? null,
    time_zone: row.time_zone,
    retention_months: row.retention_months,
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}

function stateOf({ attempt_id, completed_at, open }: AskedInterview): InterviewRow['state'] {
  if (completed_at !== null) return 'completed';
  if (attempt_id !== null) return 'started';
  return open === true ? 'open' : 'closed';
}

export function presentQuestion(
  id: number,
  question: string,
  all: readonly Recording[],
): InterviewQuestion {
  const tries = all.filter((one) => one.question_id === id);
  return { id, question, recordings: tries.map(presentRecording), tries_left: triesLeft(tries) };
}

/** All of it is there. What a broken line or a closed page ended never is, and uses up nothing. */
export const isWhole = ({ size, full_size }: Recording): boolean => size > 0 && size === full_size;

export function triesLeft(tries: readonly Recording[]): number {
  if (tries.some(({ kept_at }) => kept_at !== null)) return 0;
  return Math.max(0, 1 + interviewTimes.retakes - tries.filter(isWhole).length);
}

function presentRecording(row: Recording): OwnRecording {
  return {
    id: row.id,
    size: row.size,
    full_size: row.full_size,
    seconds: row.seconds,
    recorded_at: row.created_at.toISOString(),
    kept: row.kept_at !== null,
  };
}
