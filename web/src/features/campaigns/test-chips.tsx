import type { TestId } from '@assay/contract/instruments';
import { findTest } from './tests.ts';

interface TestChipsProps {
  tests: readonly { id: TestId; name?: string; started?: boolean; completed?: boolean }[];
  /** Which tests there are, and not how far somebody is. */
  plain?: boolean;
}

/** A letter per test, coloured once it is taken; the words are for screen readers and on hovering. */
export function TestChips({ tests, plain }: TestChipsProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {tests.map(({ id, name: ownName, started, completed }) => {
        const test = findTest(id);
        const state = completed ? 'completed' : started ? 'in progress' : 'not started';
        const name = ownName ?? test?.name ?? `Test ${id}`;
        const words = plain ? name : `${name}: ${state}`;
        return (
          <li
            key={id}
            title={words}
            className={`relative grid size-5.5 place-items-center rounded-small forced-colors:border print:[print-color-adjust:exact] text-[0.6875rem] font-semibold ${completed || plain ? test?.chip : `border text-muted ${started ? 'border-edge' : 'border-line'}`}`}
          >
            <span aria-hidden>{test?.letter ?? '?'}</span>
            <span className="sr-only">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
