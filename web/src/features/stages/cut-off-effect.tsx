import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { counted, decimal, percent } from '../../lib/numbers.ts';
import { groupInWords } from '../../lib/group-words.ts';
import { ScrollArea } from '../../ui/page/scroll-area.tsx';
import type { CutOff } from './api.ts';

/** How many reach a cut-off, how sure that is, and whom it affects more. */
export function CutOffEffect({ found }: { found: CutOff }) {
  const { people, unsure, gender, age } = found;
  const passed = counted(found.passed);
  if (people === 0) {
    return (
      <p>
        <Trans>No one in this campaign has a score that you may see yet.</Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <div>
        <p className="font-semibold">
          {t`${plural(people, {
            one: `${passed} of # person reaches it.`,
            other: `${passed} of # people reach it.`,
          })}`}
        </p>
        {unsure > 0 && (
          <p className="text-small text-muted">
            {t`${plural(unsure, {
              one: '# person is within one standard error of it: a second test could put them on the other side.',
              other:
                '# people are within one standard error of it: a second test could put them on the other side.',
            })}`}
          </p>
        )}
      </div>
      {gender.length + age.length > 0 ? (
        <Rates rates={[...gender, ...age]} />
      ) : (
        <p className="text-small text-muted">
          <Trans>
            Rates by gender and age appear for groups of 30 or more people who agreed to this check.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Rates of the groups; those below four fifths of the highest are named. */
function Rates({ rates }: { rates: CutOff['gender'] }) {
  const { t } = useLingui();
  const below = rates.filter((rate) => rate.below);
  const cell = 'border-t border-line py-1.5 pl-3 text-right tabular-nums';
  return (
    <div className="grid gap-2 text-small">
      <ScrollArea className="overflow-x-auto" label={t`Rates by group`}>
        <table className="w-full">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="pb-1.5 text-left font-normal">
                <Trans>Group</Trans>
              </th>
              <th scope="col" className="pb-1.5 pl-3 text-right font-normal">
                <Trans>Reach it</Trans>
              </th>
              <th scope="col" className="pb-1.5 pl-3 text-right font-normal">
                <Trans>Compared with the highest</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ name, people, passed, rate, ratio, below: low }) => (
              <tr key={name}>
                <th scope="row" className="border-t border-line py-1.5 text-left font-normal">
                  {groupInWords(name)}
                </th>
                <td className={cell}>
                  {t`${counted(passed)} of ${counted(people)}`} ({percent(rate)})
                </td>
                <td className={`${cell} ${low ? 'font-semibold text-warn' : ''}`}>
                  {ratio === null ? '—' : decimal(ratio, 2)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="text-muted">
        <Trans>
          Counted in steps of ten people or more with similar scores, so that no one’s gender or age
          can be worked out by trying cut-offs. A figure may be a few people off.
        </Trans>
      </p>
      {below.map(({ name, p }) => (
        <p key={name} role="note">
          <Below group={groupInWords(name)} p={p} />
        </p>
      ))}
    </div>
  );
}

function Below({ group, p }: { group: string; p: number }) {
  const chance = p < 0.001 ? `< ${decimal(0.001, 3)}` : `= ${decimal(p, 3)}`;
  return (
    <Trans>
      {group}: below four fifths of the highest rate (Fisher’s exact test, p {chance}). Only use
      this cut-off if the job requires it.
    </Trans>
  );
}
