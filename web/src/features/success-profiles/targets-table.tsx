import { useLingui } from '@lingui/react/macro';
import { decimal } from '../../lib/numbers.ts';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import type { Proposal } from './api.ts';

/** What a profile asks for, and how much each scale counts. */
export function TargetsTable({ targets }: Pick<Proposal, 'targets'>) {
  const { t } = useLingui();
  const cell = 'border-t border-line py-1.5 pl-4 text-right tabular-nums';
  return (
    <ScrollArea label={t`What the profile contains`} className="overflow-x-auto">
      <table className="w-full">
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className="pb-1.5 text-left font-normal">{t`Scale`}</th>
            <th scope="col" className="pb-1.5 pl-4 text-right font-normal">{t`Target`}</th>
            <th scope="col" className="pb-1.5 pl-4 text-right font-normal">{t`Weight`}</th>
          </tr>
        </thead>
        <tbody>
          {targets.map(({ code, name, target, weight }) => (
            <tr key={code}>
              <th scope="row" className="border-t border-line py-1.5 text-left font-medium">
                {name}
              </th>
              <td className={cell}>{t`at least T ${decimal(target, 0)}`}</td>
              <td className={cell}>{decimal(weight * 100, 0)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
