import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Hue } from '../../ui/charts/hue.ts';
import { AlertIcon } from '../../ui/text/icons.tsx';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import type { SavedState } from './use-saved-state.ts';

export interface TestBarProps {
  name: ReactNode;
  hue: Hue;
  answered: number;
  total: number;
  /** How long still: a clock, or about how many minutes. */
  time: ReactNode;
  saved: SavedState;
  /** Of the question on the screen; it stays in view with this head. */
  clock?: ReactNode;
}

/** The head of a question: which test, how long still, what is saved. */
export function TestBar({ name, hue, answered, total, time, saved, clock }: TestBarProps) {
  const { t } = useLingui();
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface">
      <div className="mx-auto max-w-[75rem] px-5 pt-3 pb-3 sm:px-10">
        <div className="mb-2.5 flex min-h-6 items-baseline justify-between gap-x-3 gap-y-1 text-small text-muted">
          <span className="min-w-0">
            <strong className="text-ink">{name}</strong>
            {' · '}
            {time}
          </span>
          <SavedMark saved={saved} />
          {clock}
        </div>
        <ProgressBar hue={hue} label={t`Answered`} value={answered} max={total} />
      </div>
    </header>
  );
}

/** About how long what is left takes. */
export function MinutesLeft({ minutes }: { minutes: number }) {
  // Not a plural: the first number that is formatted costs a slow phone 60 ms.
  return minutes > 0 ? <Trans>about {minutes} min left</Trans> : <Trans>done</Trans>;
}

function SavedMark({ saved }: { saved: SavedState }) {
  const { t } = useLingui();
  const texts: Record<SavedState, string> = {
    none: '',
    saved: t`Saved ✓`,
    saving: t`Saving…`,
    waiting: t`Waiting for the connection`,
    'not-on-device': t`Not saved on this device`,
  };
  const warns = saved === 'waiting' || saved === 'not-on-device';
  if (!warns) {
    return (
      <span data-saved={saved} className="text-right">
        {texts[saved]}
      </span>
    );
  }
  // On a narrow screen the words would take a second line and push the question down; the notice below says them.
  return (
    <span data-saved={saved} className="shrink-0 text-right font-medium text-warn">
      <AlertIcon className="sm:hidden" />
      <span className="max-sm:sr-only">{texts[saved]}</span>
    </span>
  );
}
