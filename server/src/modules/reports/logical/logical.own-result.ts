import type { OutputOf } from '@assay/contract/endpoint';
import type { getOwnLogicalResults } from '@assay/contract/logical';
import type { Part, Tell } from '../pdf/own-data/result/own-result.section.ts';
import { pageMessages } from '../pdf/own-data/result/page-messages.data.ts';
import { colours } from '../pdf/report.theme.ts';

type Result = NonNullable<OutputOf<typeof getOwnLogicalResults>['data']['results']>;

/** The own result in the words of its page. */
export const tellLogicalResult: Tell<Result> = ({ scores, limits, norm }, { say, number }) => {
  return {
    color: colours.blue,
    parts: [
      ...scores.toReversed().map(({ name, description, inWords, text, answered, asked }): Part => {
        const counts = { answered: number(answered), asked: number(asked) };
        const notes = [say(pageMessages.answered(counts))];
        return {
          title: name,
          note: description,
          items: [{ name: inWords, verdict: '', text, notes }],
        };
      }),
      { title: say(pageMessages.limits()), lines: limits },
      {
        title: say(pageMessages.source()),
        text: `${norm.name}, ${norm.group}.`,
        note: norm.source,
      },
    ],
  };
};
