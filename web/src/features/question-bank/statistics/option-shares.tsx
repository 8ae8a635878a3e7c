import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { counted } from '../../../lib/numbers.ts';
import { coefficientInShort } from '../../../ui/charts/coefficient.ts';
import { CheckIcon } from '../../../ui/text/icons.tsx';
import { OptionText } from '../../../ui/text/question-text.tsx';
import type { BankTest, QuestionStatistics } from '../api.ts';
import { percentOf } from './statistics-words.ts';

interface OptionSharesProps extends Pick<QuestionStatistics, 'n' | 'options'> {
  language: BankTest['language'];
}

/** How many chose which option, with the text and the key that they had before them. */
export function OptionShares({ n, options, language }: OptionSharesProps) {
  const { t } = useLingui();
  const none = n - options.reduce((sum, { chosen }) => sum + chosen, 0);
  return (
    <ul aria-label={t`What was chosen`} className="grid gap-3.5">
      {options.map(({ optionId, text, ...line }) => (
        <Line key={optionId} n={n} {...line}>
          <span lang={language ?? undefined}>
            <OptionText text={text} />
          </span>
        </Line>
      ))}
      {none > 0 && (
        <Line chosen={none} share={none / n} n={n} restR={null} isBest={false}>
          <span className="text-muted">
            <Trans>No answer before time ran out</Trans>
          </span>
        </Line>
      )}
    </ul>
  );
}

interface LineProps {
  chosen: number;
  share: number;
  n: number;
  restR: number | null;
  isBest: boolean;
  children: ReactNode;
}

function Line({ chosen, share, n, restR, isBest, children }: LineProps) {
  const [some, all] = [counted(chosen), counted(n)];
  const figure = restR !== null && coefficientInShort(restR);
  return (
    <li>
      <span className="line-clamp-3 [overflow-wrap:anywhere]">
        {children}
        {isBest && (
          <span className="ml-2 inline-flex items-center gap-1 text-small text-good">
            <CheckIcon /> <Trans>right</Trans>
          </span>
        )}
      </span>
      <div
        aria-hidden
        className="mt-1.5 mb-1 h-1.5 overflow-hidden rounded-full bg-line forced-colors:border print:[print-color-adjust:exact]"
      >
        <div
          style={{ width: `${percentOf(share)}%` }}
          className={`h-full rounded-full forced-colors:bg-[Highlight] ${isBest ? 'bg-olive' : 'bg-muted/60'}`}
        />
      </div>
      <span className="flex justify-between gap-4 text-small text-muted">
        <span>
          <Trans>
            {some} of {all}
          </Trans>
        </span>
        {figure && (
          <span>
            <Trans>discrimination {figure}</Trans>
          </span>
        )}
      </span>
    </li>
  );
}
