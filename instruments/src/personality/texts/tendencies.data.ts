import type { TendencyCode } from '../scales.ts';
import type { ScaleTexts } from './scale-texts.ts';

export const tendencyTexts: Record<TendencyCode, ScaleTexts> = {
  INF: {
    report: {
      low: 'Seems to feel little need for the last word and to leave persuading to others. Good arguments may not be pressed home.',
      average: 'Likely to try to convince when a matter is important and to accept other decisions. Having a say seems to matter, having the last say less so.',
      high: 'Seems to want to shape decisions and to win people over. A decision that went the other way may be hard to accept.',
    },
    own: {
      low: 'You seem to have little need for the last word. Where something matters to you, it may be worth pressing.',
      average: 'You seem to try to convince people when it matters, and to accept other decisions.',
      high: 'You seem to like shaping what happens and winning people over. Hearing them out first may win you more of them.',
    },
    interview: {
      below: [
        'Tell me about a decision that you should have tried harder to influence.',
        'Tell me about a good idea of yours that others did not take up. What did you try?',
      ],
      above: [
        'Tell me about a decision that went against you and that you then had to carry.',
        'Tell me about someone who changed your mind. How did they do it?',
      ],
    },
  },
  DRV: {
    report: {
      low: 'Describes being content with solid results. Goals within reach are likely to be preferred.',
      average: 'Seems to show no marked tendency. Likes doing well and picks goals within reach.',
      high: 'Seems to set hard goals. Likely to stay with them when they turn out difficult.',
    },
    own: {
      low: 'You seem to be content with a solid result and with goals within reach.',
      average: 'You seem to like doing well and to choose goals within reach.',
      high: 'You seem to set yourself hard goals and to stay with them.',
    },
    interview: {
      below: [
        'Which goal have you set yourself lately, and how do you know whether you reach it?',
        'Tell me about a goal that turned out to be harder than you thought. What did you do?',
      ],
      above: [
        'Tell me about a time when someone else’s success was more useful than your own.',
        'Tell me about a goal that you did not reach. How did you deal with it?',
      ],
    },
  },
  STD: {
    report: {
      low: 'Seems to deliver once a thing is good enough and to move on. Where small errors are costly, a second pair of eyes may help.',
      average: 'Probably careful where it counts and relaxed elsewhere. How much polish a piece of work gets may depend on who will see it.',
      high: 'Seems bothered by flaws and likely to work until details are right. Time may go into finish that no one asked for.',
    },
    own: {
      low: 'Good enough seems to be good enough for you, and you get on with the next thing.',
      average: 'You seem to be careful where it counts and relaxed elsewhere.',
      high: 'You seem to want your work right down to the details. Asking how good it needs to be can save you time.',
    },
    interview: {
      below: [
        'Tell me about an error of yours that others found. What have you changed since?',
        'Think of your latest piece of work. How did you decide that it was good enough?',
      ],
      above: [
        'When did you last hand in something that you would have liked to improve? How did you decide?',
        'Tell me about a time when speed mattered more than finish. What did you leave out?',
      ],
    },
  },
  ORG: {
    report: {
      low: 'Seems to prefer building on ideas that exist. Tasks that ask for something wholly new may need examples to start from.',
      average: 'Describes having some ideas and taking up those of others. Likely to improve what is there rather than invent.',
      high: 'Describes having many ideas and unusual angles. Choosing among them may need a second step, or a second person.',
    },
    own: {
      low: 'You seem to like building on what exists and making it work.',
      average: 'You seem to have some ideas of your own and to take up those of others.',
      high: 'You seem to have many ideas and to look from unusual angles. Picking one may be the harder part.',
    },
    interview: {
      below: [
        'Tell me about something that you improved, however small. Where did the idea come from?',
        'Describe an idea from elsewhere that you brought into your work. What did you have to change about it?',
      ],
      above: [
        'Which of your ideas turned out not to be worth it? How did you find out?',
        'Tell me about an idea that you carried through to the end. Which others did you leave for it?',
      ],
    },
  },
  LRN: {
    report: {
      low: 'Describes taking time with new material. A longer start and room for practice may help.',
      average: 'Describes an ordinary pace with new material. An explanation and some practice are probably enough.',
      high: 'Describes feeling at home in new material quickly, which is no measure of ability. Practice that would make it last may be skipped.',
    },
    own: {
      low: 'You describe taking your time with something new, and liking to practise.',
      average: 'You describe getting used to new things at an ordinary pace.',
      high: 'You describe picking up new things quickly. That is how it feels to you; it was not tested.',
    },
    interview: {
      below: [
        'What is the last thing you learned for work, and what helped you to learn it?',
        'Tell me about a tool or a subject that took you long. What would have made it easier?',
      ],
      above: [
        'Tell me about something that you thought you had understood too soon.',
        'How have you kept up something that you learned quickly?',
      ],
    },
  },
  RUL: {
    report: {
      low: 'Seems to look for their own ways and to set a rule aside when it is in the way. Strict procedures may need reasons that convince.',
      average: 'Likely to follow procedures that make sense and to adapt the rest. Probably asks when in doubt.',
      high: 'Seems to keep closely to rules and instructions. A case that no rule foresees may cause delay.',
    },
    own: {
      low: 'You seem to look for your own way rather than the prescribed one. Some rules have reasons that are easy to miss.',
      average: 'You seem to follow rules that make sense to you and to adapt the others.',
      high: 'You seem to keep to rules, also when no one is watching. Where no rule fits, asking may be quicker than searching.',
    },
    interview: {
      below: [
        'Tell me about a procedure that you changed or left out. What came of it?',
        'Tell me about a rule whose reason you understood only later.',
      ],
      above: [
        'Tell me about a case for which there was no rule. What did you do?',
        'When did you last ask for a rule to be changed? What was your argument?',
      ],
    },
  },
  RSK: {
    report: {
      low: 'Seems to choose the safe option and to protect what there is. Chances with an uncertain outcome may pass by.',
      average: 'Probably takes a risk when gain and loss are in proportion. Seems to like having a way back.',
      high: 'Seems ready to take the uncertain option when more can be won. Possible losses may need someone else to count them.',
    },
    own: {
      low: 'You seem to prefer the safe way. Now and then a small risk may be worth it.',
      average: 'You seem to take a risk when gain and loss are in proportion.',
      high: 'You seem ready to risk something for a better outcome. Asking what you can afford to lose is a good habit.',
    },
    interview: {
      below: [
        'Tell me about a chance that you let pass. Would you do so again?',
        'Describe an uncertain step that you took all the same. What tipped the balance?',
      ],
      above: [
        'Tell me about a risk that did not pay off. How had you prepared for that?',
        'Tell me about a risk that you decided against. What was the reason?',
      ],
    },
  },
  CAN: {
    report: {
      low: 'Seems to choose words with care and to spare feelings. Criticism may come late, or so softly that it is missed.',
      average: 'Likely to say what matters and to choose the moment. Plain words and tact seem about equally important.',
      high: 'Seems to say plainly what others leave unsaid. The words may startle or hurt without being meant to.',
    },
    own: {
      low: 'You seem to choose your words with care and to spare people’s feelings. Some people would be glad to hear more of what you think.',
      average: 'You seem to say what matters and to choose your moment.',
      high: 'You seem to say plainly what you think, so that people know where they stand. How it arrives may be worth asking.',
    },
    interview: {
      below: [
        'Tell me about criticism that you kept to yourself. What became of it?',
        'When did you last have to say something unwelcome? How did you choose your words?',
      ],
      above: [
        'When did plain words of yours do damage? What did you do then?',
        'Tell me about a time when you decided not to say what you thought. What held you back?',
      ],
    },
  },
};
