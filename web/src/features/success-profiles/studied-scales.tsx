import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { counted, decimal } from '../../lib/numbers.ts';
import { coefficientInShort } from '../../ui/charts/coefficient.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { ScrollArea } from '../../ui/page/scroll-area.tsx';
import type { Outcome, SavedVersion } from './api.ts';
import { outcomeWords, verdictName } from './words.ts';

interface StudiedScalesProps {
  outcome: Outcome;
  scales: SavedVersion['scales'];
}

/** What was found of every scale beside one rating when a version was saved, chosen or not. */
export function StudiedScales({ outcome, scales }: StudiedScalesProps) {
  const { t } = useLingui();
  // The first versions kept the chosen scales alone, those after them the scales of their own rating.
  if (scales.length === 0) return null;
  const right = 'pl-4 text-right whitespace-nowrap';
  const cell = `border-t border-line py-1.5 tabular-nums ${right}`;
  const count = scales.length;
  const rating = t(outcomeWords[outcome]);
  const name = t`${rating}: ${plural(count, { one: '# scale studied', other: 'all # scales studied' })}`;
  return (
    <div className="border-t border-line">
      <Folded name={name}>
        <ScrollArea label={name} className="overflow-x-auto px-5 pb-4 text-small sm:px-6">
          <table className="w-full">
            <thead className="text-muted">
              <tr>
                <th scope="col" className="pb-1.5 text-left font-normal">{t`Scale`}</th>
                <th scope="col" className={`pb-1.5 font-normal ${right}`}>{t`People`}</th>
                <th scope="col" className={`pb-1.5 font-normal ${right}`}>
                  r (95 %)
                </th>
                <th scope="col" className={`pb-1.5 font-normal ${right}`}>
                  q
                </th>
                <th scope="col" className={`pb-1.5 font-normal ${right}`}>{t`Verdict`}</th>
              </tr>
            </thead>
            <tbody>
              {scales.map(({ code, name: scale, n, numbers, verdict, doubt }) => (
                <tr key={code}>
                  <th
                    scope="row"
                    className="min-w-36 border-t border-line py-1.5 text-left font-normal"
                  >
                    {scale}
                  </th>
                  <td className={cell}>{counted(n)}</td>
                  <td className={cell}>{numbers ? inWords(numbers) : '–'}</td>
                  <td className={cell}>{numbers ? inDigits(numbers.q) : '–'}</td>
                  <td className={cell}>{t(verdictName({ verdict, doubt }))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </Folded>
    </div>
  );
}

/** `0.042`, `< 0.001`. */
const inDigits = (q: number) => (q < 0.001 ? `< ${decimal(0.001, 3)}` : decimal(q, 3));

/** `0.31 (0.12 – 0.48)`. */
function inWords({ r, interval }: NonNullable<SavedVersion['scales'][number]['numbers']>): string {
  const [value, from, to] = [r, ...interval].map(coefficientInShort);
  return `${value} (${from} – ${to})`;
}
