import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { coefficientInShort } from '../../ui/charts/coefficient.ts';
import { CorrelationLine } from '../../ui/charts/correlation-line.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { StatusDot } from '../../ui/text/status.tsx';
import type { Finding } from './api.ts';
import { FindingDetails } from './finding-details.tsx';
import { PointsFigure } from './points-figure.tsx';
import { findingWords, holdsWords, isFound, strengthAt, toneOf, verdictName } from './words.ts';

/** Name, line, verdict. */
export const evidenceColumns =
  'sm:grid-cols-[minmax(8rem,12rem)_1fr_12.5rem] sm:items-center sm:gap-x-6 print:grid-cols-[10rem_1fr_12rem] print:items-center print:gap-x-6';

interface EvidenceRowProps {
  /** Success profile. */
  id: number;
  finding: Finding;
  /** Nineteen of twenty correlations of chance lie between this and its negative. */
  chance: number | null;
}

/** One scale beside one rating: the verdict first, then the number with its range, then the rest on request. */
export function EvidenceRow({ id, finding, chance }: EvidenceRowProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { name, n, strength } = finding;
  // Whatever is sent: below the first threshold no number is shown.
  const numbers = strength === 'hidden' ? null : finding.numbers;
  const people = t`${plural(n, { one: '# person', other: '# people' })}`;
  return (
    <li className="border-t border-line pt-4 print:break-inside-avoid">
      <div
        className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-5 sm:px-6 ${evidenceColumns}`}
      >
        <h3 className="font-sans text-body font-medium tracking-normal [overflow-wrap:anywhere]">
          {name}
        </h3>
        <div className="order-3 col-span-2 sm:order-none sm:col-span-1 print:order-none print:col-span-1">
          {numbers && <CorrelationLine name={name} {...numbers} chance={chance} />}
        </div>
        <div className="text-right">
          <StatusDot tone={toneOf(finding)}>{t(verdictName(finding))}</StatusDot>
          {numbers && <p className="text-tiny text-muted">{inWords(numbers)}</p>}
          <p className="text-tiny text-muted">{people}</p>
        </div>
      </div>
      <p className={`px-5 text-small text-muted sm:px-6 ${numbers ? '' : 'pb-4'}`}>
        {isFound(finding) && strength !== 'usable' && `${t(strengthAt(n).name)}: `}
        {findingWords(finding)} {isFound(finding) && holdsWords(finding)}
      </p>
      {numbers && (
        <Folded name={t`Numbers and people`} onToggle={setOpen}>
          <div className="grid gap-6 px-5 pb-5 sm:px-6 lg:grid-cols-2">
            <FindingDetails numbers={numbers} spread={finding.spread} />
            {open && <PointsFigure id={id} finding={finding} />}
          </div>
        </Folded>
      )}
    </li>
  );
}

/** `r = 0.31 (0.12 – 0.48)`. */
function inWords({ r, interval }: NonNullable<Finding['numbers']>): string {
  const [value, from, to] = [r, ...interval].map(coefficientInShort);
  return `r = ${value} (${from} – ${to})`;
}
