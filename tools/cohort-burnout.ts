import { measureBurnout } from '@assay/instruments/cohort/burnout';
import { planningPrecision } from '@assay/instruments/burnout/precision';
import { hundredth, percent, table } from './tables.ts';

/* `npm run cohort:burnout`: measures 500 made-up people and prints the tables of docs/instruments/burnout.md. */

const { categories, overall } = measureBurnout(500);

const categoryTable = table(
  ['part', 'alpha', 'retest', 'planned', 'mean', 'planned', 'SD', 'planned'],
  categories.map(({ code, name, alpha, retest, mean, sd }) => {
    const planned = planningPrecision.categories[code];
    return [
      name,
      hundredth(alpha),
      hundredth(retest),
      hundredth(planned.reliability),
      mean.toFixed(1),
      planned.mean.toFixed(1),
      sd.toFixed(1),
      planned.sd.toFixed(1),
    ];
  }),
);

const overallTable = table(
  ['burnout score', ''],
  [
    ['mean', overall.mean.toFixed(1)],
    ['standard deviation', overall.sd.toFixed(1)],
    ['correlation of two measurements', hundredth(overall.retest)],
    ...Object.entries(overall.bands).map(([band, share]) => [`band: ${band}`, percent(share)]),
    ['another band at the second measurement', percent(overall.otherBand)],
    ['“meaningful” change although nothing has changed', percent(overall.falseChanges)],
    ['long-run score inside the interval', percent(overall.covered)],
  ],
);

console.log([categoryTable, overallTable].join('\n\n'));
