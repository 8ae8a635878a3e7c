import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toastFailure } from '../../ui/overlays/toast.tsx';

/** A button that waits for what it has set in motion. */
export function ActionButton({ label, run }: { label: string; run: () => Promise<void> }) {
  const action = useSending(run, toastFailure);
  return (
    <Button pending={action.pending} onClick={() => void action.run()}>
      {label}
    </Button>
  );
}
