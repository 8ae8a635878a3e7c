import type { ScaleTexts } from './scale-texts.ts';

export const agreeablenessTexts: Record<'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6', ScaleTexts> = {
  A1: {
    report: {
      low: 'Likes to check what others say before relying on it. May control where a simple agreement would do.',
      average: 'No marked tendency: neither quick nor slow to trust. How far trust goes may depend on experience with the person.',
      high: 'Tends to assume good intentions and to give trust in advance. May notice late when an advance was not deserved.',
    },
    own: {
      low: 'You are careful whom you trust and like to see proof first. Some people may be worth an advance.',
      average: 'Your answers show no marked tendency, neither to trust at once nor to be on guard.',
      high: 'You believe in the good in people. Now and then a check protects that trust.',
    },
    interview: {
      below: [
        'Tell me about someone at work whom you relied on only after a while. What changed your mind?',
        'Tell me about a piece of work that you handed over. How did you follow it up?',
      ],
      above: [
        'Tell me about a time when you relied on someone and it went wrong. What do you do differently since?',
        'When did you last check an important claim of a supplier or a colleague? How did you do it?',
      ],
    },
  },
  A2: {
    report: {
      low: 'Describes dealing with people tactically and keeping options open. Agreeing early what each side wants may save time.',
      average: 'Straightforward in what counts, diplomatic in small things. Keeps a card back in a negotiation at times, within the usual limits.',
      high: 'Deals openly and fairly, without hidden aims. May find negotiations hard in which the other side holds cards back.',
    },
    own: {
      low: 'You describe dealing with people tactically and keeping your options open. Saying early what you want may save you time.',
      average: 'You are straight in what counts and diplomatic in small things.',
      high: 'You deal with people openly and fairly, also when it costs you something.',
    },
    interview: {
      below: [
        'Tell me about a time when being completely open would have cost you something. What did you do?',
        'Describe a negotiation of yours. What did you tell the other side about your aims, and when?',
      ],
      above: [
        'How did you prepare for a negotiation in which the other side did not show its cards?',
        'Tell me about a time when you were not free to say all you knew. How did you handle questions?',
      ],
    },
  },
  A3: {
    report: {
      low: 'Keeps to their own tasks and expects the same of others. Help is given when asked for rather than offered.',
      average: 'Helps when there is need and time. Keeps their own work in view while doing so.',
      high: 'Helps gladly and notices who needs it. May put their own work last and find it hard to say no.',
    },
    own: {
      low: 'You see to your own tasks first and help when you are asked.',
      average: 'You help where you can without forgetting your own work.',
      high: 'You love to help. You may say no when you need the time yourself.',
    },
    interview: {
      below: [
        'When did you last help someone without being asked? What made you do it?',
        'Tell me about a colleague who had more to do than you. What did you do?',
      ],
      above: [
        'Tell me about a time when helping others put your own work at risk.',
        'When did you last say no to someone who asked for help? How did you say it?',
      ],
    },
  },
  A4: {
    report: {
      low: 'Stands a dispute and says no when necessary. Tone may become sharp, and small matters may turn into contests.',
      average: 'Seeks agreement and accepts a dispute when it is worth it. Neither looks for an argument nor avoids one at any price.',
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
        'Tell me about a compromise that you made. What did you give up for it?',
      ],
      above: [
        'Tell me about a disagreement that you put off. What did that cost?',
        'Describe a point on which you did not give way. How did you hold it?',
      ],
    },
  },
  A5: {
    report: {
      low: 'Knows their own strengths and says so, which helps when a case has to be made. Colleagues may miss recognition of their share.',
      average: 'Speaks of their own work when it is useful and leaves it at that. Self-presentation seldom stands out in either direction.',
      high: 'Leaves the stage to others and shares credit. Their own achievements may be overlooked, so managers should ask for them.',
    },
    own: {
      low: 'You know what you are good at and can say so. Naming the share of others makes it stronger.',
      average: 'You neither hide nor display your achievements.',
      high: 'You do not like to put yourself first. People may need to be told what you have done.',
    },
    interview: {
      below: [
        'Tell me about a success of yours. Who else had a share in it, and which?',
        'When did you last pass praise on to others? What was it for?',
      ],
      above: [
        'Which achievement of yours do too few people know about?',
        'Tell me about a time when you had to argue for your own budget, project or promotion. What did you say?',
      ],
    },
  },
  A6: {
    report: {
      low: 'Judges need by facts and fairness rather than by feeling. May seem unmoved when someone wants understanding first.',
      average: 'Feels for people in difficulty and keeps a sense of what is possible. Likely to look for a considerate way when a decision is unwelcome.',
      high: 'Is touched by the hardship of others and stands up for them. Unpopular decisions about people weigh heavily.',
    },
    own: {
      low: 'You look at need soberly and ask what is fair. Showing understanding first may help others to listen.',
      average: 'You feel with people in difficulty and keep your distance where needed.',
      high: 'The hardship of others touches you, and you stand up for them.',
    },
    interview: {
      below: [
        'Tell me about someone at work who was having a hard time. What did you notice, and what did you do?',
        'Describe a customer or colleague who wanted understanding before a solution. How did you respond?',
      ],
      above: [
        'Describe a decision that was right and hurt someone. How did you deal with it?',
        'When did you have to treat everyone alike although one person’s situation spoke for an exception?',
      ],
    },
  },
};
