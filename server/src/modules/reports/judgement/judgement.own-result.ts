import type { OutputOf } from '@assay/contract/endpoint';
import type { getOwnJudgementResults } from '@assay/contract/judgement';
import type { Tell } from '../pdf/own-data/result/own-result.section.ts';
import { pageMessages } from '../pdf/own-data/result/page-messages.data.ts';
import { colours } from '../pdf/report.theme.ts';
import { judgementMessages } from './judgement-messages.data.ts';

type Result = NonNullable<OutputOf<typeof getOwnJudgementResults>['data']['results']>;

/** The own result in the words of its page. */
export const tellJudgementResult: Tell<Result> = ({ title, text, areas, limits }, { say }) => ({
  color: colours.plum,
  parts: [
    { title, text },
    {
      title: say(judgementMessages.about()),
      lines: areas.map(({ name, description }) => `${name}: ${description}`),
    },
    { title: say(pageMessages.limits()), lines: limits },
  ],
});
