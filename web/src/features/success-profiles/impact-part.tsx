import { Trans, useLingui } from '@lingui/react/macro';
import { counted, decimal, percent } from '../../lib/numbers.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { groupInWords } from '../../lib/group-words.ts';
import { ScrollArea } from '../../ui/page/scroll-area.tsx';
import type { Impact } from './api.ts';

/** What taking the third with the best fit would do to groups of the organisation’s own people. */
export function ImpactPart({ impact }: { impact: Impact }) {
  const { t } = useLingui();
  const rates = [...impact.gender, ...impact.age];
  const [all, taken] = [counted(impact.people), counted(impact.taken)];
  if (rates.length === 0) {
    return (
      <p className="max-w-reading text-muted">
        <Trans>
          Not checked: it needs groups of 30 or more people by gender or age who agreed to this
          check. That does not mean that the profile treats everyone alike.
        </Trans>
      </p>
    );
  }
  const cell = 'border-t border-line py-1.5 pl-4 text-right whitespace-nowrap tabular-nums';
  const adverse = rates.filter((rate) => rate.adverse).map(({ name }) => groupInWords(name));
  const groups = adverse.join(', ');
  return (
    <div className="grid gap-3">
      {adverse.length > 0 && (
        <Banner tone="warn" title={t`This profile would disadvantage a group.`}>
          <Trans>
            {groups}: chosen at less than four fifths of the highest rate, and too rarely for
            chance. In many countries this is evidence of discrimination unless the job demands it.
          </Trans>
        </Banner>
      )}
      <p className="max-w-reading">
        <Trans>
          If you chose the third of your {all} people with the best fit ({taken} people), so many of
          each group would be among them:
        </Trans>
      </p>
      <ScrollArea label={t`Chosen by group`} className="overflow-x-auto text-small">
        <table className="w-full">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="pb-1.5 text-left font-normal">{t`Group`}</th>
              <th scope="col" className="pb-1.5 pl-4 text-right font-normal">{t`Chosen`}</th>
              <th scope="col" className="pb-1.5 pl-4 text-right font-normal">
                {t`Compared with the highest`}
              </th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ name, people, taken: chosen, rate, ratio, adverse: low }) => (
              <tr key={name}>
                <th scope="row" className="border-t border-line py-1.5 text-left font-normal">
                  {groupInWords(name)}
                </th>
                <td className={cell}>
                  {t`${counted(chosen)} of ${counted(people)}`} ({percent(rate)})
                </td>
                <td className={`${cell} ${low ? 'font-semibold text-warn' : ''}`}>
                  {ratio === null ? '–' : decimal(ratio, 2)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  );
}
