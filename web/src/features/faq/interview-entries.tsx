import { Trans } from '@lingui/react/macro';
import type { Chapter } from './entries.tsx';

/** What people ask before they are recorded. */
export const interviewChapters: readonly Chapter[] = [
  {
    id: 'interview-recording',
    title: <Trans>What is recorded</Trans>,
    entries: [
      {
        id: 'what-is-recorded',
        question: <Trans>When am I recorded?</Trans>,
        answer: (
          <Trans>
            Only while you answer a question, and the page shows it. The camera is off on every
            other page. The practice question and the check of your camera never leave your device.
          </Trans>
        ),
      },
      {
        id: 'again',
        question: <Trans>Can I record an answer again?</Trans>,
        answer: (
          <Trans>
            Yes, once for every question. You watch what you have recorded and choose: keep it, or
            record it once more. Only what you keep is handed in; the other try is deleted. Who
            watches sees that an answer was recorded once more, and nothing of the first time. When
            your connection or your device breaks off a recording, that does not use up your second
            try.
          </Trans>
        ),
      },
      {
        id: 'time',
        question: <Trans>How much time do I have?</Trans>,
        answer: (
          <Trans>
            For each question 30 seconds to prepare, which you may cut short, and up to 3 minutes to
            answer. Between two questions you can rest as long as you like, until the date that your
            invitation names. How long you prepare is not written down; how long an answer lasts is.
          </Trans>
        ),
      },
    ],
  },
  {
    id: 'interview-people',
    title: <Trans>Who watches it</Trans>,
    entries: [
      {
        id: 'who-watches',
        question: <Trans>Who sees my recordings?</Trans>,
        answer: (
          <Trans>
            You, and the people who run the campaign at the organisation that invited you, for as
            long as you permit it. They rate what you say by the same criteria for everyone; how is
            in the file with your data. Under “Your data” you see when they looked. When you
            withdraw the permission they can watch nothing more.
          </Trans>
        ),
      },
      {
        id: 'no-machine',
        question: <Trans>Does a machine judge how I look or speak?</Trans>,
        answer: (
          <Trans>
            No. Nothing of a recording is measured, scored or compared by a machine: no face, no
            voice, no choice of words. Only people watch it.
          </Trans>
        ),
      },
      {
        id: 'how-long-kept',
        question: <Trans>How long is it kept?</Trans>,
        answer: (
          <Trans>
            As long as your other results: until the months after the end of the campaign that your
            invitation names have passed, or until you delete it yourself under “Your data”, which
            you can do at any time. You can download what you have handed in.
          </Trans>
        ),
      },
    ],
  },
  {
    id: 'interview-trouble',
    title: <Trans>When something is in the way</Trans>,
    entries: [
      {
        id: 'no-camera',
        question: <Trans>I have no camera, or do not want to be recorded. What now?</Trans>,
        answer: (
          <Trans>
            Everything else here works without a camera. Reply to the email from the organisation
            that invited you and ask for another way to answer, for example a conversation; you need
            not say why.
          </Trans>
        ),
      },
      {
        id: 'not-permitted',
        question: <Trans>My browser does not let me use the camera.</Trans>,
        answer: (
          <Trans>
            Open the settings of this page, usually by the sign beside the address, allow camera and
            microphone, and load the page again. If another program uses the camera, close it first.
          </Trans>
        ),
      },
      {
        id: 'other-device',
        question: <Trans>Can I start on my phone and continue on a computer?</Trans>,
        answer: (
          <Trans>
            Yes. Log in there and open the interview: what has arrived is there too. Use one device
            at a time: when a question is answered on one of them, the other one goes on with the
            next. Of two tabs of one browser only one records, and the other one says so.
          </Trans>
        ),
      },
      {
        id: 'in-a-frame',
        question: <Trans>Why does the interview open in a tab of its own?</Trans>,
        answer: (
          <Trans>
            When you came here on the website of an organisation, this page is a part of that one.
            Your camera and microphone are not for another website, so you record in a tab that is
            Assay’s alone. You log in once more there; what you have done stays as it is.
          </Trans>
        ),
      },
      {
        id: 'broken-line',
        question: <Trans>What if my connection breaks?</Trans>,
        answer: (
          <Trans>
            Continue. What has not arrived stays on your device and is sent as soon as there is a
            connection again, also after you have closed the page and come back to it on the same
            device. Logging out deletes it from the device.
          </Trans>
        ),
      },
    ],
  },
];
