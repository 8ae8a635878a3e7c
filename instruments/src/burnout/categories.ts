/** Order and ids are stored with answers and results: add at the end, never renumber. */
export const categories = [
  {
    id: 1,
    code: 'personal',
    name: 'You in general',
    description: 'How rested or worn out you feel, whatever the reason.',
    instruction: 'Think of the past four weeks, of all of your life and not of work alone.',
    skip: null,
  },
  {
    id: 2,
    code: 'work',
    name: 'Your work',
    description: 'How much of your strength work takes, and how much is left afterwards.',
    instruction:
      'Think of the past four weeks. If you are between jobs, “work” is what fills your days: looking for a job, study, care, a household or voluntary work.',
    skip: null,
  },
  {
    id: 3,
    code: 'served',
    name: 'The people you serve',
    description: 'How much of your strength the people take whom your work is for.',
    instruction:
      'Think of the past four weeks and of the people whom your work is for: customers, patients, pupils, guests, residents, or colleagues who come to you for help.',
    skip: 'I don’t work directly with people',
  },
] as const;

export type Category = (typeof categories)[number];
export type CategoryId = Category['id'];
export type CategoryCode = Category['code'];

/** The category with an id of the calls, or undefined. */
export function findCategory(categoryId: number): Category | undefined {
  return categories.find(({ id }) => id === categoryId);
}

/**
 * What items have in common within a category. Each topic holds three items or more, so that naming a topic says nothing
 * certain about one answer.
 */
export const topics = [
  { code: 'rest', category: 'personal', name: 'Rest that does not refresh' },
  { code: 'strength', category: 'personal', name: 'Strength for everyday things' },
  { code: 'recovery', category: 'work', name: 'Recovery from work' },
  { code: 'demands', category: 'work', name: 'Demands of work' },
  { code: 'contact', category: 'served', name: 'Amount of contact with people' },
  { code: 'care', category: 'served', name: 'Effort of being there for people' },
] as const satisfies readonly { code: string; category: CategoryCode; name: string }[];

export type TopicCode = (typeof topics)[number]['code'];

export function topicsOf(category: CategoryCode) {
  return topics.filter((topic) => topic.category === category);
}
