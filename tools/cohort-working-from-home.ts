import { measureWorkingFromHome } from '@assay/instruments/cohort/working-from-home';
import { hundredth, percent, table } from './tables.ts';

/*
 * `npm run cohort:working-from-home`: measures 2,000 made-up people and prints the table of
 * docs/instruments/working-from-home.md.
 */

const measures = measureWorkingFromHome(2000);

console.log(
  table(
    ['index', ''],
    [
      ['mean T', measures.mean.toFixed(1)],
      ['standard deviation', measures.sd.toFixed(1)],
      ['reliability as stated', hundredth(measures.reliability)],
      ['correlation of two measurements', hundredth(measures.retest)],
      ...Object.entries(measures.bands).map(([band, share]) => [`band: ${band}`, percent(share)]),
      ['true index inside the 95 % band', percent(measures.covered)],
      ['“different” although nothing has changed', percent(measures.falseDifferences)],
    ],
  ),
);
