import type { ScaleTexts } from './scale-texts.ts';

export const opennessTexts: Record<'O1' | 'O2' | 'O3' | 'O4' | 'O5' | 'O6', ScaleTexts> = {
  O1: {
    report: {
      low: 'Stays with facts and with what is in front of everybody. Open-ended tasks without an example may be slow to start.',
      average: 'Uses imagination when a task asks for it and otherwise keeps to the facts. Can move between idea and practice.',
      high: 'Thinks in pictures and possibilities and fills a blank page easily. Thoughts may wander from dry or repetitive work.',
    },
    own: {
      low: 'You keep to the facts and live in the here and now.',
      average: 'You let your imagination run at times and come back to the facts.',
      high: 'You have a vivid imagination and enjoy getting lost in it. A quiet reminder of the next step can be useful.',
    },
    interview: {
      below: ['Tell me about a task for which there was no example to go by. How did you begin?'],
      above: ['How do you keep your attention on work that leaves nothing to the imagination?'],
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
      below: ['When has the look of something you delivered mattered more than you expected?'],
      above: ['Tell me about a time when you had to leave something plain that you would have made beautiful.'],
    },
  },
  O3: {
    report: {
      low: 'Keeps feelings apart from the work and decides on the facts. Moods in a team may go unnoticed until they are voiced.',
      average: 'Aware of own and others’ feelings without being ruled by them. Takes mood into account when it matters.',
      high: 'Notices feelings, own and others’, early and in detail. Intense situations leave traces and may take time to digest.',
    },
    own: {
      low: 'You pay little attention to feelings and keep a cool head. It may help to ask others how they feel.',
      average: 'You notice feelings and do not let them rule you.',
      high: 'You feel things intensely and notice what others feel. Some distance after an intense day can do you good.',
    },
    interview: {
      below: ['Tell me about a tension in a team that you noticed late. What were the signs?'],
      above: ['Tell me about a situation at work that moved you strongly. How did you go on working?'],
    },
  },
  O4: {
    report: {
      low: 'Likes familiar ways and becomes very sure in them. Changes are best announced early, with the reason.',
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
        'What makes a change easier for you to accept?',
      ],
      above: ['Which routine have you kept up for a long time, and how?'],
    },
  },
  O5: {
    report: {
      low: 'Prefers practical problems and plain words to theory. Learns best by example and by doing.',
      average: 'Follows abstract matters when they lead somewhere. Can explain theory to practical people and the reverse.',
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
      ],
      above: ['When was a simple answer better than a thorough one? How did you notice?'],
    },
  },
  O6: {
    report: {
      low: 'Values tradition, order and clear standards of right and wrong. Gives continuity; may find it hard to follow those who question what has always held.',
      average: 'Sees worth in tradition and in questioning it. Rarely takes an extreme position on such matters.',
      high: 'Questions authority and convention and is tolerant of other ways of life. May find fixed hierarchies and customs hard to accept without a reason.',
    },
    own: {
      low: 'Tradition and clear standards mean much to you.',
      average: 'You see something in tradition and something in questioning it.',
      high: 'You question what is handed down and like to judge for yourself.',
    },
    interview: {
      below: ['When did you change your mind about how something should be done?'],
      above: ['When have you kept to a custom at work although you would have done it differently?'],
    },
  },
};
