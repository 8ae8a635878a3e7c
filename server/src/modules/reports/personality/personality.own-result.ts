import type { OutputOf } from '@assay/contract/endpoint';
import type { getOwnPersonalityResults } from '@assay/contract/personality';
import type { Part, Tell } from '../pdf/own-data/result/own-result.section.ts';
import { pageMessages } from '../pdf/own-data/result/page-messages.data.ts';
import { colours } from '../pdf/report.theme.ts';

type Result = NonNullable<OutputOf<typeof getOwnPersonalityResults>['data']['results']>;

const order = ['O', 'C', 'E', 'A', 'N'];

/** The own result in the words of its page. */
export const tellPersonalityResult: Tell<Result> = ({ scales, limits, norm }, { say }) => {
  const verdicts = {
    low: say(pageMessages.lowerThanMost()),
    leans_low: say(pageMessages.averageOrLower()),
    average: say(pageMessages.likeMostPeople()),
    leans_high: say(pageMessages.averageOrHigher()),
    high: say(pageMessages.higherThanMost()),
    little: say(pageMessages.ratherNot()),
    partly: say(pageMessages.partly()),
    much: say(pageMessages.veryMuch()),
  };
  const items = (some: typeof scales) =>
    some.map(({ name, standing, text }) => ({ name, verdict: verdicts[standing], text }));
  const factors = scales
    .filter(({ kind }) => kind === 'factor')
    .toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
  const tendencies = scales.filter(({ kind }) => kind === 'tendency');
  return {
    color: colours.violet,
    parts: [
      ...factors.map((factor): Part => {
        const { code, name, description, text, standing } = factor;
        const facets = scales.filter((one) => one.kind === 'facet' && one.factor === code);
        return {
          title: name,
          note: description,
          text: `${verdicts[standing]}. ${text}`,
          items: items(facets),
          small: true,
        };
      }),
      ...(tendencies.length === 0
        ? []
        : [
            {
              title: say(pageMessages.tendenciesAtWork()),
              note: say(pageMessages.tendenciesHint()),
              items: items(tendencies),
              small: true,
            },
          ]),
      { title: say(pageMessages.limits()), lines: limits },
      {
        title: say(pageMessages.norm()),
        text: `${norm.name}, ${norm.version}, ${norm.group}.`,
        note: norm.source,
      },
    ],
  };
};
