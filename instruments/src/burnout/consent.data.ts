/**
 * What is said before the first question. The answers are about health, so nobody gets here by accident: agreeing is an
 * act of its own, and its version is stored with it. Change a word only with a new version.
 */
export const burnoutConsent = {
  version: '2026.2',
  title: 'Before you begin',
  intro:
    'These questions are about your energy: how tired or rested you are. That touches your health, so we ask for your consent first. You can say no, and no one is told why.',
  points: [
    {
      heading: 'What is asked',
      text: '19 questions about the past four weeks: how you are in general, how work goes, and how it is with the people you serve. About four minutes, no clock. You can skip a question, and the last part if you don’t work directly with people.',
    },
    {
      heading: 'What you see',
      text: 'Your result with what it means, what can help, and how it has changed since the last time. It is yours.',
    },
    {
      heading: 'What a manager sees',
      text: 'Only while you give the organisation permission to see your results: in which of three bands of strain you are (low, moderate, high), and, from moderate on, which sides of the work weigh most. Never your answers, your score, or what you say about yourself outside work.',
    },
    {
      heading: 'Groups',
      text: 'An organisation can see the rounded average of a group of five or more people who permit it. It is made so that comparing two averages does not show one person.',
    },
    {
      heading: 'What it is not used for',
      text: 'Not for choosing, ranking or filtering people, and not as a diagnosis.',
    },
    {
      heading: 'How to stop',
      text: 'You can stop at any question and delete what you answered. You can withdraw the permission at any time; from then on the organisation no longer sees your result, and no average with you in it is shown to it.',
    },
  ],
  agree: 'I agree that my answers to these questions are stored and used as described here',
  decline: 'Not now',
} as const;
