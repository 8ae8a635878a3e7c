import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { counted } from '../../lib/numbers.ts';
import { Button } from '../../ui/actions/button.tsx';
import { StatusDot } from '../../ui/text/status.tsx';
import type { Verdict } from './api.ts';
import { verifyChain } from './api.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

/** Why an entry does not fit the chain. */
function Broken({ id, reason }: NonNullable<Verdict['first_broken']>) {
  const entry = counted(id);
  switch (reason) {
    case 'missing':
      return <Trans>The chain breaks at entry {entry}: an entry before it was removed.</Trans>;
    case 'chain':
      return <Trans>The chain breaks at entry {entry}: its hash does not match.</Trans>;
    case 'details':
      return <Trans>The chain breaks at entry {entry}: its details were changed.</Trans>;
  }
}

/** Whether the log is as it was written: each entry is sealed over the one before. */
export function ChainStatus() {
  const { t } = useLingui();
  const [verdict, setVerdict] = useState<Verdict>();
  const { pending, error, run: check } = useSending(() => verifyChain(setVerdict));

  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
      <p role="status" className="min-w-0 text-muted">
        {error?.message ??
          (verdict ? (
            <Result verdict={verdict} pending={pending} />
          ) : (
            <Trans>Entries are hash-chained, so tampering is detectable.</Trans>
          ))}
      </p>
      <Button pending={pending} onClick={() => void check()}>
        {verdict ? t`Verify again` : t`Verify log`}
      </Button>
    </div>
  );
}

function Result({ verdict, pending }: { verdict: Verdict; pending: boolean }) {
  const { t } = useLingui();
  const { ok, checked, sealed, unsealed, erased, first_broken } = verdict;
  if (!ok && first_broken) {
    return (
      <StatusDot tone="bad">
        <span className="whitespace-normal">
          <Broken {...first_broken} />
        </span>
      </StatusDot>
    );
  }
  const [done, all] = [counted(checked), counted(sealed)];
  if (pending)
    return (
      <Trans>
        {done} of {all} entries checked so far…
      </Trans>
    );
  return (
    <StatusDot tone="good">
      <span className="whitespace-normal">
        {[
          t`${plural(checked, { one: '# sealed entry is unchanged.', other: 'All # sealed entries are unchanged.' })}`,
          unsealed > 0 &&
            t`${plural(unsealed, { one: '# entry is not sealed yet.', other: '# entries are not sealed yet.' })}`,
          erased > 0 &&
            t`${plural(erased, { one: 'The details of # entry were erased.', other: 'The details of # entries were erased.' })}`,
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </StatusDot>
  );
}
