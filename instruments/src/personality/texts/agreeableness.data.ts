import type { ScaleTexts } from './scale-texts.ts';

export const agreeablenessTexts: Record<'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6', ScaleTexts> = {
  A1: {
    report: {
      low: 'Checks what others say and is not easily taken in. May control where trust would be quicker and kinder.',
      average: 'Gives trust to those who have earned it and stays observant. Delegates with a check at the important points.',
      high: 'Assumes good intentions and gives trust in advance, which others tend to return. May be taken advantage of when there is something to gain.',
    },
    own: {
      low: 'You are careful whom you trust, and not easily fooled. Some people may be worth an advance.',
      average: 'You trust people who have shown that they deserve it.',
      high: 'You believe in the good in people. Now and then a check protects that trust.',
    },
    interview: {
      below: ['Tell me about somebody whom you trusted only after a while. What changed your mind?'],
      above: ['When has your trust been abused at work? What do you do differently since?'],
    },
  },
  A2: {
    report: {
      low: 'Handles people tactically and knows how to use an advantage. Others may wonder what is being left unsaid, so openness about aims helps.',
      average: 'Honest in what counts, diplomatic in small things. Uses room for manoeuvre within the usual limits.',
      high: 'Deals openly and fairly, without hidden aims. May find negotiations hard in which the other side holds cards back.',
    },
    own: {
      low: 'You know how to use an advantage. Saying openly what you want may win you more trust than you expect.',
      average: 'You are straight in what counts and diplomatic in small things.',
      high: 'You deal with people openly and fairly, also when it costs you something.',
    },
    interview: {
      below: ['Tell me about a time when being completely open would have cost you something. What did you do?'],
      above: ['How do you prepare for a negotiation in which the other side does not show its cards?'],
    },
  },
  A3: {
    report: {
      low: 'Keeps to own tasks and expects the same of others. Help is given when asked for rather than offered.',
      average: 'Helps when there is need and time. Keeps own work in view while doing so.',
      high: 'Helps gladly and notices who needs it. May put own work last and find it hard to say no.',
    },
    own: {
      low: 'You look after your own tasks first and help when you are asked.',
      average: 'You help where you can without forgetting your own work.',
      high: 'You love to help. You may say no when you need the time yourself.',
    },
    interview: {
      below: ['When did you last help somebody without being asked? What made you do it?'],
      above: ['Tell me about a time when helping others put your own work at risk.'],
    },
  },
  A4: {
    report: {
      low: 'Stands a dispute and says no when necessary. Tone may become sharp, and small matters may turn into contests.',
      average: 'Seeks agreement and accepts a dispute when it is worth it. Usually finds the way back afterwards.',
      high: 'Gives way readily and calms disputes. A disagreement that needs to be had may be put off.',
    },
    own: {
      low: 'You do not avoid a dispute. A milder opening may get you just as far.',
      average: 'You like agreement and can stand a dispute.',
      high: 'You dislike disputes and look for peace. Some disagreements are worth having early.',
    },
    interview: {
      below: [
        'Tell me about a dispute at work that you would handle more gently today.',
      ],
      above: ['Tell me about a disagreement that you put off. What did that cost?'],
    },
  },
  A5: {
    report: {
      low: 'Knows own strengths and says so, which helps when a case has to be made. Colleagues may miss recognition of their share.',
      average: 'Speaks of own work when it is useful and leaves it at that. Self-presentation seldom stands out in either direction.',
      high: 'Leaves the stage to others and shares credit. Own achievements may be overlooked, so managers should ask for them.',
    },
    own: {
      low: 'You know what you are good at and can say so. Naming the share of others makes it stronger.',
      average: 'You neither hide nor display your achievements.',
      high: 'You do not like to put yourself first. People may need to be told what you have done.',
    },
    interview: {
      below: ['Tell me about a success of yours. Who else had a share in it, and which?'],
      above: ['Which achievement of yours do too few people know about?'],
    },
  },
  A6: {
    report: {
      low: 'Judges need by facts and fairness rather than by feeling. May seem unmoved when somebody wants understanding first.',
      average: 'Feels for people in difficulty and keeps a sense of what is possible. Can deliver an unwelcome decision considerately.',
      high: 'Is touched by the hardship of others and stands up for them. Unpopular decisions about people weigh heavily.',
    },
    own: {
      low: 'You look at need soberly and ask what is fair. Showing understanding first may help others to listen.',
      average: 'You feel with people in difficulty and keep your distance where needed.',
      high: 'The hardship of others touches you, and you stand up for them.',
    },
    interview: {
      below: ['Tell me about somebody at work who was having a hard time. What did you notice, and what did you do?'],
      above: ['Describe a decision that was right and hurt somebody. How did you deal with it?'],
    },
  },
};
