import { CheckIcon } from './icons.tsx';

export interface StepsProps {
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
  label: string;
}

/** Where one is in a task of several pages. */
export function Steps({ steps, current, label }: StepsProps) {
  return (
    <nav aria-label={label} className="mb-6">
      <ol className="flex flex-wrap gap-x-6 gap-y-2 text-small">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={`flex items-center gap-2 ${index === current ? 'font-medium' : 'text-muted'}`}
          >
            <span
              aria-hidden
              className={`grid size-5.5 place-items-center rounded-full border text-tiny ${
                index < current
                  ? 'border-accent text-accent'
                  : index === current
                    ? 'border-accent bg-accent text-on-accent'
                    : 'border-edge'
              }`}
            >
              {index < current ? <CheckIcon width={11} height={11} /> : index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}
