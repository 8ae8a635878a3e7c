import { factsOf } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import { zoneTime } from '@assay/contract/time-zone';
import type { Db } from '../../../platform/db/database.ts';
import { localeOf } from '../../../platform/words/locale.ts';
import { asWritten, type MailContent } from '../../../platform/mail/layout.ts';
import { type Message, say } from '../../../platform/words/message.ts';
import {
  describeTests,
  isAskedAnew,
  listOwnAttempts,
  type TestFacts,
} from '../../instruments/index.ts';
import { invitationMail } from '../words/invitation-messages.data.ts';
import type { InvitationMail } from './invitation-mail.queries.ts';

type Facts = NonNullable<MailContent['facts']>;

/** What a mail of a campaign says, without whose it is. */
export type MailFacts = Omit<
  InvitationMail,
  'subject_id' | 'invited_at' | 'completed_at' | 'has_password' | 'link_id' | 'deadline'
> & { deadline: Date | null };

/** What somebody should know before deciding, whatever the manager's own words leave out. */
export function describeInvitation(mail: MailFacts, tests: readonly TestFacts[]): Facts {
  const organization = mail.organization_name;
  return [
    {
      label: invitationMail.invitedBy(),
      value: asWritten(`${mail.sender_name}, ${organization}`),
    },
    { label: invitationMail.asked(), value: describeEach(tests) },
    whatToPrepare(tests),
    untilWhen(mail),
    {
      label: invitationMail.readersLabel(),
      value: mail.has_permission
        ? invitationMail.readers({ organization })
        : invitationMail.readersLater({ organization }),
    },
    { label: invitationMail.voluntaryLabel(), value: invitationMail.voluntary() },
    whomToAsk(mail),
  ];
}

/** The tests that a mail speaks of. @param subject who gets it. */
export function describeAsked(
  db: Db,
  { test_types, type, language }: MailFacts,
  subject?: number,
): Promise<TestFacts[]> {
  return describeTests(db, test_types, language, [{ type, test_types, subject }]);
}

/** What is left to do, and how long that takes. */
export async function describeOpenTests(db: Db, mail: InvitationMail): Promise<Facts> {
  const attempts = new Map(
    (await listOwnAttempts(db, mail.subject_id)).map((one) => [one.test, one]),
  );
  const tests = await describeAsked(db, mail, mail.subject_id);
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
      ? describeTest({ name, questions, minutes })
      : invitationMail.underWay({
          name,
          answered: String(answered),
          questions: String(questions),
          minutes: minutesLeft,
        });
  });
  const hasAnswered = begun.some(({ attempt }) => attempt !== undefined && attempt.answered > 0);
  return stillOpen(
    mail,
    open.length > 0 ? open : [invitationMail.permissionOnly()],
    left,
    hasAnswered,
  );
}

/** The same for somebody who has not begun. */
export function describeUntouchedTests(mail: MailFacts, tests: readonly TestFacts[]): Facts {
  return stillOpen(mail, describeEach(tests), tests, false);
}

function stillOpen(
  mail: MailFacts,
  value: Message[],
  left: readonly TestFacts[],
  hasAnswered: boolean,
): Facts {
  return [
    { label: invitationMail.stillOpen(), value },
    ...(hasAnswered
      ? [{ label: invitationMail.answers(), value: invitationMail.answersKept() }]
      : []),
    ...(left.length > 0 ? [whatToPrepare(left)] : []),
    untilWhen(mail),
    { label: invitationMail.voluntaryLabel(), value: invitationMail.voluntaryShort() },
    whomToAsk(mail),
  ];
}

function describeEach(tests: readonly TestFacts[]): Message[] {
  return tests.map(describeTest);
}

function describeTest({
  name,
  questions,
  minutes,
}: Pick<TestFacts, 'name' | 'questions' | 'minutes'>) {
  return invitationMail.test({ name, questions, minutes });
}

function whatToPrepare(tests: readonly TestFacts[]): Facts[number] {
  const needed = [
    ...(tests.some(({ test }) => factsOf(test)?.isWatched) ? [invitationMail.cameraReady()] : []),
    ...(tests.some(({ test }) => factsOf(test)?.isTimed) ? [invitationMail.quietMoment()] : []),
  ];
  return {
    label: invitationMail.prepare(),
    value: needed.length > 0 ? needed : invitationMail.nothing(),
  };
}

function untilWhen({ deadline, time_zone, language }: MailFacts): Facts[number] {
  const until = formatDeadline(deadline, time_zone, language);
  return {
    label: invitationMail.deadlineLabel(),
    value: invitationMail.deadline({ deadline: until }),
  };
}

/** The person behind a campaign, to whom answers go as well. */
export function whomToAsk({
  sender_name: name,
  sender_email: address,
}: Pick<InvitationMail, 'sender_name' | 'sender_email'>): Facts[number] {
  return {
    label: invitationMail.questionsLabel(),
    value: invitationMail.questions({ name, address }),
  };
}

/** Friday, 4 December 2026 at 18:00 (Amsterdam time) */
export function formatDeadline(
  deadline: Date | null,
  timeZone: string,
  language: Language,
): string {
  if (deadline === null) return say(language, invitationMail.noDate());
  const text = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(deadline);
  return `${text} (${zoneTime(timeZone, language)})`;
}
