import { surveyForms, type Survey } from '@assay/instruments/logical/search/survey';
import { table } from './tables.ts';

/*
 * `npm run check:logical [-- forms]`: searches forms of the logical test, 1,000 of each section unless told otherwise, for
 * questions with a second answer that can be defended, and fails if there is one. 10,000 take some minutes.
 */

const [given = '1000'] = process.argv.slice(2);
const forms = Number(given);
if (!Number.isInteger(forms) || forms < 1) {
  console.error('Usage: npm run check:logical [-- forms]');
  process.exit(1);
}

const chunk = 500;

/** In chunks, so that one sees how far it is. */
function survey(section: 'analogy' | 'sequence'): Survey[] {
  const found: Survey[] = [];
  for (let first = 1; first <= forms; first += chunk) {
    const seeds = Array.from({ length: Math.min(chunk, forms - first + 1) }, (_, at) => first + at);
    surveyForms(section, seeds).forEach((one, at) => {
      const so = (found[at] ??= { ...one, items: 0, unexplained: 0, doubtful: [] });
      so.items += one.items;
      so.unexplained += one.unexplained;
      so.doubtful.push(...one.doubtful);
    });
    console.error(`${section}: ${Math.min(first + chunk - 1, forms)} of ${forms}`);
  }
  return found;
}

const found = [...survey('analogy'), ...survey('sequence')];
const sum = (read: (one: Survey) => number) => found.reduce((all, one) => all + read(one), 0);
const rows = found.map(({ family, items, unexplained, doubtful }) =>
  [family, items, unexplained, doubtful.length].map(String),
);
const all = [
  'all',
  ...[
    sum(({ items }) => items),
    sum(({ unexplained }) => unexplained),
    sum(({ doubtful }) => doubtful.length),
  ].map(String),
];
console.log(table(['family', 'items', 'not explained', 'second answers'], [...rows, all]));
for (const { doubtful } of found) for (const one of doubtful.slice(0, 3)) console.log(one);
process.exitCode = sum((one) => one.unexplained + one.doubtful.length) > 0 ? 1 : 0;
