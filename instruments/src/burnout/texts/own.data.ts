import type { StrainBand } from '../bands.ts';
import type { CategoryCode, TopicCode } from '../categories.ts';
import type { Verdict } from '../change.ts';

/** For the person: what the whole result says. */
export const ownOverall: Record<StrainBand, string> = {
  low: 'By your answers, strain is not the rule for you now: there are tiring days, and mostly you recover from them. What keeps it that way is worth protecting.',
  moderate:
    'By your answers, tiredness is with you now and then to often. Many people know such weeks. If it has been like this for long, it is a good time to change something, while changing is still easy.',
  high: 'By your answers, you are tired and strained most of the time. That is a lot to carry, and it is no fault of yours. You need not sort it out alone: talk to someone you trust, and to a doctor if it has lasted for weeks.',
  severe:
    'By your answers, everything is as tiring as it can be, nearly all of the time. Please do not carry this alone: talk to someone you trust today, and make an appointment with a doctor.',
};

/** For the person: what one part says. */
export const ownCategory: Record<CategoryCode, Record<StrainBand, string>> = {
  personal: {
    low: 'Mostly you seem to recover and to have strength for what the day brings.',
    moderate: 'Rest does not always seem to be enough, and some days cost more than they should.',
    high: 'You seem to be short of rest and strength on most days, whatever the reason may be.',
    severe: 'You say that rest and strength are lacking nearly all of the time.',
  },
  work: {
    low: 'Work seems to leave you enough for the rest of your day.',
    moderate: 'Work seems to take a good part of your strength; some days little is left afterwards.',
    high: 'Work seems to take more than you can get back between one day and the next.',
    severe: 'You say that work takes all of your strength, nearly all of the time.',
  },
  served: {
    low: 'Being there for people seems to cost you little, or to give you something back.',
    moderate: 'The people you serve seem to cost you strength now and then. That happens to those who care, too.',
    high: 'Being there for people seems to be hard for you on most days. It often means that there has been too much of it, and not that you have stopped caring.',
    severe: 'You say that being there for people is nearly always more than you can manage.',
  },
};

/** For the person: what the things that weigh most are about. */
export const ownTopics: Record<TopicCode, string> = {
  rest: 'Sleep and free time do not bring your strength back as they should.',
  strength: 'Ordinary things take effort, and strength is lacking for what matters to you.',
  recovery: 'After work little is left, and getting going again is hard.',
  demands: 'Work asks a lot of you and does not let go when you want to rest.',
  contact: 'There is much contact with the people you serve, and few breaks from it.',
  care: 'Patience and sympathy for the people you serve cost you effort.',
};

/** For the person: what can help, by part. */
export const ownHelp: Record<CategoryCode, readonly string[]> = {
  personal: [
    'Keep one or two fixed times a week for what gives you strength, and treat them like an appointment.',
    'Go to bed and get up at about the same times, and put screens away for the last half hour.',
    'Tell one person whom you trust how you are. Being tired is easier to carry when someone knows.',
    'Tiredness can have a cause in the body. If you do not know where it comes from, have a doctor look.',
  ],
  work: [
    'Write down for a week what costs you most strength. Often it is two or three things and not all of it.',
    'Ask what can wait, go to someone else or be left out, and agree on it with the person who gives you the work.',
    'Set an hour after which you do not look at messages, and a short walk or another sign that the day is over.',
    'Take breaks before you need them: ten minutes away from the work every two hours.',
  ],
  served: [
    'Leave a few minutes between one person and the next, if only to breathe and to write a line.',
    'Talk difficult meetings over with a colleague, or ask for supervision where your trade has it.',
    'Ask whether the hardest cases can be shared out differently for a time.',
    'Losing patience is a sign of tiredness more often than of character. Be as kind to yourself as to others.',
  ],
};

/** For the person: against the record before. */
export const ownChange: Record<Verdict, string> = {
  'more strain':
    'Less energy than the last time, by more than measurement error explains. Something may have become harder; it is worth asking what.',
  'less strain':
    'More energy than the last time, by more than measurement error explains. Whatever has changed, it is worth keeping.',
  'no meaningful difference':
    'No meaningful difference: two measurements of someone who has not changed at all are often this far apart.',
};

export const ownMeaning = [
  'The score goes from 0 to 100: it is what your answers about yourself and about your work leave of 100, on average. More means more energy.',
  'The bands follow the words that you chose: above 50, strain was less than “now and then” on average; at 25 and below it was “often” and more.',
  'It says how you described the past four weeks. A bad month shows in it, and so does a good one.',
] as const;

export const ownLimits = [
  'This is not a diagnosis. Being tired has many causes, at work and outside, in body and mind, and a questionnaire cannot tell them apart.',
  'Energy here means no more than the absence of exhaustion. Joy, love and meaning are not asked about.',
  'The questions are ours and new. How exact the score is, is an estimate that we will replace once enough people have answered.',
  'You know yourself better than 19 questions do. If the result does not fit, believe yourself, above all if you feel worse than it says.',
] as const;

export const ownSeekHelp = [
  'Talk to a doctor if you have been exhausted for more than two weeks although you rest, if you sleep badly on most nights, or if you no longer look forward to anything.',
  'Talk to someone you trust sooner than that: a friend, a colleague, a confidential adviser or the occupational health doctor. None of them needs to see this result.',
  'If you feel that you cannot carry on, or think of hurting yourself, call the emergency number or a crisis line where you live, now, at any hour. You will not be a burden to them.',
] as const;
