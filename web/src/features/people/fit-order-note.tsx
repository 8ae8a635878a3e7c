import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { counted } from '../../lib/numbers.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toastFailure } from '../../ui/overlays/toast.tsx';
import { orderByFit, type FitOrder } from './api.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

interface FitOrderNoteProps {
  order: FitOrder;
  /** As forms send it. */
  profile: string;
}

/** Above a list that is to be ordered by the fit with a profile: how far that has come. */
export function FitOrderNote({ order: { state, waiting }, profile }: FitOrderNoteProps) {
  const { pending, run: ask } = useSending(() => orderByFit(profile), toastFailure);
  if (state === 'ready' && waiting === 0) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2 text-small"
    >
      <p className="max-w-reading">
        {state === 'unasked' ? (
          <Trans>
            For this order, everyone’s fit has to be calculated first. Until then, people are
            ordered by name.
          </Trans>
        ) : (
          said(state, waiting)
        )}
      </p>
      {state === 'unasked' && (
        <Button pending={pending} onClick={() => void ask()}>
          <Trans>Calculate the fit</Trans>
        </Button>
      )}
    </div>
  );
}

function said(state: 'waiting' | 'ready', waiting: number): string {
  const number = counted(waiting);
  if (state === 'ready') {
    return plural(waiting, {
      one: `${number} person has just completed the test and comes last until their fit is calculated.`,
      other: `${number} people have just completed the test and come last until their fit is calculated.`,
    });
  }
  return waiting === 0
    ? t`Everyone’s fit is being calculated. Until then, people are ordered by name.`
    : plural(waiting, {
        one: `Everyone’s fit is being calculated; ${number} person is left. Until then, people are ordered by name.`,
        other: `Everyone’s fit is being calculated; ${number} people are left. Until then, people are ordered by name.`,
      });
}
