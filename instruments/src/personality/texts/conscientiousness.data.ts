import type { ScaleTexts } from './scale-texts.ts';

export const conscientiousnessTexts: Record<'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6', ScaleTexts> = {
  C1: {
    report: {
      low: 'Judges their own abilities cautiously and asks before acting. Encouragement and a clear mandate may be needed before a big step.',
      average: 'Confident in familiar tasks and careful in new ones. Likely to seek a second opinion when much depends on it.',
      high: 'Trusts own ability and takes on difficult tasks. May ask for help late or promise a little too much.',
    },
    own: {
      low: 'You judge what you can do with caution. A record of what went well may give you firmer ground.',
      average: 'You feel sure in what you know and careful in what is new.',
      high: 'You are confident of getting things done. Ask for help early where you need it.',
    },
    interview: {
      below: [
        'Tell me about a task that you first thought too hard for you. How did it go?',
        'Describe a decision that you made on your own although you could have asked. What made you sure enough?',
      ],
      above: [
        'When did you last overestimate yourself? How did you notice, and what did you do?',
        'Tell me about a task that was too large for one person. At which point did you bring others in?',
      ],
    },
  },
  C2: {
    report: {
      low: 'Is not bothered by disorder and spends little time on tidying. Others may not find what they need, so shared places call for agreements.',
      average: 'Keeps order where it pays and tolerates disorder elsewhere. Shared systems are usually followed.',
      high: 'Keeps things tidy, labelled and in place. Disorder around may irritate, and tidying may come before more urgent work.',
    },
    own: {
      low: 'Disorder does not bother you. Where you share things with others, an agreement helps.',
      average: 'You keep order where it matters to you.',
      high: 'You like order and feel better for it. Some things may stay untidy.',
    },
    interview: {
      below: [
        'How have you made sure that a colleague could take over your work at short notice?',
        'Tell me about something important that could not be found when it was needed. What have you changed since?',
      ],
      above: [
        'Tell me about working with someone far less tidy than you. How did you get on?',
        'When did you last leave something untidy because something else came first?',
      ],
    },
  },
  C3: {
    report: {
      low: 'Seems to treat rules as guidance and to judge case by case. Agreeing beforehand which commitments are firm may be useful.',
      average: 'Keeps promises and bends a rule when there is good reason. Holds to what has been agreed clearly.',
      high: 'Keeps word and follows rules, also unwatched. May find it hard when a rule and good sense point in different directions.',
    },
    own: {
      low: 'You seem to decide case by case rather than by the rule. Agreeing which commitments are firm may be useful.',
      average: 'You keep your promises and see rules with a sense of proportion.',
      high: 'Your word counts, and rules mean something to you. An exception can be right too.',
    },
    interview: {
      below: [
        'Tell me about a promise at work that you could not keep. What did you do?',
        'Tell me about a rule at work that you bent. How did you decide, and whom did you tell?',
      ],
      above: [
        'Tell me about a rule that made no sense in a particular case. What did you do?',
        'Describe a promise that you had to take back because circumstances had changed. How did you do it?',
      ],
    },
  },
  C4: {
    report: {
      low: 'Does what is needed and keeps work in its place. Ambitious targets alone are unlikely to motivate; meaning and good company may.',
      average: 'Makes an extra effort for goals that seem worth it and otherwise keeps to what is asked. Takes on additional tasks now and then.',
      high: 'Sets high goals and puts in what they take. May expect the same of everyone, and rest may come short.',
    },
    own: {
      low: 'You do what is needed and keep work in its place.',
      average: 'You work hard for goals that are worth it to you.',
      high: 'You aim high and work hard for it. Plan time to rest.',
    },
    interview: {
      below: [
        'When did you last do more than was expected of you? What made it worth it?',
        'Tell me about a task that you found worth a real effort. What was it about it?',
      ],
      above: [
        'Tell me about working with colleagues who were content with less than you were. What did you do?',
        'Describe a period in which you worked a great deal. How did you see to rest?',
      ],
    },
  },
  C5: {
    report: {
      low: 'Finds it hard to begin dull tasks and works in bursts, often well under a deadline. Short steps and early check-ins help.',
      average: 'Begins most tasks in time and puts off a few. Keeps going when interest or a deadline helps.',
      high: 'Begins at once and sees things through, also dull ones. May stay with a task after it has lost its point.',
    },
    own: {
      low: 'You find it hard to begin some tasks. Making the first step very small can help.',
      average: 'You begin most things in time and put off a few.',
      high: 'You begin and you finish. Dropping something can be the right decision too.',
    },
    interview: {
      below: [
        'Tell me about a task that you kept putting off. How did you get it done in the end?',
        'How did you organise your last week without deadlines?',
      ],
      above: [
        'Tell me about something that you gave up half-way because it was right to do so.',
        'When did you last interrupt a task for something more urgent? How did you come back to it?',
      ],
    },
  },
  C6: {
    report: {
      low: 'Decides quickly and acts at once, which helps when time is short. Consequences may be seen only afterwards.',
      average: 'Thinks important steps through and decides small ones quickly. How long a decision takes depends on what hangs on it.',
      high: 'Thinks long before acting and weighs consequences. Decisions under time pressure may come late.',
    },
    own: {
      low: 'You decide quickly and act at once. For steps that cannot be undone, sleeping on it may pay off.',
      average: 'You think important things through and decide the rest quickly.',
      high: 'You think before you act. Sometimes a quick decision is good enough.',
    },
    interview: {
      below: [
        'Tell me about a decision that you made too quickly. What would you check today?',
        'Before your last step at work that could not be undone, what did you look at?',
      ],
      above: [
        'Tell me about a decision that you had to make without knowing enough.',
        'Which decisions do you make within a minute, and which do you sleep on? Please give an example of each.',
      ],
    },
  },
};
