import { factsOf, type TestId } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { useSettled } from '../../lib/use-settled.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ChevronRightIcon } from '../../ui/text/icons.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { cutOff, scoredTests } from './api.ts';
import { CutOffEffect } from './cut-off-effect.tsx';

/** What a cut-off would do, folded away until a manager wants to move people by a score. Nothing where no test has one number. */
export function CutOffCheck({ campaignId }: { campaignId: number }) {
  const tests = useQuery(scoredTests(campaignId)).data ?? [];
  const [first] = tests;
  if (!first) return null;
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-control items-center gap-2 px-3.5 py-2 hover:text-accent">
        <ChevronRightIcon className="shrink-0 transition-transform duration-120 group-open:rotate-90" />
        <Trans>Check a cut-off score first</Trans>
      </summary>
      <div className="grid gap-4 border-t border-line p-3.5">
        <p className="text-small text-muted">
          <Trans>
            Moving people by a score? See how many of the campaign would reach it, how sure that is,
            and whether it affects one group more than another.
          </Trans>
        </p>
        <Check campaignId={campaignId} tests={tests} first={first.id} />
      </div>
    </details>
  );
}

interface CheckProps {
  campaignId: number;
  tests: readonly { id: TestId; name: string }[];
  first: TestId;
}

/** Model scores are centred on 100; skill tests count per cent. */
const usual = (test: TestId) => (factsOf(test)?.unit === 'percent' ? '60' : '100');

function Check({ campaignId, tests, first }: CheckProps) {
  const { t } = useLingui();
  const [test, setTest] = useState(first);
  const [typed, setTyped] = useState(usual(first));
  const settled = useSettled({ test, typed }, 400);
  const threshold = Number(settled.typed.trim().replace(',', '.'));
  const valid = settled.typed.trim() !== '' && Math.abs(threshold) <= 1000;
  const query = useQuery({ ...cutOff(campaignId, settled.test, threshold), enabled: valid });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Test`}
          options={tests.map(({ id, name }) => ({ value: id, label: name }))}
          value={test}
          onChange={({ target }) => {
            const next = tests.find(({ id }) => String(id) === target.value)?.id ?? first;
            setTest(next);
            setTyped(usual(next));
          }}
        />
        <TextField
          label={factsOf(test)?.unit === 'percent' ? t`Cut-off in %` : t`Cut-off as model score`}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={valid ? undefined : t`Please enter a number.`}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {valid && (
        <div aria-live="polite">
          <Loaded query={query} skeleton={<Skeleton className="h-32" />}>
            {(found) => <CutOffEffect found={found} />}
          </Loaded>
        </div>
      )}
    </>
  );
}
