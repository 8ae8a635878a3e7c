import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PersonalityReport } from './api.ts';
import { StylePill } from './style-pill.tsx';

interface StripItemProps {
  name: string;
  children: ReactNode;
}

/** One of the few things to see first, in the strip below a report's head. */
export function StripItem({ name, children }: StripItemProps) {
  return (
    <div className="-mt-px -ml-px min-w-0 border-t border-l border-line px-5 py-4.5 sm:px-6 print:px-3">
      <dt className="mb-1 text-small text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A number with its band, and below what else belongs to it. */
export function StripScore(props: { value: string; band: string; children: ReactNode }) {
  return (
    <>
      <span className="font-serif text-[1.75rem]/tight font-semibold">{props.value}</span>{' '}
      <span className="text-muted">{props.band}</span>
      <span className="block text-small text-muted">{props.children}</span>
    </>
  );
}

export function StripTraits({ names }: { names: readonly string[] | undefined }) {
  if (!names) return <span className="text-muted">—</span>;
  if (names.length === 0)
    return (
      <span className="text-muted">
        <Trans>Nothing stands out</Trans>
      </span>
    );
  return <span className="font-serif text-title">{names.join(', ')}</span>;
}

/** Whether the answers can be trusted, and what speaks against it. */
export function StripStyle({ style }: { style: PersonalityReport['responseStyle'] }) {
  const { t } = useLingui();
  const { verdict, flags } = style;
  const signs = flags.filter(({ flagged }) => flagged).map(({ name }) => name);
  return (
    <StripItem name={t`Answering style`}>
      <StylePill verdict={verdict} />
      {signs.length > 0 && (
        <span className="mt-1 block text-small text-muted">{signs.join(', ')}</span>
      )}
    </StripItem>
  );
}
