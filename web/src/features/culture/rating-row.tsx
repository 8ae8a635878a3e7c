import type { CSSProperties } from 'react';

interface RatingRowProps {
  /** Names the group of buttons in the page. */
  id: number;
  text: string;
  /** Labels of the values 1..7, in order. */
  options: readonly string[];
  value: number | undefined;
  onChange: (value: number) => void;
}

/** One practice, asked in English, with its scale from 1 to 7 in a line; what each number says shows once it is chosen. */
export function RatingRow({ id, text, options, value, onChange }: RatingRowProps) {
  return (
    <fieldset
      className="min-w-0 border-t border-line px-5 py-5 first:border-t-0 sm:px-6"
      style={{ '--hue': 'var(--rust)' } as CSSProperties}
    >
      <legend lang="en" className="float-left mb-3 w-full text-option font-medium">
        {text}
      </legend>
      <div lang="en" className="clear-both grid max-w-120 grid-cols-7 gap-1.5">
        {options.map((option, at) => (
          <label
            key={option}
            className="relative grid min-h-11 place-items-center rounded-control border border-line bg-surface font-medium select-none hover:border-edge has-checked:border-(--hue) has-checked:bg-(--hue)/9 has-checked:shadow-[0_0_0_1px_var(--hue)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={`practice-${id}`}
              value={at + 1}
              aria-label={`${at + 1}, ${option}`}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={value === at + 1}
              onChange={() => onChange(at + 1)}
            />
            <span aria-hidden>{at + 1}</span>
          </label>
        ))}
      </div>
      <div
        aria-hidden
        lang="en"
        className="mt-1.5 flex max-w-120 justify-between gap-4 text-tiny text-muted"
      >
        <span>{options[0]}</span>
        <span className="font-medium text-rust">
          {value && value > 1 && value < options.length ? options[value - 1] : ''}
        </span>
        <span className="text-right">{options.at(-1)}</span>
      </div>
    </fieldset>
  );
}
