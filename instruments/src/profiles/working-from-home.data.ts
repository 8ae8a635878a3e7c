import type { Reader } from '../personality/texts/texts.ts';
import type { Band } from '../score/standard-scores.ts';

/** What the index says in each band: what may need looking after, never whether someone may work from home. */
export const workingFromHomeTexts: Record<Reader, Record<Band, string>> = {
  report: {
    low: 'Describes remote work as needing more effort than most. Agreements on structure and contact may matter more here.',
    average:
      'Describes habits that suit working alone about as well as most people’s. What the work, the home and the team are like will decide.',
    high: 'Describes structure, calm and starting without a push as easy. Contact and an end to the working day may need attention instead.',
  },
  own: {
    low: 'You describe habits that may make working alone at home more of an effort. A few fixed arrangements can make up for much of that.',
    average:
      'You describe habits like those of most people. Whether working from home suits you depends more on the work, the home and the people around you.',
    high: 'You describe habits that may make working alone at home easier. Then the risk lies more in not stopping, or in being forgotten.',
  },
};

type Side = 'up' | 'down';

/** What a facet that moves the index means for work at home. */
export const workingFromHomeFacets: Record<
  string,
  Record<Side, Record<Reader, { meaning: string; advice: string }>>
> = {
  C5: {
    up: {
      report: {
        meaning: 'Seems to start without being pushed and to see things through.',
        advice: 'Agree on results and leave the way there open.',
      },
      own: {
        meaning: 'You seem to start without being pushed and to see things through.',
        advice: 'Decide in the morning what will be enough for the day, and stop when it is done.',
      },
    },
    down: {
      report: {
        meaning: 'Starting and staying with a task may be harder without others around.',
        advice: 'Agree on short steps with dates, and offer to begin a task together.',
      },
      own: {
        meaning: 'Starting and staying with a task may be harder for you when no one is around.',
        advice: 'Begin at a fixed time with one small step, with the telephone in another room.',
      },
    },
  },
  C1: {
    up: {
      report: {
        meaning: 'Seems sure of managing the work without help.',
        advice: 'Make it easy to ask all the same: confident people may ask late.',
      },
      own: {
        meaning: 'You seem sure that you can manage the work yourself.',
        advice: 'Ask early all the same; from a distance no one sees that you are stuck.',
      },
    },
    down: {
      report: {
        meaning: 'May miss someone at hand who confirms that things are going well.',
        advice: 'Give feedback often and by name, and say who can be asked at once.',
      },
      own: {
        meaning: 'You may miss someone at hand who tells you that you are on the right way.',
        advice: 'Agree on a time each day at which you can ask whatever has come up.',
      },
    },
  },
  C3: {
    up: {
      report: {
        meaning: 'Agreements seem to bind, whether or not anyone is watching.',
        advice: 'Monitoring would cost more trust than it brings.',
      },
      own: {
        meaning: 'You seem to keep agreements, whether or not anyone is watching.',
        advice: 'Being reachable at all hours is not part of a promise. Say when you are off.',
      },
    },
    down: {
      report: {
        meaning: 'Agreements may be handled freely when priorities move.',
        advice: 'Put the few agreements that matter in writing, with the reason.',
      },
      own: {
        meaning: 'You may handle agreements freely when something else becomes more important.',
        advice: 'When a date moves, tell the others at once; they cannot see what you see.',
      },
    },
  },
  C4: {
    up: {
      report: {
        meaning: 'Seems to set high goals without being asked.',
        advice: 'Talk about when it is enough; at home there is no office that closes.',
      },
      own: {
        meaning: 'You seem to set yourself high goals.',
        advice: 'Plan the end of the day as firmly as its start.',
      },
    },
    down: {
      report: {
        meaning: 'Goals may have to come from outside.',
        advice: 'Agree on clear goals for each week and look at them together.',
      },
      own: {
        meaning: 'You may not feel driven by large goals.',
        advice: 'Agree on a goal for each week with someone who will ask about it.',
      },
    },
  },
  C2: {
    up: {
      report: {
        meaning: 'Seems to keep things and files in order alone.',
        advice: 'Leave working methods at home up to them.',
      },
      own: {
        meaning: 'You seem to keep things in order of your own accord.',
        advice: 'A place that is for work alone makes the most of that.',
      },
    },
    down: {
      report: {
        meaning: 'Order may suffer without the arrangements of an office.',
        advice: 'Offer one shared place for tasks and files, and keep it simple.',
      },
      own: {
        meaning: 'Your order may slip without the arrangements of an office.',
        advice: 'Keep one list for everything, and clear the table when the day ends.',
      },
    },
  },
  N6: {
    up: {
      report: {
        meaning: 'Seems to keep a clear head under pressure, also alone.',
        advice: 'Ask about the amount of work anyway; calm people may be given too much.',
      },
      own: {
        meaning: 'You seem to keep a clear head under pressure, also alone.',
        advice: 'Say when it gets too much. From a distance, calm looks like time to spare.',
      },
    },
    down: {
      report: {
        meaning: 'Pressure may weigh more when no one is near to share it.',
        advice: 'Name someone who can be called at once when things pile up.',
      },
      own: {
        meaning: 'Pressure may weigh more on you when no one is near to share it.',
        advice: 'Choose a person whom you can call when things pile up, before they do.',
      },
    },
  },
  N1: {
    up: {
      report: {
        meaning: 'Silence and unclear messages seem to cause little worry.',
        advice: 'Tell news early all the same.',
      },
      own: {
        meaning: 'Silence and unclear messages seem to worry you little.',
        advice: 'Others may worry more; answer them soon.',
      },
    },
    down: {
      report: {
        meaning: 'Silence may be read as bad news.',
        advice: 'Answer soon, if only to say when the answer will come, and prefer talking to writing.',
      },
      own: {
        meaning: 'Silence from others may make you worry.',
        advice: 'Call instead of waiting; most silence means that someone is busy.',
      },
    },
  },
  N5: {
    up: {
      report: {
        meaning: 'Seems to put temptations aside with ease.',
        advice: 'See that breaks are taken.',
      },
      own: {
        meaning: 'You seem to put temptations aside with ease.',
        advice: 'Take regular breaks.',
      },
    },
    down: {
      report: {
        meaning: 'What lies at hand at home may distract more.',
        advice: 'Support quiet blocks of time without messages, or days in the office.',
      },
      own: {
        meaning: 'What lies at hand at home may distract you more.',
        advice: 'Put it out of reach in the hours of work, and plan it as a reward.',
      },
    },
  },
  O4: {
    up: {
      report: {
        meaning: 'Seems to take easily to new ways and tools.',
        advice: 'Leave room to try out ways of working, and days of another kind.',
      },
      own: {
        meaning: 'You seem to take easily to new ways and tools.',
        advice: 'Days at home can be much alike; plan some variety.',
      },
    },
    down: {
      report: {
        meaning: 'A change of place and tools may take time to get used to.',
        advice: 'Change one thing at a time, and keep meetings at fixed hours.',
      },
      own: {
        meaning: 'A change of place and tools may take you some time.',
        advice: 'Keep as much of your routine as you can, down to the first coffee.',
      },
    },
  },
};

const forEverybody = [
  'Low confidence. The choice of facets and their weights are ours, and no one has shown that this index forecasts how work at home goes.',
  'What is known points in different directions: across ten studies people who describe themselves as conscientious and calm did slightly better when working at a distance; in a study of people who were sent home in 2020, the conscientious and the outgoing did worse as the months went by.',
  'Studies of work at home are mostly about people who chose it, and they often let people rate themselves.',
  'Tasks, leadership, a quiet room and a free choice may well make more of a difference than habits do. None of that is in the index.',
];

/** What the index does not mean. */
export const workingFromHomeLimits: Record<Reader, readonly string[]> = {
  report: [
    'Never a filter: no one is chosen, refused, or allowed to work from home because of this number. It is there to prepare a conversation.',
    ...forEverybody,
  ],
  own: [
    ...forEverybody,
    'If you have worked from home before, you know more about it than this index does.',
  ],
};
