import type { ComparedInstrument } from '@assay/contract/instruments';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { testName } from './test-name.ts';

interface TestChoiceProps {
  tests: readonly ComparedInstrument[];
  chosen: ComparedInstrument;
}

/** Which test's averages are compared; not every campaign has both. */
export function TestChoice({ tests, chosen }: TestChoiceProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Test`} className="flex gap-1 rounded-control bg-paper p-1">
      {tests.map((test) => (
        <Link
          key={test}
          to="/admin/compare"
          search={{ test }}
          replace
          aria-current={test === chosen ? 'page' : undefined}
          className={`rounded-small px-3 py-1.5 font-medium pointer-coarse:py-2.5 ${test === chosen ? 'bg-surface text-ink shadow-sm' : 'text-muted hover:text-ink'}`}
        >
          {testName(test)}
        </Link>
      ))}
    </nav>
  );
}
