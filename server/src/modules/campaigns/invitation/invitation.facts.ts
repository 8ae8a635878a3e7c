import type { Language } from '@assay/contract/languages';
import { zoneTime } from '@assay/contract/time-zone';
import type { Db } from '../../../platform/db/database.ts';
import { localeOf } from '../../../platform/mail/mail.words.ts';
import { escapeHtml } from '../../../platform/html.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';
import {
  describeTests,
  isAskedAnew,
  listOwnAttempts,
  type TestFacts,
} from '../../instruments/index.ts';
import { invitationWords } from '../words/invitation.words.ts';
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
  const { invitedBy, asked, readers, voluntary } = invitationWords[mail.language];
  return [
    { label: invitedBy, value: `${escapeHtml(mail.sender_name)}, ${organization}` },
    { label: asked, value: describeEach(mail, tests) },
    whatToPrepare(mail, tests),
    untilWhen(mail),
    {
      label: readers.label,
      value: (mail.has_permission ? readers.given : readers.notYet)(organization),
    },
    { label: voluntary.label, value: voluntary.value },
    whomToAsk(mail),
  ];
}

/** The tests that a mail speaks of. @param subject who gets it. */
export function describeAsked(
  db: Db,
  { test_types, type, language }: MailFacts,
  subject?: number,
): Promise<TestFacts[]> {
  return describeTests(db, test_types, language, [{ type, subject }]);
}

/** What is left to do, and how long that takes. */
export async function describeOpenTests(db: Db, mail: InvitationMail): Promise<Facts> {
  const attempts = new Map(
    (await listOwnAttempts(db, mail.subject_id)).map((one) => [one.test, one]),
  );
  const tests = await describeAsked(db, mail, mail.subject_id);
  const { test: describeTest, underWay, permissionOnly } = invitationWords[mail.language];
  const begun = tests.map((test) => {
    const known = attempts.get(test.test);
    return { ...test, attempt: isAskedAnew(known, mail.invited_at) ? undefined : known };
  });
  const left = begun.filter(({ attempt }) => attempt?.completed_at == null);
  const open = left.map(({ name, questions: usual, minutes, attempt }) => {
    const answered = attempt?.answered ?? 0;
    const questions = attempt?.questions ?? usual;
    const minutesLeft = Math.max(1, Math.ceil(minutes * (1 - answered / questions)));
    return answered === 0
      ? describeTest(escapeHtml(name), questions, minutes)
      : underWay(escapeHtml(name), answered, questions, minutesLeft);
  });
  const hasAnswered = begun.some(({ attempt }) => attempt !== undefined && attempt.answered > 0);
  return stillOpen(mail, open.length > 0 ? open.join('<br>') : permissionOnly, left, hasAnswered);
}

/** The same for somebody who has not begun. */
export function describeUntouchedTests(mail: MailFacts, tests: readonly TestFacts[]): Facts {
  return stillOpen(mail, describeEach(mail, tests), tests, false);
}

function stillOpen(
  mail: MailFacts,
  value: string,
  left: readonly TestFacts[],
  hasAnswered: boolean,
): Facts {
  const { stillOpen: label, voluntary, kept } = invitationWords[mail.language];
  return [
    { label, value },
    ...(hasAnswered ? [kept] : []),
    ...(left.length > 0 ? [whatToPrepare(mail, left)] : []),
    untilWhen(mail),
    { label: voluntary.label, value: voluntary.short },
    whomToAsk(mail),
  ];
}

function describeEach({ language }: MailFacts, tests: readonly TestFacts[]): string {
  const { test } = invitationWords[language];
  return tests
    .map(({ name, questions, minutes }) => test(escapeHtml(name), questions, minutes))
    .join('<br>');
}

function whatToPrepare({ language }: MailFacts, tests: readonly TestFacts[]): Facts[number] {
  const { label, interview, timed, nothing } = invitationWords[language].prepare;
  const kinds = new Set(tests.map(({ instrument }) => instrument));
  const needed = [
    ...(kinds.has('interview') ? [interview] : []),
    ...(kinds.has('iq') || kinds.has('skill') ? [timed] : []),
  ];
  return { label, value: needed.length > 0 ? needed.join(' ') : nothing };
}

function untilWhen({ deadline, time_zone, language }: MailFacts): Facts[number] {
  const { label, value } = invitationWords[language].until;
  return { label, value: value(escapeHtml(formatDeadline(deadline, time_zone, language))) };
}

/** The person behind a campaign, to whom answers go as well. */
export function whomToAsk({
  sender_name,
  sender_email,
  language,
}: Pick<InvitationMail, 'sender_name' | 'sender_email' | 'language'>): Facts[number] {
  const address = escapeHtml(sender_email);
  const { label, value } = invitationWords[language].questions;
  return {
    label,
    value: value(escapeHtml(sender_name), `<a href="mailto:${address}">${address}</a>`),
  };
}

/** Friday, 4 December 2026 at 18:00 (Amsterdam time) */
export function formatDeadline(
  deadline: Date | null,
  timeZone: string,
  language: Language = 'en',
): string {
  if (deadline === null) return invitationWords[language].noDate;
  const text = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(deadline);
  return `${text} (${zoneTime(timeZone, language)})`;
}
