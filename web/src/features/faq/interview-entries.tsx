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
            record it once more. Only what you keep is submitted; the other recording is deleted.
            The people who watch it see that you recorded the answer once more, but nothing of the
            first recording. If a recording breaks off because of your connection or device, you
            keep your second try.
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
            long as you permit it. They rate what you say by the same criteria for everyone; the
            file with your data says how. Under “Your data” you see when they looked. Once you
            withdraw the permission, they can no longer watch anything.
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
            As long as your other results. Your invitation says for how many months after the end of
            the campaign that is. You can delete it earlier yourself under “Your data”, at any time,
            and you can download what you have submitted.
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
            Yes. Log in on the other device and open the interview: everything that has been sent is
            there too. Use one device at a time: when you have answered a question on one device,
            the other continues with the next question. In one browser, only one tab can record; any
            other tab tells you so.
          </Trans>
        ),
      },
      {
        id: 'in-a-frame',
        question: <Trans>Why does the interview open in a tab of its own?</Trans>,
        answer: (
          <Trans>
            If you opened this page on an organisation’s website, it is shown inside that website.
            Another website should not get access to your camera and microphone, so you record in a
            separate tab that belongs to Assay alone. You log in once more there; what you have done
            so far stays as it is.
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
