import { useLingui } from '@lingui/react/macro';
import { decimal, percent } from '../../lib/numbers.ts';
import { ScrollArea } from '../../ui/page/scroll-area.tsx';
import type { Proposal } from './api.ts';

/** What a profile asks for, and how much each scale counts. */
export function TargetsTable({ targets }: Pick<Proposal, 'targets'>) {
  const { t } = useLingui();
  const right = 'pl-4 text-right whitespace-nowrap';
  const cell = `border-t border-line py-1.5 tabular-nums ${right}`;
  return (
    <ScrollArea label={t`What the profile contains`} className="overflow-x-auto">
      <table className="w-full max-sm:text-small">
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className="pb-1.5 text-left font-normal">{t`Scale`}</th>
            <th scope="col" className={`pb-1.5 font-normal ${right}`}>{t`Target`}</th>
            <th scope="col" className={`pb-1.5 font-normal ${right}`}>{t`Weight`}</th>
          </tr>
        </thead>
        <tbody>
          {targets.map(({ code, name, target, weight }) => (
            <tr key={code}>
              <th
                scope="row"
                className="min-w-32 border-t border-line py-1.5 text-left font-medium"
              >
                {name}
              </th>
              <td className={cell}>{t`at least T ${decimal(target, 0)}`}</td>
              <td className={cell}>{percent(weight)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
