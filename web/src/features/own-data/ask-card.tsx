import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
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
  const { t } = useLingui();
  const [pending, setPending] = useState<number>();
  const [done, setDone] = useState<readonly number[]>([]);
  if (organizations.length === 0) return null;
  async function ask({ id }: Asked) {
    setPending(id);
    try {
      toast(await askToDelete(id));
      setDone((ids) => [...ids, id]);
    } catch (failure) {
      toastFailure(failure);
    }
    setPending(undefined);
  }
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
        {organizations.map((organization) => {
          const { id, name } = organization;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-3 sm:px-6"
            >
              <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
              {done.includes(id) ? (
                <span className="text-small text-muted" role="status">
                  <Trans>Asked today</Trans>
                </span>
              ) : (
                <Button
                  look="plain"
                  className="max-sm:-ml-4"
                  pending={pending === id}
                  aria-label={t`Ask ${name} to delete`}
                  onClick={() => void ask(organization)}
                >
                  <Trans>Ask</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
