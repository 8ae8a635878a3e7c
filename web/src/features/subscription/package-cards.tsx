import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '../../api/api-error.ts';
import { counted } from '../../lib/numbers.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Pill } from '../../ui/text/status.tsx';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import type { Subscription } from './api.ts';
import { startCheckout } from './api.ts';

type Offered = Subscription['packages'][number];

/** The plans side by side; one that can be bought leads to the payment page, every other one to an email. */
export function PackageCards({ packages, package: own, contact_email }: Subscription) {
  const { t } = useLingui();
  const yearly = (people: string) => t`${people} people per year`;
  const { sent, answer, error, errors, run } = useSending(async (id: number) => {
    await startCheckout(id);
    return id;
  });
  // Until the payment page is there.
  const buying = sent ?? answer;
  return (
    <div className="grid gap-4">
      {error && (
        <Banner tone="bad" live>
          {error instanceof ApiError ? errors.join(' ') : t`Please try again.`}
        </Banner>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {packages.map((offered) => (
          <li
            key={offered.id}
            className={`grid content-between gap-5 rounded-card border bg-surface p-5 ${offered.id === own.id ? 'border-accent' : 'border-line'}`}
          >
            <div>
              <div className="flex min-h-7 items-start justify-between gap-3">
                <h3 className="text-title">{offered.name}</h3>
                {offered.id === own.id && (
                  <Pill tone="accent">
                    <Trans>Current plan</Trans>
                  </Pill>
                )}
              </div>
              <p className="mt-1 text-muted">
                {offered.subject_limit === null
                  ? t`Unlimited people`
                  : yearly(counted(offered.subject_limit))}
              </p>
            </div>
            {offered.id !== own.id && (
              <Way
                offered={offered}
                contact={contact_email}
                pending={buying === offered.id}
                onBuy={() => void run(offered.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WayProps {
  offered: Offered;
  contact: string | null;
  pending: boolean;
  onBuy: () => void;
}

function Way({ offered, contact, pending, onBuy }: WayProps) {
  const { t } = useLingui();
  const { name } = offered;
  if (offered.can_buy) {
    return (
      <Button pending={pending} onClick={onBuy}>
        <Trans>Choose {name}</Trans>
      </Button>
    );
  }
  if (contact === null) {
    return (
      <p className="text-small text-muted">
        <Trans>Ask your platform administrator for this plan.</Trans>
      </p>
    );
  }
  const subject = encodeURIComponent(t`Request for the plan ${name}`);
  return (
    <p className="text-small">
      <TextAnchor href={`mailto:${contact}?subject=${subject}`}>
        <Trans>
          Request this plan<span className="sr-only">: {name}</span>
        </Trans>
      </TextAnchor>
    </p>
  );
}
