import type { ScaleTexts } from './scale-texts.ts';

export const neuroticismTexts: Record<'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6', ScaleTexts> = {
  N1: {
    report: {
      low: 'Worries little and goes into uncertain situations calmly. May plan for fewer things that could go wrong.',
      average: 'Worries when there is cause and lets go again. Usually weighs risks without being held back by them.',
      high: 'Thinks early about what might go wrong and prepares for it. Uncertainty costs energy, so clear information and early answers help.',
    },
    own: {
      low: 'You seldom worry. A second look at what could go wrong may still pay off now and then.',
      average: 'You worry about as much as most people: when there is something to worry about.',
      high: 'You tend to worry and to prepare for the worst. Your foresight is useful; talking a worry over early may keep it small.',
    },
    interview: {
      below: [
        'Tell me about a plan of yours that met a problem no one had foreseen. What would have shown it earlier?',
        'Which risk in your present work do you watch most closely, and how?',
      ],
      above: [
        'Describe a time when much was uncertain for weeks. What did you do to keep working well?',
        'Tell me about a change at work that was announced late. What did you need to know, and how did you find it out?',
      ],
    },
  },
  N2: {
    report: {
      low: 'Stays patient when provoked, delayed or contradicted. Others may not notice when a limit has been passed.',
      average: 'Gets annoyed when there is a clear cause and mostly keeps it in bounds. Rarely the loudest or the most patient person in a dispute.',
      high: 'Reacts quickly and noticeably to obstacles and unfairness, which brings problems into the open. In tense moments tone and timing may need care.',
    },
    own: {
      low: 'You are slow to anger. People may need to be told when something bothers you.',
      average: 'You get irritated now and then and mostly keep it within bounds.',
      high: 'You notice irritation quickly. It tells you what matters to you; a short pause before answering may serve you well.',
    },
    interview: {
      below: [
        'Tell me about an agreement with you that was not kept. How did the others learn what you thought of it?',
        'Describe a decision at work that you found unfair. What did you say, and to whom?',
      ],
      above: [
        'Tell me about a colleague or customer who made you angry. What did you say, and what happened next?',
        'What have you found that helps when irritation builds up during a working day?',
      ],
    },
  },
  N3: {
    report: {
      low: 'Generally content and little given to self-doubt. May pass quickly over failures that deserve a closer look.',
      average: 'No marked tendency: doubts and low moods seem about as frequent as in most people. How much a setback weighs may depend on the matter.',
      high: 'Tends to be self-critical and to take setbacks personally. Specific feedback, on what went well too, is likely to help.',
    },
    own: {
      low: 'You are mostly content with yourself and your days. It may be worth asking what a failure has to teach.',
      average: 'Your answers show no marked tendency: doubts and low moods come up about as often as for most people.',
      high: 'You tend to be hard on yourself and to feel low more often than others. This describes a tendency, not an illness; if it weighs on you, talking to someone you trust is a good step.',
    },
    interview: {
      below: [
        'Tell me about something that failed through your own doing. What did you change afterwards?',
        'Which criticism of your work has been useful to you, and what did you do with it?',
      ],
      above: [
        'Describe a setback at work and how you got going again. Who or what helped?',
        'Tell me about feedback that helped you to do better. How was it given?',
      ],
    },
  },
  N4: {
    report: {
      low: 'At ease when watched, among strangers and in front of groups. May overlook how a remark is received.',
      average: 'A little self-aware in new company and soon at ease. Presenting to a group is manageable with preparation.',
      high: 'Pays close attention to the impression made and avoids embarrassing anyone. Being the centre of attention costs effort, so preparation and small groups help.',
    },
    own: {
      low: 'You feel at ease among strangers and in front of groups.',
      average: 'You feel a little watched in new situations and soon settle in.',
      high: 'You are aware of how you come across and may feel uneasy when all eyes are on you. Preparation and a familiar face can make a great difference.',
    },
    interview: {
      below: [
        'When did you last misjudge how something you said would be taken? How did you notice?',
        'Tell me about a time when you had to find out the mood of a meeting before speaking. What did you look at?',
      ],
      above: [
        'Tell me about a time when you had to speak in front of people you did not know. How did you prepare?',
        'In which kind of meeting have you found it easiest to say what you think? What made it easy?',
      ],
    },
  },
  N5: {
    report: {
      low: 'Resists temptations easily and keeps a long-term aim in sight. May seem strict with people who allow themselves more.',
      average: 'Gives in to a temptation now and then without losing the thread. Usually able to put off a pleasure when it matters.',
      high: 'Gives in to impulses readily and enjoys the moment. Work that rewards only much later may need milestones in between.',
    },
    own: {
      low: 'You find it easy to resist temptations. Others may need a treat or a break sooner than you do.',
      average: 'You resist most temptations and enjoy some of them.',
      high: 'You find it hard to resist what attracts you and enjoy things to the full. Keeping temptations out of reach may work better than willpower.',
    },
    interview: {
      below: [
        'Tell me about a time when it was right to leave your own plan for something more attractive.',
        'Tell me about working with people who wanted to see results sooner than you did. What did you agree on?',
      ],
      above: [
        'Tell me about a long task without quick rewards. How did you keep at it?',
        'What distracts you most at work, and what do you do about it?',
      ],
    },
  },
  N6: {
    report: {
      low: 'Feels calm when several things go wrong at once. May take on too much because the limit is felt late.',
      average: 'Feels equal to ordinary pressure and notices the strain when it lasts. Support at peak times is welcome but not always needed.',
      high: 'Can feel overwhelmed when demands pile up and is likely to ask for help early. Clear priorities and one thing at a time may ease the load.',
    },
    own: {
      low: 'You feel calm under pressure. Watch that you do not take on more than is good for you.',
      average: 'You feel able to bear pressure about as well as most people.',
      high: 'You can feel overwhelmed when much comes at once. Setting an order and asking for help early are good habits to lean on.',
    },
    interview: {
      below: [
        'Tell me about a time when you took on too much. When did you notice?',
        'Describe a time when colleagues were under more strain than you were. How did you find out?',
      ],
      above: [
        'Describe the most hectic working day of your last year. What did you do first, and what did you leave?',
        'Tell me about a time when you asked for help. At what point did you ask, and whom?',
      ],
    },
  },
};
