import { useState } from 'react';
import { counted } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { StatusDot } from '../../ui/status.tsx';
import type { Verdict } from './api.ts';
import { verifyChain } from './api.ts';

const broken = {
  missing: 'an entry before it was taken out',
  chain: 'it is not as it was sealed',
  details: 'what it says is not what was sealed',
} as const;

/** Whether the log is as it was written: each entry is sealed over the one before. */
export function ChainStatus() {
  const [verdict, setVerdict] = useState<Verdict>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function check() {
    setPending(true);
    setFailure(undefined);
    try {
      await verifyChain(setVerdict);
    } catch (error) {
      setFailure((error as Error).message);
    }
    setPending(false);
  }

  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
      <p role="status" className="min-w-0 text-muted">
        {failure ?? (verdict ? <Result verdict={verdict} pending={pending} /> : introduction)}
      </p>
      <Button pending={pending} onClick={() => void check()}>
        {verdict ? 'Check again' : 'Check the chain'}
      </Button>
    </div>
  );
}

const introduction =
  'Each entry is sealed over the one before it, so that what is altered or taken out afterwards shows.';

function Result({ verdict, pending }: { verdict: Verdict; pending: boolean }) {
  const { ok, checked, sealed, unsealed, erased, first_broken } = verdict;
  if (!ok && first_broken) {
    return (
      <StatusDot tone="bad">
        <span className="whitespace-normal">
          The chain breaks at entry {counted(first_broken.id)}: {broken[first_broken.reason]}.
        </span>
      </StatusDot>
    );
  }
  if (pending) return `${counted(checked)} of ${counted(sealed)} entries checked so far …`;
  return (
    <StatusDot tone="good">
      <span className="whitespace-normal">
        {`All ${counted(checked)} sealed entries are as they were written.`}
        {unsealed > 0 && ` ${counted(unsealed)} wait for their seal.`}
        {erased > 0 && ` Of ${counted(erased)} the details were erased.`}
      </span>
    </StatusDot>
  );
}
