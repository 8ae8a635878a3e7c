import type { ScaleTexts } from './scale-texts.ts';

export const opennessTexts: Record<'O1' | 'O2' | 'O3' | 'O4' | 'O5' | 'O6', ScaleTexts> = {
  O1: {
    report: {
      low: 'Stays with facts and with what is in front of everyone. Open-ended tasks without an example may be slow to start.',
      average: 'Uses imagination when a task asks for it and otherwise keeps to the facts. Neither drawn to daydreams nor a stranger to them.',
      high: 'Thinks in pictures and possibilities and fills a blank page easily. Thoughts may wander from dry or repetitive work.',
    },
    own: {
      low: 'You keep to the facts and live in the here and now.',
      average: 'You let your imagination run at times and come back to the facts.',
      high: 'You have a vivid imagination and enjoy getting lost in it. A quiet reminder of the next step can be useful.',
    },
    interview: {
      below: [
        'Tell me about a task for which there was no example to go by. How did you begin?',
        'When did someone else’s idea show you another way of doing your work? What did you make of it?',
      ],
      above: [
        'Tell me about work that left nothing to the imagination. How did you keep your attention on it?',
        'Tell me about an idea of yours that had to become a plan. What were the first steps?',
      ],
    },
  },
  O2: {
    report: {
      low: 'Judges things by their use rather than their looks. May see care for form and presentation as a luxury.',
      average: 'Appreciates good form where it fits and does not insist on it. Will take care of presentation when told that it counts.',
      high: 'Notices beauty and form and cares how things look and sound. May put effort into design where plain would do.',
    },
    own: {
      low: 'Art and form matter little to you; you look at what a thing is for.',
      average: 'You enjoy art and beauty now and then.',
      high: 'Art and beauty touch you, and you see them where others pass by.',
    },
    interview: {
      below: [
        'When has the look of something you delivered mattered more than you expected?',
        'Tell me about something that you had to present to customers or to the public. How did you decide what it should look like?',
      ],
      above: [
        'Tell me about a time when you had to leave something plain that you would have made beautiful.',
        'When did budget or deadline leave no room for good design? What did you give up?',
      ],
    },
  },
  O3: {
    report: {
      low: 'Keeps feelings apart from the work and decides on the facts. Moods in a team may go unnoticed until they are voiced.',
      average: 'No marked tendency: feelings seem to get neither more nor less attention than usual. How much they count may depend on the situation.',
      high: 'Notices feelings, their own and others’, early and in detail. Intense situations leave traces and may take time to digest.',
    },
    own: {
      low: 'You pay little attention to feelings and keep a cool head. It may help to ask others how they feel.',
      average: 'Your answers show no marked tendency: you seem to give feelings neither more nor less room than most people.',
      high: 'You describe feeling things intensely. Some distance after an intense day can do you good.',
    },
    interview: {
      below: [
        'Tell me about a tension in a team that you noticed late. What were the signs?',
        'Describe a decision in which people’s feelings mattered. How did you find out about them?',
      ],
      above: [
        'Tell me about a situation at work that moved you strongly. How did you continue working?',
        'Tell me about criticism that you had to give although it was hard for you too. How did you prepare?',
      ],
    },
  },
  O4: {
    report: {
      low: 'Likes familiar ways and becomes very sure in them. Announcing changes early, with the reason, is likely to help.',
      average: 'Accepts change when it makes sense and likes some things to stay. Neither seeks nor fights novelty.',
      high: 'Likes variety and is among the first to try a new way. May change what worked well enough, or tire of it once it runs.',
    },
    own: {
      low: 'You like what you know and do it well. A change comes easier when you know the reason.',
      average: 'You like a mix of the familiar and the new.',
      high: 'You like change and get bored by routine.',
    },
    interview: {
      below: [
        'Tell me about a change at work that you did not want. What did you do in the first weeks?',
        'Which change of the last years was easy for you to accept, and what made it so?',
      ],
      above: [
        'Which routine have you kept up for a long time, and how?',
        'Tell me about something new that you tried and then gave up for the old way. What decided it?',
      ],
    },
  },
  O5: {
    report: {
      low: 'Prefers practical problems and plain words to theory. Likes to learn by example and by doing.',
      average: 'Follows abstract matters when they lead somewhere. Theory for its own sake is likely to hold attention only for a while.',
      high: 'Enjoys abstract questions, theory and demanding reading. May look for depth where a quick and simple answer is wanted.',
    },
    own: {
      low: 'You prefer the practical to the theoretical and learn by doing.',
      average: 'You like to think things through when it leads somewhere.',
      high: 'You enjoy difficult ideas and like to get to the bottom of things.',
    },
    interview: {
      below: [
        'Tell me about something abstract that you had to learn. How did you get hold of it?',
        'Describe a long or difficult text that your work required. How did you get what you needed from it?',
      ],
      above: [
        'When was a simple answer better than a thorough one? How did you notice?',
        'Tell me about explaining something difficult to someone in a hurry. What did you leave out?',
      ],
    },
  },
  O6: {
    report: {
      low: 'Gives weight to tradition and established order. Proposals to do away with a custom may need good reasons and some time.',
      average: 'Sees worth in tradition and in questioning it. Likely to weigh a custom case by case.',
      high: 'Readily questions authority and convention. Hierarchies and customs without a stated reason may be hard to accept.',
    },
    own: {
      low: 'Tradition and clear standards mean much to you.',
      average: 'You see something in tradition and something in questioning it.',
      high: 'You question what is handed down and like to judge for yourself.',
    },
    interview: {
      below: [
        'When did you change your mind about how something should be done?',
        'Tell me about an instruction that you questioned. How did you go about it?',
      ],
      above: [
        'When have you kept to a custom at work although you would have done it differently?',
        'Tell me about a rule of the house that you first found odd. What did you learn about its reason?',
      ],
    },
  },
};
