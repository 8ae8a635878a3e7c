import { highestScore, lowestScore } from '@assay/contract/interview-ratings';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { FieldGroup } from './field.tsx';

/** What is seen where 1, 3 and 5 are given. */
interface Anchors {
  low: string;
  middle: string;
  high: string;
}

interface ScorePickerProps {
  title: string;
  anchors: Anchors;
  /** Of the group of buttons in the page. */
  name: string;
  hue?: 'slate' | 'accent';
  /** Undefined is not chosen yet, null is "cannot tell". */
  value: number | null | undefined;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

const scores = Array.from({ length: highestScore - lowestScore + 1 }, (_, at) => lowestScore + at);

const option =
  'relative grid min-h-control place-items-center rounded-control border border-line bg-surface px-1 text-center font-medium select-none hover:border-edge has-checked:border-(--hue) has-checked:bg-(--hue)/9 has-checked:shadow-[0_0_0_1px_var(--hue)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11';

/** A scale from 1 to 5 with what is seen where 1, 3 and 5 are given, and a way to say that one cannot tell. */
export function ScorePicker(props: ScorePickerProps) {
  const { title, name, value, hue = 'accent', error, onChange } = props;
  const anchors = anchorsOf(props.anchors);
  const input = (label: string, own: number | null, describedBy: string | undefined) => (
    <input
      type="radio"
      name={name}
      value={own ?? ''}
      aria-label={label}
      aria-describedby={describedBy}
      className="absolute inset-0 cursor-pointer opacity-0"
      checked={value === own}
      onChange={() => onChange(own)}
    />
  );
  return (
    <FieldGroup label={title} error={error}>
      {(describedBy) => (
        <div style={{ '--hue': `var(--${hue})` } as CSSProperties}>
          <div className="grid grid-cols-[repeat(5,minmax(0,1fr))_minmax(5.5rem,auto)] gap-1.5">
            {scores.map((score) => {
              const anchor = anchors.find((one) => one.score === score);
              return (
                <label key={score} className={option}>
                  {input(anchor ? `${score}: ${anchor.text}` : String(score), score, describedBy)}
                  <span aria-hidden>{score}</span>
                </label>
              );
            })}
            <label className={option}>
              {input(t`Cannot tell`, null, describedBy)}
              <span aria-hidden className="text-small">
                <Trans>Cannot tell</Trans>
              </span>
            </label>
          </div>
          <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-small text-muted">
            {anchors.map(({ score, text }) => (
              <div
                key={score}
                className={`contents [overflow-wrap:anywhere] ${value === score ? 'text-ink' : ''}`}
              >
                <dt className="font-medium">{score}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </FieldGroup>
  );
}

/** The scores that have words. */
export function anchorsOf({ low, middle, high }: Anchors) {
  return [
    { score: lowestScore, text: low },
    { score: (lowestScore + highestScore) / 2, text: middle },
    { score: highestScore, text: high },
  ];
}
