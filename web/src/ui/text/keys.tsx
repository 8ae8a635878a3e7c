import { keysOf } from '../../lib/shortcuts.ts';
import type { Shortcut } from '../../lib/shortcuts.ts';

/** The keys of a shortcut, as they stand on a keyboard. */
export function Keys({ of }: { of: Pick<Shortcut, 'key' | 'command'> }) {
  return (
    <span className="inline-flex shrink-0 gap-1">
      {keysOf(of).map((key) => (
        <kbd
          key={key}
          className="inline-grid h-5 min-w-5 place-items-center rounded-small border border-line bg-paper px-1 font-sans text-tiny leading-none text-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
