import { instrumentFacts } from '@assay/contract/instruments';
import { Link } from '@tanstack/react-router';
import type { ComparedTest } from '../search.ts';

interface TestChoiceProps {
  tests: readonly ComparedTest[];
  chosen: ComparedTest;
}

/** Which test's averages are compared; not every campaign has both. */
export function TestChoice({ tests, chosen }: TestChoiceProps) {
  return (
    <nav aria-label="Test" className="flex gap-1 rounded-control bg-paper p-1">
      {tests.map((test) => (
        <Link
          key={test}
          to="/admin/compare"
          search={{ test }}
          replace
          aria-current={test === chosen ? 'page' : undefined}
          className={`rounded-small px-3 py-1.5 font-medium pointer-coarse:py-2.5 ${test === chosen ? 'bg-surface text-ink shadow-sm' : 'text-muted hover:text-ink'}`}
        >
          {instrumentFacts[test].name}
        </Link>
      ))}
    </nav>
  );
}
