import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toastFailure } from '../../ui/toast.tsx';

/** A button that waits for what it has set in motion. */
export function ActionButton({ label, run }: { label: string; run: () => Promise<void> }) {
  const [pending, setPending] = useState(false);
  async function press() {
    setPending(true);
    try {
      await run();
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setPending(false);
    }
  }
  return (
    <Button pending={pending} onClick={() => void press()}>
      {label}
    </Button>
  );
}
