import type { TestId } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { findTest } from './tests.ts';

interface TestChipsProps {
  tests: readonly { id: TestId; name?: string; started?: boolean; completed?: boolean }[];
  /** Which tests there are, and not how far a person is. */
  plain?: boolean;
}

interface TestLegendProps {
  tests: readonly TestId[];
  /** The chips tell how far a person is, too. */
  states?: boolean;
}

/** What the letters of the chips above mean; screen readers have heard their words already. */
export function TestLegend({ tests, states }: TestLegendProps) {
  const faces = new Map(
    tests.flatMap((id) => {
      const test = findTest(id);
      return test ? [[test.letter, test] as const] : [];
    }),
  );
  if (faces.size === 0) return null;
  return (
    <p
      aria-hidden
      className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-2.5 text-small text-muted"
    >
      {[...faces.values()]
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ letter, name, chip }) => (
          <span key={letter} className="inline-flex items-center gap-1.5">
            <span className={`${chipFace} ${chip}`}>{letter}</span>
            {name}
          </span>
        ))}
      {states && (
        <span>
          <Trans>Coloured: completed. Dark frame: in progress. Pale frame: not started.</Trans>
        </span>
      )}
    </p>
  );
}

const chipFace =
  'grid size-5.5 place-items-center rounded-small forced-colors:border print:[print-color-adjust:exact] text-[0.6875rem] font-semibold';

/** A letter per test, coloured once it is taken; the words are for screen readers and on hovering. */
export function TestChips({ tests, plain }: TestChipsProps) {
  const { t } = useLingui();
  return (
    <ul className="flex flex-wrap gap-1.5">
      {tests.map(({ id, name: ownName, started, completed }) => {
        const test = findTest(id);
        const name = ownName ?? test?.name ?? t`Test ${id}`;
        const words = plain
          ? name
          : completed
            ? t`${name}: completed`
            : started
              ? t`${name}: in progress`
              : t`${name}: not started`;
        return (
          <li
            key={id}
            title={words}
            className={`relative ${chipFace} ${completed || plain ? test?.chip : `border text-muted ${started ? 'border-edge' : 'border-line'}`}`}
          >
            <span aria-hidden>{test?.letter ?? '?'}</span>
            <span className="sr-only">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
