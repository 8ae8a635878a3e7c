import type { FitWords } from './words.ts';

export const en: FitWords = {
  rank: (percentile, low, high) =>
    `Higher than about ${percentile} of 100 typical people (90 %: ${low}–${high}).`,
  sharesTop: 'None of them has a higher fit: the others meet the profile as fully.',
  clearlyAbove: 'Clearly above the middle of typical people.',
  clearlyBelow: 'Clearly below the middle of typical people.',
  couldBeChance:
    'The range includes the middle of typical people, so the difference could be chance.',
  earlier:
    'This result was scored before version 2026.2 and keeps the fit of that time. Its formula lowers every fit by the error of measurement, so it cannot be compared with newer ones.',
  // Fits of 1,000 simulated people to the 25 families: any two correlate .96 on average.
  family:
    'Job families hardly differ from each other: a fit to one is mostly a general sign of having no marked lows (fits to two families correlate .96 on average). It says little about which family suits best. The own profile below shows what is particular to this person.',
  atLevel: { low: (facet) => `${facet} (low)`, high: (facet) => `${facet} (high)` },
  limits: [
    'Differences below the measurement error mean nothing, whichever way they point.',
    'Where nothing differs, about one scale in twenty does so by chance alone.',
    'Being similar is neither good nor bad for working together; it is something to talk about.',
    'A profile says how people see themselves, not how well they work.',
  ],
  likeness: {
    verdicts: {
      'very different': 'very different',
      different: 'different',
      'different, but no clearer than chance': 'difference within chance',
      'as alike as two random people': 'as similar as two random people',
      'alike, but no clearer than chance': 'similarity within chance',
      alike: 'similar',
      'very alike': 'very similar',
    },
    source:
      '20,000 random pairs among 500 Dutch students who took the NEO-PI-R (data set big5 of the R package qgraph): other people and a longer questionnaire with the same 30 facets',
    limits: [
      'How similarly two people describe themselves does not predict how well they will work together: research has found no general rule.',
      'Use it to talk about habits and expectations, with both of them in the room.',
    ],
  },
};
