import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useIsOneself } from '../../../api/session.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import type { CampaignSubject } from '../api.ts';
import { type Retake, retakes, waiveRetake } from './people-api.ts';

/** Tests that this person has deleted and must wait for; the organisation may waive it, nobody for themselves. Nothing without one. */
export function Retakes({ person }: { person: Pick<CampaignSubject, 'id'> }) {
  const { data } = useQuery(retakes(person.id));
  const isOneself = useIsOneself(person.id);
  const waiving = useSending(async (test: Retake['test']) => {
    toast(await waiveRetake(person.id, test));
  });
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="retakes" className="mt-6 border-t border-line pt-5">
      <h3 id="retakes" className="font-semibold">
        <Trans>Deleted tests</Trans>
      </h3>
      <p className="mt-0.5 text-small text-muted">
        <Trans>
          A test can be taken again 30 days after it was started. The next report says which attempt
          it is.
        </Trans>
      </p>
      {waiving.error && (
        <div className="mt-3">
          <Banner tone="bad" live>
            {waiving.error.message}
          </Banner>
        </div>
      )}
      <ul className="mt-3 grid gap-3">
        {data.map(({ test, name, available_at, waived }) => (
          <li key={test} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
            <div className="min-w-0 leading-snug">
              <div className="font-medium">{name}</div>
              <div className="text-small text-muted">
                {waived ? (
                  <Trans>Can be taken again now</Trans>
                ) : (
                  <Trans>
                    Can be taken again from <Day at={available_at} />
                  </Trans>
                )}
              </div>
            </div>
            {!waived && !isOneself && (
              <Button pending={waiving.sent === test} onClick={() => void waiving.run(test)}>
                <Trans>Allow now</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
