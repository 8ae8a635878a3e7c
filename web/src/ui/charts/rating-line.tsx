import { highestScore, lowestScore } from '@assay/contract/interview-ratings';
import { per } from './dot-line.tsx';
import { type Hue, textHue } from './hue.ts';

interface RatingLineProps {
  className?: string;
  hue?: Hue;
  /** The whole of it in words. */
  label: string;
  /** A dot. */
  own?: number | null | undefined;
  /** Rings; the same score twice is one ring. */
  others: readonly (number | null)[];
}

const place = (score: number) => per(((score - lowestScore) / (highestScore - lowestScore)) * 100);
const steps = Array.from({ length: highestScore - lowestScore + 1 }, (_, at) => lowestScore + at);

/** Ratings from 1 to 5: the own one as a dot, those of others as rings around or beside it. */
export function RatingLine(props: RatingLineProps) {
  const { label, own, others, hue = 'slate', className = '' } = props;
  const rings = [...new Set(others.filter((score) => score !== null))];
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height="26"
      className={`score-line block overflow-visible ${textHue[hue]} ${className}`}
    >
      <rect x="0" width="100%" y="12" height="2" rx="1" className="fill-line" />
      {steps.map((step) => (
        <rect
          key={step}
          x={place(step)}
          y="9"
          width="2"
          height="8"
          transform="translate(-1)"
          className="fill-line"
        />
      ))}
      {own != null && <circle cx={place(own)} cy="13" r="5" className="fill-current" />}
      {rings.map((score) => (
        <circle
          key={score}
          cx={place(score)}
          cy="13"
          r="8"
          strokeWidth="2.5"
          className="fill-none stroke-current"
        />
      ))}
    </svg>
  );
}
