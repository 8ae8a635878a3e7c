import type { ScaleTexts } from './scale-texts.ts';

export const extraversionTexts: Record<'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6', ScaleTexts> = {
  E1: {
    report: {
      low: 'Keeps a polite distance and lets trust grow slowly. New colleagues and customers may need time to warm to this.',
      average: 'Friendly with most people and close to a few. Makes contact when there is an occasion.',
      high: 'Describes approaching people easily and getting close to them quickly. May spend working time on relationships where a short exchange would do.',
    },
    own: {
      low: 'You let people come closer slowly. Those who know you well may see a side that others do not.',
      average: 'You are friendly with most people and close to some.',
      high: 'You describe making friends easily and getting close to people quickly. At busy times a short exchange may be enough.',
    },
    interview: {
      below: [
        'How did you go about getting to know people the last time you joined a team?',
        'Tell me about a working relationship that took long to become a good one.',
      ],
      above: [
        'When has being on friendly terms made it harder to do what was needed?',
        'Tell me about a time when your work required some distance from someone you liked. How did you keep it?',
      ],
    },
  },
  E2: {
    report: {
      low: 'Prefers small groups and time alone, and works well without company. Open offices and large events take energy.',
      average: 'Enjoys company in measure and also a quiet desk. A mix over the week is likely to suit.',
      high: 'Likes to be among many people and gains energy from them. Long periods of working alone may feel flat.',
    },
    own: {
      low: 'You prefer few people to many, and you can be content alone.',
      average: 'You like company in measure and some time to yourself.',
      high: 'You like having many people around you. Working alone for days may feel empty.',
    },
    interview: {
      below: [
        'Tell me about a day full of people, such as a fair or a workshop. How did you arrange it so that it went well?',
        'Describe working in a busy, shared place. What did you do to be able to concentrate?',
      ],
      above: [
        'Tell me about a task that you had to do alone for a long time. How did you manage?',
        'When have you looked for company although quiet work was due? What did you change?',
      ],
    },
  },
  E3: {
    report: {
      low: 'Leaves the lead to others and supports it from the second row. Views worth hearing may have to be asked for.',
      average: 'Takes the lead when the matter or the role asks for it and follows otherwise. Speaks up on topics they know well.',
      high: 'Seems to take charge readily and to like giving a group direction. May decide before the quieter members have spoken.',
    },
    own: {
      low: 'You gladly leave the lead to others. Your view may deserve to be heard more often.',
      average: 'You take the lead when it is called for and can follow just as well.',
      high: 'You seem to like taking charge. Leaving a silence can bring out those who speak later.',
    },
    interview: {
      below: [
        'Tell me about a time when no one took the lead. What did you do?',
        'When did you last disagree with the direction of a group, and what did you do about it?',
      ],
      above: [
        'Tell me about a time when you followed someone else’s lead against your own opinion.',
        'Think of a quiet person in a group that you led. How did you get to hear their view?',
      ],
    },
  },
  E4: {
    report: {
      low: 'Works at an unhurried pace and can stay with one thing. Many parallel demands at short notice are tiring.',
      average: 'Keeps a steady pace and can speed up for a while. Busy and quiet periods are both manageable.',
      high: 'Likes to be busy and to have many things under way. May grow restless when work goes slowly, and set a pace that others find tiring.',
    },
    own: {
      low: 'You like an unhurried pace and doing one thing at a time.',
      average: 'You keep a steady pace and can step it up when needed.',
      high: 'You like to be busy and on the move. Rest may need a place in your diary.',
    },
    interview: {
      below: [
        'Tell me about a period with far too much to do. How did you keep up?',
        'Describe a day on which several people wanted something from you at once. In what order did you answer them?',
      ],
      above: [
        'Tell me about a time when you, or the people around you, needed a slower pace. How did you notice?',
        'Tell me about a project that went more slowly than you liked. What did you do meanwhile?',
      ],
    },
  },
  E5: {
    report: {
      low: 'Prefers calm and predictable surroundings. A job that lives on thrill and surprise is likely to be tiring.',
      average: 'Enjoys some excitement and is also content without it. Welcomes a change of scene now and then.',
      high: 'Seeks strong impressions and is drawn to bold undertakings. Routine and safety rules may feel confining, so their reason should be clear.',
    },
    own: {
      low: 'You like it calm and predictable; thrill is not what you look for.',
      average: 'You enjoy some excitement and do not need it every day.',
      high: 'You look for excitement and adventure. Quiet, regular work may feel long to you.',
    },
    interview: {
      below: [
        'When did you last do something at work without knowing how it would end?',
        'Tell me about a surprise that upset your plans for the day. What did you do next?',
      ],
      above: [
        'Tell me about a safety rule or a limit that you found tiresome. What did you do?',
        'Describe a task that stayed the same for months. How did you keep your attention on it?',
      ],
    },
  },
  E6: {
    report: {
      low: 'Sober and matter-of-fact, not easily carried away. Enthusiasm may be there without being visible to others.',
      average: 'In good spirits on many days and matter-of-fact on others. Enthusiasm shows when there is an occasion.',
      high: 'Seems to feel joy and confidence often and to show them. May make light of a problem that others want taken seriously.',
    },
    own: {
      low: 'You are rather sober and show your joy sparingly. People may not always see that you are pleased.',
      average: 'You are cheerful on many days and matter-of-fact on others.',
      high: 'You describe yourself as cheerful, with an eye for the bright side.',
    },
    interview: {
      below: [
        'Tell me about something at work that you were keen on. How could the people around you tell?',
        'Tell me about a success of your team. How did you mark it?',
      ],
      above: [
        'Tell me about a time when others took a problem more seriously than you did.',
        'Tell me about bad news that you had to pass on. How did you say it?',
      ],
    },
  },
};
