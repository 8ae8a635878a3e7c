import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { today } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { Card } from '../../ui/page/card.tsx';
import { DateField } from '../../ui/fields/text-field.tsx';
import type { Organization } from './api.ts';
import { invitedBetween } from './api.ts';

/** How many people were invited in a range of days, each counted once. */
export function InvitedBetween({ organization }: { organization: Organization }) {
  const { t } = useLingui();
  const last = today(organization.time_zone);
  const [from, setFrom] = useState(`${last.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(last);
  const wrong = !from || !to || to < from;
  const { data, error, isFetching } = useQuery({
    ...invitedBetween(organization.id, from, to),
    enabled: !wrong,
  });
  const count = data ?? 0;
  return (
    <Card title={t`People invited`} note={t`Each person counts once in the chosen period`}>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <div className="flex flex-wrap items-end gap-3">
          <DateField
            label={t`From`}
            value={from}
            max={to}
            onChange={({ target }) => setFrom(target.value)}
          />
          <DateField
            label={t`Until`}
            value={to}
            min={from}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
        <p role="status" aria-busy={isFetching} className={isFetching ? 'opacity-55' : ''}>
          {wrong || error ? (
            <span className="text-bad">
              {wrong ? t`The end date is before the start date.` : error?.message}
            </span>
          ) : (
            <>
              <b className="font-serif text-[1.5rem]/tight font-semibold">
                {data === undefined ? '…' : counted(data)}
              </b>{' '}
              <span className="text-muted">
                <Plural value={count} one="person" other="people" />
              </span>
            </>
          )}
        </p>
      </div>
    </Card>
  );
}
