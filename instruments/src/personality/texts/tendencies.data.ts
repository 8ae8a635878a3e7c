import type { TendencyCode } from '../scales.ts';
import type { ScaleTexts } from './scale-texts.ts';

export const tendencyTexts: Record<TendencyCode, ScaleTexts> = {
  INF: {
    report: {
      low: 'Does not need to have the last word and leaves persuading to others. Good arguments may not be pressed home.',
      average: 'Tries to convince when the matter is important and accepts other decisions. Comfortable with and without influence.',
      high: 'Wants to shape decisions and works to win people over. May find it hard to carry a decision that went the other way.',
    },
    own: {
      low: 'You do not need to have the last word. Where something matters to you, it may be worth pressing.',
      average: 'You try to convince people when it matters and can accept other decisions.',
      high: 'You like to shape what happens and to win people over.',
    },
    interview: {
      below: ['Tell me about a decision that you should have tried harder to influence.'],
      above: ['Tell me about a decision that went against you and that you then had to carry.'],
    },
  },
  DRV: {
    report: {
      low: 'Content with solid results and not given to comparing. Contests and rankings are unlikely to motivate.',
      average: 'Likes to do well and can live with second place. Takes up a challenge when it is within reach.',
      high: 'Seeks hard goals and wants to do better than others. May treat as a contest what should be shared.',
    },
    own: {
      low: 'You do not need to compare yourself with others, and a good result is good enough.',
      average: 'You like to do well without having to be first.',
      high: 'You set yourself hard goals and like to be ahead.',
    },
    interview: {
      below: ['Which goal have you set yourself lately, and how do you know whether you reach it?'],
      above: ['Tell me about a time when somebody else’s success was more useful than your own.'],
    },
  },
  STD: {
    report: {
      low: 'Delivers when a thing is good enough and moves on. Work in which small errors are costly needs a second pair of eyes.',
      average: 'Careful where it counts and relaxed elsewhere. Sees most errors before others do.',
      high: 'Works until the details are right and is bothered by flaws. May spend time on perfection that nobody needs.',
    },
    own: {
      low: 'Good enough is good enough for you, and you get on with the next thing.',
      average: 'You are careful where it counts.',
      high: 'You want your work to be right down to the details. Asking how good it needs to be can save you time.',
    },
    interview: {
      below: ['Tell me about an error of yours that others found. What have you changed since?'],
      above: ['When did you last hand in something that you would have liked to improve? How did you decide?'],
    },
  },
  ORG: {
    report: {
      low: 'Builds on ideas that exist and makes them work. Tasks that ask for something wholly new may be slow.',
      average: 'Has ideas now and then and takes up those of others. Improves rather than invents.',
      high: 'Comes up with many ideas and unusual angles. Not every idea is meant to be carried out, so choosing needs a second step.',
    },
    own: {
      low: 'You like to build on what exists and make it work.',
      average: 'You have ideas of your own and take up those of others.',
      high: 'You have many ideas and see things from unusual angles.',
    },
    interview: {
      below: ['Tell me about something that you improved, however small. Where did the idea come from?'],
      above: ['Which of your ideas turned out not to be worth it? How did you find out?'],
    },
  },
  LRN: {
    report: {
      low: 'Takes time with new material and then knows it well. A longer start and room for practice pay off.',
      average: 'Gets into new material at an ordinary pace. An explanation and some practice are usually enough.',
      high: 'Feels at home in new material quickly. May skip practice that would make it last.',
    },
    own: {
      low: 'You like to take your time with something new. What you learn slowly often stays.',
      average: 'You get used to new things at an ordinary pace.',
      high: 'You feel that you pick up new things quickly.',
    },
    interview: {
      below: ['What is the last thing you learned for work, and what helped you to learn it?'],
      above: ['Tell me about something that you thought you had understood too soon.'],
    },
  },
  RUL: {
    report: {
      low: 'Looks for own ways and sets a rule aside when it is in the way. Work with strict procedures needs reasons that convince.',
      average: 'Follows procedures that make sense and adapts the rest. Asks when in doubt.',
      high: 'Keeps closely to rules and instructions, also unwatched. Cases that no rule foresees may cause delay.',
    },
    own: {
      low: 'You look for your own way rather than the prescribed one. Some rules have reasons that are easy to miss.',
      average: 'You follow rules that make sense to you and adapt the others.',
      high: 'You keep to rules, also when nobody is watching.',
    },
    interview: {
      below: ['Tell me about a procedure that you changed or left out. What came of it?'],
      above: ['Tell me about a case for which there was no rule. What did you do?'],
    },
  },
  RSK: {
    report: {
      low: 'Chooses the safe option and protects what there is. Chances with an uncertain outcome may pass by.',
      average: 'Takes a risk when gain and loss are in proportion. Likes to have a way back.',
      high: 'Takes the uncertain option when more can be won, and decides without full knowledge. Possible losses may need somebody else to count them.',
    },
    own: {
      low: 'You prefer the safe way. Now and then a small risk may be worth it.',
      average: 'You take a risk when it seems worth it.',
      high: 'You are ready to risk something for a better outcome. Asking what you can afford to lose is a good habit.',
    },
    interview: {
      below: ['Tell me about a chance that you let pass. Would you do so again?'],
      above: ['Tell me about a risk that did not pay off. How had you prepared for that?'],
    },
  },
  CAN: {
    report: {
      low: 'Chooses words with care and spares feelings. Criticism may come late or so softly that it is missed.',
      average: 'Says what matters and chooses the moment. Usually finds a form that others can accept.',
      high: 'Says plainly what others leave unsaid, so that people know where they stand. May hurt or startle without meaning to.',
    },
    own: {
      low: 'You choose your words with care and spare people’s feelings. Some people would be glad to hear more of what you think.',
      average: 'You say what matters and choose your moment.',
      high: 'You say plainly what you think, and people know where they stand with you.',
    },
    interview: {
      below: ['Tell me about criticism that you kept to yourself. What became of it?'],
      above: ['When did plain words of yours do damage? What did you do then?'],
    },
  },
};
