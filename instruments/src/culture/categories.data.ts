/** Code, name, description; the position is the category's id, from 1. */
export const categoryData = [
  [
    'INN',
    'Innovation',
    'How much room there is to explore, try out and learn from what is new.',
  ],
  [
    'STA',
    'Stability and rules',
    'How far work follows known procedures, written rules and long notice.',
  ],
  [
    'SUP',
    'People support',
    'How much attention people get as people: their load, their growth, their private life.',
  ],
  [
    'RES',
    'Results',
    'How strongly measurable goals decide what is done, continued and rewarded.',
  ],
  [
    'PAC',
    'Competition',
    'How much people and teams measure themselves against others and try to be ahead.',
  ],
  [
    'DET',
    'Detail and quality',
    'How much care goes into checking, precision and finding causes.',
  ],
  [
    'TEA',
    'Teamwork',
    'How much is shared: help, information, decisions and success.',
  ],
  [
    'INT',
    'Integrity and responsibility',
    'How openly people answer for what they do, inside and towards others.',
  ],
] as const;
