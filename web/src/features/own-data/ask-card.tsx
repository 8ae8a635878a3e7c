import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { askToDelete } from './api.ts';

export interface Asked {
  id: number;
  name: string;
}

/** For what deleting here does not reach: downloaded reports, notes on paper. */
export function AskCard({ organizations }: { organizations: readonly Asked[] }) {
  if (organizations.length === 0) return null;
  return (
    <Card
      flush
      title={<Trans>Ask an organisation to delete</Trans>}
      note={
        <Trans>
          For example reports that it has downloaded. Its managers and whoever runs this Assay get a
          mail with your name and address.
        </Trans>
      }
    >
      <ul>
        {organizations.map((organization) => (
          <Row key={organization.id} organization={organization} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ organization: { id, name } }: { organization: Asked }) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [asked, setAsked] = useState(false);
  const answer = useRef<HTMLSpanElement>(null);
  // The button that had the focus has become this text.
  useEffect(() => {
    if (asked) answer.current?.focus();
  }, [asked]);
  async function ask() {
    setPending(true);
    try {
      toast(await askToDelete(id));
      setAsked(true);
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setPending(false);
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-3 sm:px-6">
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
      <span role="status" ref={answer} tabIndex={-1} className="text-small text-muted">
        {asked && <Trans>Asked today</Trans>}
      </span>
      {!asked && (
        <Button
          look="plain"
          className="max-sm:-ml-4"
          pending={pending}
          aria-label={t`Ask ${name} to delete`}
          onClick={() => void ask()}
        >
          <Trans>Ask</Trans>
        </Button>
      )}
    </li>
  );
}
