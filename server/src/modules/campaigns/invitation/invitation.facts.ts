import type { Db } from '../../../platform/db/database.ts';
import { escapeHtml } from '../../../platform/html.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';
import {
  describeTests,
  isAskedAnew,
  listOwnAttempts,
  type TestFacts,
} from '../../instruments/index.ts';
import type { InvitationMail } from './invitation-mail.queries.ts';

type Facts = NonNullable<MailContent['facts']>;

/** What a mail of a campaign says, without whose it is. */
export type MailFacts = Omit<
  InvitationMail,
  'subject_id' | 'invited_at' | 'completed_at' | 'has_password' | 'link_id' | 'deadline'
> & { deadline: Date | null };

/** What somebody should know before deciding, whatever the manager's own words leave out. */
export function describeInvitation(mail: MailFacts, tests: readonly TestFacts[]): Facts {
  const organization = escapeHtml(mail.organization_name);
  return [
    { label: 'Invited by', value: `${escapeHtml(mail.sender_name)}, ${organization}` },
    { label: 'What is asked', value: tests.map(describeTest).join('<br>') },
    untilWhen(mail),
    {
      label: 'Who sees the results',
      value: `You, and the people at ${organization} who look after this assessment. ${mail.has_permission ? 'They have your permission.' : 'They see nothing before you give permission.'}`,
    },
    {
      label: 'Do you have to?',
      value: 'No. Taking part is voluntary, and you can withdraw your permission at any time.',
    },
    whomToAsk(mail),
  ];
}

/** What is left to do, and how long that takes. */
export async function describeOpenTests(db: Db, mail: InvitationMail): Promise<Facts> {
  const attempts = new Map(
    (await listOwnAttempts(db, mail.subject_id)).map((one) => [one.test, one]),
  );
  const tests = await describeTests(db, mail.test_types);
  const open = tests.flatMap(({ test, name, questions, minutes }) => {
    const known = attempts.get(test);
    const attempt = isAskedAnew(known, mail.invited_at) ? undefined : known;
    if (attempt?.completed_at != null) return [];
    const answered = attempt?.answered ?? 0;
    const left = Math.max(1, Math.ceil(minutes * (1 - answered / questions)));
    return answered === 0
      ? describeTest({ name, questions, minutes })
      : `${escapeHtml(name)}: ${answered} of ${questions} questions answered, about ${left} minutes left`;
  });
  const nothing = 'Your permission only: you have taken these tests already.';
  return stillOpen(mail, open.length > 0 ? open.join('<br>') : nothing);
}

/** The same for somebody who has not begun. */
export function describeUntouchedTests(mail: MailFacts, tests: readonly TestFacts[]): Facts {
  return stillOpen(mail, tests.map(describeTest).join('<br>'));
}

function stillOpen(mail: MailFacts, value: string): Facts {
  return [
    { label: 'Still open', value },
    untilWhen(mail),
    { label: 'Do you have to?', value: 'No. Taking part is voluntary.' },
    whomToAsk(mail),
  ];
}

type Test = Pick<TestFacts, 'name' | 'questions' | 'minutes'>;

function describeTest({ name, questions, minutes }: Test): string {
  return `${escapeHtml(name)}: ${questions} questions, about ${minutes} minutes`;
}

function untilWhen({ deadline, time_zone }: MailFacts): Facts[number] {
  return {
    label: 'Until when',
    value: `${escapeHtml(formatDeadline(deadline, time_zone))}. What you have begun by then you may finish after it.`,
  };
}

/** The person behind a campaign, to whom answers go as well. */
export function whomToAsk({
  sender_name,
  sender_email,
}: Pick<InvitationMail, 'sender_name' | 'sender_email'>): Facts[number] {
  const address = escapeHtml(sender_email);
  return {
    label: 'Questions?',
    value: `Answer this mail, or write to ${escapeHtml(sender_name)}: <a href="mailto:${address}">${address}</a>`,
  };
}

/** Friday, 4 December 2026 at 18:00 (Europe/Amsterdam) */
export function formatDeadline(deadline: Date | null, timeZone: string): string {
  if (deadline === null) return 'no date';
  const text = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(deadline);
  return `${text} (${timeZone})`;
}
