import type { OutputOf } from '@assay/contract/endpoint';
import type { getOwnCultureResults } from '@assay/contract/culture';
import type { Tell } from '../pdf/own-data/result/own-result.section.ts';
import { pageMessages } from '../pdf/own-data/result/page-messages.data.ts';
import { colours } from '../pdf/report.theme.ts';

type Result = NonNullable<OutputOf<typeof getOwnCultureResults>['data']['results']>;

/** The own result in the words of its page. */
export const tellCultureResult: Tell<Result> = ({ categories, note, limits }, { say }) => {
  const verdicts = {
    low: say(pageMessages.mattersLessToYou()),
    middle: say(pageMessages.likeYourAverage()),
    high: say(pageMessages.mattersMoreToYou()),
  };
  return {
    color: colours.rust,
    parts: [
      note === null
        ? {
            title: say(pageMessages.whatMattersToYou()),
            items: categories
              .toSorted((a, b) => b.centred - a.centred)
              .map(({ name, description, emphasis, text }) => {
                return { name, verdict: verdicts[emphasis], about: description, text };
              }),
          }
        : { title: say(pageMessages.whatMattersToYou()), text: note },
      { title: say(pageMessages.limits()), lines: limits },
    ],
  };
};
