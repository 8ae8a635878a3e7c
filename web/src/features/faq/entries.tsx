import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/actions/text-link.tsx';

export interface Entry {
  /** In the address after the `#`, so that others can point to it: never changed. */
  id: string;
  question: ReactNode;
  answer: ReactNode;
}

export interface Chapter {
  id: string;
  title: ReactNode;
  entries: readonly Entry[];
}

/** What people ask before, during and after tests. */
export const chapters: readonly Chapter[] = [
  {
    id: 'before',
    title: <Trans>Before you start</Trans>,
    entries: [
      {
        id: 'how-long',
        question: <Trans>How long does it take?</Trans>,
        answer: (
          <Trans>
            Each test says so before you start, on your home page too. Most take 10 to 25 minutes.
            You need not take all of them at once.
          </Trans>
        ),
      },
      {
        id: 'prepare',
        question: <Trans>Can I prepare?</Trans>,
        answer: (
          <Trans>
            There is nothing to learn beforehand. Choose a quiet moment and be rested. Questions
            with figures and numbers start with examples. Where you are asked about yourself, no
            answer is right or wrong.
          </Trans>
        ),
      },
      {
        id: 'device',
        question: <Trans>Which device do I need?</Trans>,
        answer: (
          <Trans>
            Any phone, tablet or computer with a browser of the last few years. Everything works by
            touch, with a keyboard alone, and with a screen reader.
          </Trans>
        ),
      },
      {
        id: 'adjustments',
        question: <Trans>I have a disability, or need extra time. What can I do?</Trans>,
        answer: (
          <Trans>
            Use “I need adjustments” on your <TextLink to="/">home page</TextLink> before you start.
            One contact at the organisation reads your request; it is private and never appears in
            reports, lists or exports. It can give you 25, 50 or 100 % extra time in every test with
            a clock, or another way to take part. Your result does not show it.
          </Trans>
        ),
      },
      {
        id: 'deadline',
        question: <Trans>I cannot make the deadline.</Trans>,
        answer: (
          <Trans>
            Use “Ask for a later deadline” on your <TextLink to="/">home page</TextLink>, even after
            the deadline has passed. The organisation gets your request, and you get an email with
            the answer. If you started a test in time, you can still finish it after the deadline.
          </Trans>
        ),
      },
    ],
  },
  {
    id: 'during',
    title: <Trans>During a test</Trans>,
    entries: [
      {
        id: 'stop',
        question: <Trans>Can I stop and continue later?</Trans>,
        answer: (
          <Trans>
            Yes, between tests always, and within a test without a clock at any moment: every answer
            is saved as you give it. A part with a clock runs on when you leave; the page before it
            says so.
          </Trans>
        ),
      },
      {
        id: 'connection',
        question: <Trans>What if my connection breaks?</Trans>,
        answer: (
          <Trans>
            Continue. Your answers wait on your device and are sent when the connection is back;
            keep the page open until it says that all is saved. In a test with a clock, time in
            which you could not answer is given back, up to two minutes. While you are offline you
            can often continue answering; that time is not given back.
          </Trans>
        ),
      },
      {
        id: 'second-device',
        question: <Trans>Can I change to another device?</Trans>,
        answer: (
          <Trans>
            Yes. Log in there and you are where you were. Wait until the first device says that all
            is saved, and use one at a time.
          </Trans>
        ),
      },
      {
        id: 'change',
        question: <Trans>Can I change an answer?</Trans>,
        answer: (
          <Trans>
            Where there is a Back button, as long as the test is not completed. In skill tests each
            question is shown once.
          </Trans>
        ),
      },
    ],
  },
  {
    id: 'results',
    title: <Trans>Results</Trans>,
    entries: [
      {
        id: 'own-result',
        question: <Trans>Do I see my result?</Trans>,
        answer: (
          <Trans>
            Yes, right after each test and later on your <TextLink to="/">home page</TextLink>, in
            plain words.
          </Trans>
        ),
      },
      {
        id: 'meaning',
        question: <Trans>What does a result mean?</Trans>,
        answer: (
          <Trans>
            How your answers compare with those of other people, and how sure that is. Where you see
            a range, your result would most likely lie within it if you took the test again. It
            describes how you answered on that day. It is not a verdict about you and cannot tell
            how well you will do a job. It is meant to be considered together with other things,
            such as a conversation with you.
          </Trans>
        ),
      },
      {
        id: 'decision',
        question: <Trans>Who decides?</Trans>,
        answer: (
          <Trans>
            People at the organisation that invited you, never Assay. Ask them how they use results
            and what else counts.
          </Trans>
        ),
      },
      {
        id: 'again',
        question: <Trans>Can I take a test again?</Trans>,
        answer: (
          <Trans>
            You take each once, and it serves every organisation that you permit to see it. When you
            delete a test on the page <TextLink to="/own-data">Your data</TextLink>, you can take it
            again when an organisation asks for it. The questions on energy can be answered again
            whenever you like.
          </Trans>
        ),
      },
    ],
  },
  {
    id: 'privacy',
    title: <Trans>Your data</Trans>,
    entries: [
      {
        id: 'who-sees',
        question: <Trans>Who sees what?</Trans>,
        answer: (
          <Trans>
            You see your results. An organisation sees them, and your CV, only while it has your
            permission. It does not see what you answered to single questions; of a skill test it
            sees which ones you got right, and of a video interview your recordings. Who has looked
            is on the page <TextLink to="/own-data">Your data</TextLink>.
          </Trans>
        ),
      },
      {
        id: 'profile',
        question: <Trans>Why are my birth date and gender asked for?</Trans>,
        answer: (
          <Trans>
            Neither changes a score: everyone is compared with the same group. When you apply for a
            job, both are used to check whether a cut-off or a saved profile treats groups
            differently, in groups of 30 people or more, and for nothing else. A report on
            development may also compare you with people of your age. You can answer “prefer not to
            say” to both.
          </Trans>
        ),
      },
      {
        id: 'delete',
        question: <Trans>Can I have everything deleted?</Trans>,
        answer: (
          <Trans>
            Yes, single tests or your whole account, immediately and permanently, on the page{' '}
            <TextLink to="/own-data">Your data</TextLink>. This does not delete files that an
            organisation has already downloaded; on the same page you can ask the organisation to
            delete them too. More is on the page about <TextLink to="/privacy">privacy</TextLink>.
          </Trans>
        ),
      },
      {
        id: 'contact',
        question: <Trans>Whom can I ask?</Trans>,
        answer: (
          <Trans>
            About the campaign and what happens next: the organisation that invited you. Reply to
            its email. About your data: the contact named on the page about{' '}
            <TextLink to="/privacy">privacy</TextLink>.
          </Trans>
        ),
      },
    ],
  },
];
