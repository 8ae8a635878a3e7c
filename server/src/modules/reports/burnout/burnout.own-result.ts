import type { OutputOf } from '@assay/contract/endpoint';
import type { getOwnBurnoutResults } from '@assay/contract/burnout';
import type { Part, Tell } from '../pdf/own-data/result/own-result.section.ts';
import { pageMessages } from '../pdf/own-data/result/page-messages.data.ts';
import { colours } from '../pdf/report.theme.ts';

type Result = NonNullable<OutputOf<typeof getOwnBurnoutResults>['data']['latest']>;

/** Bands are of strain on the wire: where strain is low, energy is high. */
export const energyBands = {
  low: pageMessages.highEnergy,
  moderate: pageMessages.moderateEnergy,
  high: pageMessages.lowEnergy,
  severe: pageMessages.veryLowEnergy,
};

/** The own result in the words of its page. */
export const tellBurnoutResult: Tell<Result> = (latest, { say }) => {
  const { overall, scores, absent, drivers, change, limits, seekHelp, seekHelpFirst } = latest;
  const near = say(pageMessages.nearLimit());
  const help: Part = { title: say(pageMessages.whereHelpIs()), lines: seekHelp };
  const without = absent.map(({ name, reason }) =>
    reason === 'not applicable'
      ? say(pageMessages.notApplicable({ name }))
      : say(pageMessages.tooFewAnswers({ name })),
  );
  return {
    color: colours.rose,
    parts: [
      ...(seekHelpFirst ? [help] : []),
      {
        title: say(energyBands[overall.band]()),
        text: overall.text,
        ...(overall.nearLimit && { note: near }),
      },
      ...(change ? [{ title: say(pageMessages.change()), text: change.overall.text }] : []),
      {
        title: say(pageMessages.partByPart()),
        items: scores.map(({ name, band, text, nearLimit, help: tips }) => {
          const notes = [...(nearLimit ? [near] : []), say(pageMessages.whatCanHelp())];
          return { name, verdict: say(energyBands[band]()), text, notes, tips };
        }),
        lines: without,
      },
      ...(drivers.length === 0
        ? []
        : [
            {
              title: say(pageMessages.drivers()),
              items: drivers.map(({ name, text }) => ({ name, verdict: '', text })),
            },
          ]),
      ...(seekHelpFirst ? [] : [help]),
      { title: say(pageMessages.limits()), lines: limits },
    ],
  };
};
