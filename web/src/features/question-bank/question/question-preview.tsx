import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OptionText, QuestionText } from '../../../ui/text/question-text.tsx';
import type { BankTest } from '../api.ts';
import { timeInWords } from '../words.ts';

interface QuestionPreviewProps {
  /** `3 of 20`; absent while it is written. */
  place?: string;
  text: string;
  language: BankTest['language'];
  seconds: number;
  picture: ReactNode;
  options: readonly string[];
}

/** A question as candidates meet it, without the key. Their options stand in an order of their own. */
export function QuestionPreview(props: QuestionPreviewProps) {
  const { place, text, language, seconds, picture, options } = props;
  const time = timeInWords(seconds);
  const { t } = useLingui();
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
        {place && <span>{place}</span>}
        <span>
          <Trans>{time} to answer</Trans>
        </span>
      </p>
      <div className="mt-1 mb-5 grid min-w-0 gap-3.5 font-system-serif text-[1.1875rem]/[1.35]">
        {text.trim() === '' ? (
          <p className="text-muted">
            <Trans>The question appears here.</Trans>
          </p>
        ) : (
          <QuestionText text={text} language={language} />
        )}
        {picture}
      </div>
      <ul aria-label={t`Options`} className="grid gap-2.5">
        {options.map((option, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- the same text may be typed twice
            key={index}
            className="flex min-h-12 items-center gap-3.5 rounded-card border border-line bg-surface px-4.5 py-2 text-option"
          >
            <span
              aria-hidden
              className="size-4.5 shrink-0 rounded-full border-[1.5px] border-edge"
            />
            <span
              lang={language ?? undefined}
              className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line"
            >
              {option.trim() === '' ? '…' : <OptionText text={option} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
