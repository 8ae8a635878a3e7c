import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Day } from '../../ui/text/moment.tsx';
import { OrganizationMark } from '../../ui/page/organization-mark.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { readers } from './readers.ts';

/** The dialog comes when it is asked for. */
const WithdrawDialog = lazy(async () => ({
  default: (await import('./withdraw-dialog.tsx')).WithdrawDialog,
}));

/** Who may see the results, since when and for how long. */
export function ReaderList() {
  const { t } = useLingui();
  const query = useQuery(readers);
  const [leaving, setLeaving] = useState<{ id: number; name: string }>();
  return (
    <Card
      flush
      title={<Trans>Who may see your results</Trans>}
      note={
        <Trans>
          They see results, not what you answered to single questions. Of a skill test they also see
          which ones you got right, of a video interview your recordings.
        </Trans>
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="mx-6 mb-6 h-10" />}>
        {(list) =>
          list.length === 0 ? (
            <p className="px-5 pb-5 text-muted sm:px-6">
              <Trans>No one else.</Trans>
            </p>
          ) : (
            <ul>
              {list.map((reader) => (
                <li
                  key={reader.id}
                  className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-3.5 sm:px-6"
                >
                  <OrganizationMark name={reader.organization_name} logoUrl={reader.logo_url} />
                  <div className="min-w-0 flex-1 basis-[min(14rem,100%)] leading-snug">
                    <div className="font-medium">{reader.organization_name}</div>
                    <div className="text-small text-muted">
                      <Trans>
                        With your permission since <Day at={reader.granted_at} />
                      </Trans>
                      {' · '}
                      <Plural
                        value={reader.retention_months}
                        one="at most # month after a campaign has ended"
                        other="at most # months after a campaign has ended"
                      />
                    </div>
                  </div>
                  <Button
                    look="plain"
                    className="max-sm:-my-1 max-sm:ml-9"
                    aria-label={t`Withdraw the permission of ${reader.organization_name}`}
                    onClick={() => setLeaving({ id: reader.id, name: reader.organization_name })}
                  >
                    <Trans>Withdraw</Trans>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {leaving && (
        <Suspense>
          <WithdrawDialog organization={leaving} onClose={() => setLeaving(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}
