import { Outlet } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { SendWaiting } from '../features/instruments/send-waiting.tsx';
import { Toasts } from '../ui/overlays/toast.tsx';
import { useKeptPlace } from './kept-place.ts';

/** What was counted before the answers arrived is asked for anew. */
const askAgain = () => void queryClient.invalidateQueries();

export function Root() {
  useKeptPlace();
  return (
    <>
      <Outlet />
      <Toasts>
        <SendWaiting onSent={askAgain} />
      </Toasts>
    </>
  );
}
