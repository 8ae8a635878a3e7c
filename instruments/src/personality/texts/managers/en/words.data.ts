import { ownNorms, tendencyNorm } from '../../../norms.ts';
import { publishedNames } from '../../../scales.data.ts';
import type { ManagerWords } from '../../manager-texts.ts';
import { forEverybody, tendenciesNote } from '../../texts.ts';

export const words: ManagerWords = {
  leaning: 'Leans this way, but may well be average.',
  limits: [
    'Every score has a confidence range. Read two scores whose ranges largely overlap as the same.',
    'A personality result alone is never a reason to reject someone. Use it to prepare an interview, together with work samples and experience.',
    'People who apply for something tend to describe themselves a little more favourably. The norm makes no allowance for that.',
    ...forEverybody,
  ],
  uncompared: tendenciesNote,
  selection:
    'Facet O6 (political opinion) is not part of a selection, nor of factor O here. Facet N3 (low mood) counts within factor N only and is not reported.',
  lowMood:
    'Low mood (facet N3) is how often someone feels low on ordinary days, by their own account. It is no diagnosis, and a reason neither to ask about health nor to decide anything.',
  notAsked:
    'Facet O6 (Liberalism) was not asked: the test was started while an application was open, which leaves out its four questions. Openness is made of the other five facets.',
  earlier:
    'This result was scored before version 2026.2 of the test. It keeps its norm (the group of the person’s age), its names and its fit, and does not compare with newer results.',
  publishedNames,
  norms: { tendencies: tendencyNorm(), own: ownNorms },
};
