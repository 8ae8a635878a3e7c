import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Hue } from './hue.ts';
import { OffsetLine } from './offset-line.tsx';
import { signed } from './signed.ts';

export interface OffsetRowProps {
  name: string;
  value: number;
  interval: readonly [number, number];
  /** A reference as a thin mark, and what it stands for. */
  mark?: { value: number; name: string } | undefined;
  hue: Hue;
  /** What it comes to, in a word or two. */
  verdict: string;
  /** A line below the verdict. */
  note?: string;
  children?: ReactNode;
}

/** Name, line, words. */
export const offsetColumns =
  'sm:grid-cols-[minmax(8rem,12rem)_1fr_9.5rem] sm:items-center sm:gap-x-6 print:grid-cols-[10rem_1fr_9rem] print:items-center print:gap-x-6';

/** A name, its place above or below an average on a line, and the same in words. Points of a scale from 1 to 7. */
export function OffsetRow(props: OffsetRowProps) {
  const { name, value, interval, mark, hue, verdict, note, children } = props;
  const { t } = useLingui();
  const [points, from, to] = [value, ...interval].map(signed);
  const beside = mark ? `; ${mark.name} ${signed(mark.value)}` : '';
  const label = `${t`${name}: ${points} points, between ${from} and ${to}`}${beside}`;
  return (
    <li className="border-t border-line px-5 py-4 sm:px-6 print:break-inside-avoid">
      <div className={`grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 ${offsetColumns}`}>
        <h3 className="font-sans text-body font-semibold tracking-normal">{name}</h3>
        <div className="order-3 col-span-2 sm:order-none sm:col-span-1 print:order-none print:col-span-1">
          <OffsetLine {...{ label, value, interval, hue }} mark={mark?.value} reach={3} />
        </div>
        <div className="text-right">
          <div aria-hidden>
            <span className="font-semibold">{points}</span>
            <span className="text-tiny text-muted">
              {' '}
              (
              <Trans>
                {from} to {to}
              </Trans>
              )
            </span>
          </div>
          <div className="text-tiny text-muted">{verdict}</div>
          {note && <div className="text-tiny text-muted">{note}</div>}
        </div>
      </div>
      {children}
    </li>
  );
}
