import type { TopicCode } from './categories.ts';

export type ItemKind = 'frequency' | 'degree';

export interface BurnoutItem {
  topic: TopicCode;
  kind: ItemKind;
  /** True when the first option stands for little strain. */
  reversed: boolean;
  text: string;
}

/** From the least to the most, as in the other tests, scored 0, 25, 50, 75, 100; the other way round in a reversed item. */
export const optionLabels = {
  frequency: ['Never or hardly ever', 'Rarely', 'Now and then', 'Often', 'Nearly always'],
  degree: ['Not at all', 'A little', 'Somewhat', 'Quite a lot', 'Very much'],
} as const satisfies Record<ItemKind, readonly string[]>;

/**
 * Our own items, numbered 1..19 in this order. They cover what the Copenhagen Burnout Inventory covers, in other words.
 * The position is the question's id and stored with answers: change a wording only with a new version.
 */
export const burnoutItems: readonly BurnoutItem[] = [
  {
    topic: 'rest',
    kind: 'frequency',
    reversed: false,
    text: 'How often did you wake up without feeling rested?',
  },
  {
    topic: 'strength',
    kind: 'frequency',
    reversed: false,
    text: 'How often did your body seem short of strength?',
  },
  {
    topic: 'rest',
    kind: 'frequency',
    reversed: false,
    text: 'How often did it seem that your inner reserves were used up?',
  },
  {
    topic: 'strength',
    kind: 'frequency',
    reversed: false,
    text: 'How often did ordinary things, such as cooking or answering a message, cost you great effort?',
  },
  {
    topic: 'rest',
    kind: 'frequency',
    reversed: false,
    text: 'How often was a free day too little for you to recover?',
  },
  {
    topic: 'strength',
    kind: 'degree',
    reversed: false,
    text: 'How much did a lack of energy keep you from things that matter to you?',
  },
  {
    topic: 'recovery',
    kind: 'frequency',
    reversed: false,
    text: 'How often did you have nothing left to give by the time you stopped working?',
  },
  {
    topic: 'recovery',
    kind: 'frequency',
    reversed: false,
    text: 'How often did you have to drag yourself into starting work?',
  },
  {
    topic: 'recovery',
    kind: 'frequency',
    reversed: false,
    text: 'How often did work leave you too tired to concentrate?',
  },
  {
    topic: 'recovery',
    kind: 'frequency',
    reversed: true,
    text: 'How often did work leave you fresh enough for something you enjoy?',
  },
  {
    topic: 'demands',
    kind: 'degree',
    reversed: false,
    text: 'How much did work stay on your mind when you wanted to rest?',
  },
  {
    topic: 'demands',
    kind: 'frequency',
    reversed: false,
    text: 'How often did your work ask more than you could give?',
  },
  {
    topic: 'demands',
    kind: 'degree',
    reversed: false,
    text: 'All in all, how much did your work wear you out?',
  },
  {
    topic: 'contact',
    kind: 'frequency',
    reversed: false,
    text: 'How often did contact with the people you serve leave you spent?',
  },
  {
    topic: 'contact',
    kind: 'frequency',
    reversed: false,
    text: 'How often did you wish for a break from the people you serve?',
  },
  {
    topic: 'care',
    kind: 'frequency',
    reversed: false,
    text: 'How often did you have to force yourself to be patient with the people you serve?',
  },
  {
    topic: 'care',
    kind: 'frequency',
    reversed: false,
    text: 'How often was it hard to feel sympathy for the people you serve?',
  },
  {
    topic: 'contact',
    kind: 'degree',
    reversed: false,
    text: 'How much did the wishes of the people you serve weigh on you?',
  },
  {
    topic: 'care',
    kind: 'degree',
    reversed: false,
    text: 'How much did it strain you to be there for the people you serve?',
  },
];
