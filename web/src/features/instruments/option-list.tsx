import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Hue } from '../../ui/charts/hue.ts';
import type { Choice } from './use-choice.ts';

export interface OptionListProps {
  /** What stands above the options: number, question. */
  legend: ReactNode;
  options: readonly { key: string | number; label: ReactNode; name?: string }[];
  choice: Choice;
  hue: Hue;
  /** Whether the focus comes to the options with the question, after a reload, too: not where a heading has it. */
  follows: boolean;
  /** Language and direction of the options, where they are not the page's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** How the options lie: one below the other, or pictures side by side. */
  layout?: 'rows' | 'pictures';
}

/** Options as native radio buttons: digits choose, arrows move, Enter confirms. */
export function OptionList(props: OptionListProps) {
  const { legend, options, choice, hue, follows, lang, dir, layout = 'rows' } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const byArrow = useRef(false);
  useKeys(choice, options.length, layout === 'pictures');
  // Seven of the usual height would not all be on a phone's screen.
  const many = options.length > 5;

  useEffect(() => {
    if (!follows) return;
    scrollTo(0, 0);
    const radios = group.current?.querySelectorAll('input');
    const radio = [...(radios ?? [])].find(({ checked }) => checked) ?? radios?.[0];
    radio?.focus({ preventScroll: true });
    // By touch the ring of a focus that nobody has moved would look like a choice; the first key brings it back.
    const list = group.current;
    if (!list || !matchMedia('(pointer: coarse)').matches) return;
    list.dataset.quiet = '';
    const onKeyDown = () => delete list.dataset.quiet;
    document.addEventListener('keydown', onKeyDown, { once: true });
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [follows]);

  return (
    <fieldset
      ref={group}
      className="group/options min-w-0"
      style={{ '--hue': `var(--${hue})` } as CSSProperties}
    >
      <legend className={layout === 'rows' ? 'mb-6 w-full sm:mb-7' : undefined}>{legend}</legend>
      <div
        lang={lang}
        dir={dir}
        className={
          layout === 'rows'
            ? `grid ${many ? 'gap-2' : 'gap-2.5'}`
            : 'grid grid-cols-3 gap-2 sm:gap-2.5'
        }
      >
        {options.map(({ key, label, name }, index) => (
          <label
            key={key}
            className={`flex gap-3.5 rounded-card border border-line bg-surface transition-[border-color,background-color,box-shadow] duration-120 select-none hover:border-edge has-checked:border-(--hue) has-checked:bg-(--hue)/9 has-checked:shadow-[0_0_0_1px_var(--hue)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent group-data-quiet/options:outline-none! forced-colors:has-checked:border-[Highlight] ${layout === 'rows' ? `items-center px-4.5 text-option ${many ? 'min-h-12 py-2' : 'min-h-14 py-2.5'}` : 'relative min-h-14 flex-col items-stretch gap-1! p-2 sm:p-2.5'}`}
          >
            <input
              type="radio"
              name="answer"
              value={index}
              aria-label={name}
              className={
                layout === 'rows'
                  ? 'choice outline-none checked:border-(--hue)!'
                  : 'peer absolute inset-0 m-0 size-full cursor-pointer opacity-0'
              }
              checked={choice.index === index}
              onKeyDown={({ key: pressed }) => {
                byArrow.current = pressed.startsWith('Arrow');
              }}
              onKeyUp={() => {
                byArrow.current = false;
              }}
              onChange={() => (byArrow.current ? choice.move(index) : choice.pick(index))}
              onClick={() => {
                if (choice.index === index && !byArrow.current) choice.pick(index);
              }}
            />
            {layout === 'pictures' && (
              <span
                aria-hidden
                className="grid size-5.5 place-items-center rounded-small border border-line text-tiny font-medium text-muted peer-checked:border-(--hue) peer-checked:bg-(--hue) peer-checked:text-surface"
              >
                {letterOf(index)}
              </span>
            )}
            <span className="min-w-0 flex-1">{label}</span>
            {layout === 'rows' && (
              <kbd
                aria-hidden
                className="rounded-small border border-line px-1.5 font-sans text-tiny text-muted max-sm:hidden pointer-coarse:hidden"
              >
                {index + 1}
              </kbd>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Pictures have a letter each, beside the figure: a mark of its own among them would look like part of the puzzle. */
function letterOf(index: number): string {
  return String.fromCodePoint(65 + index);
}

/** Digits and arrows work wherever the focus is, and letters where options have them. */
function useKeys(choice: Choice, count: number, lettered: boolean) {
  // Before the question is painted: a key that comes right after it would otherwise answer the question before.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const digit = Number(key);
      if (key.length === 1 && digit >= 1 && digit <= count) return choice.pick(digit - 1);
      const place = lettered && key.length === 1 ? key.toUpperCase().charCodeAt(0) - 65 : -1;
      if (place >= 0 && place < count) return choice.pick(place);
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      // On a radio button the browser itself moves the mark.
      if (!step || target instanceof HTMLInputElement) return;
      event.preventDefault();
      const from = choice.index ?? (step > 0 ? -1 : count);
      choice.move((from + step + count) % count);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [choice, count, lettered]);
}
