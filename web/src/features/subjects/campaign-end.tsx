import { Trans } from '@lingui/react/macro';
import { CheckIcon } from '../../ui/text/icons.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { organizationsOf } from './to-do.ts';
import type { Invite } from './to-do.ts';

/** Everything is finished: what happens now, and whom to ask. */
export function CampaignEnd({ campaigns }: { campaigns: readonly Invite[] }) {
  const organizations = organizationsOf(campaigns);
  const names = [...new Set(campaigns.map(({ campaign_name: name }) => name))].join(', ');
  return (
    <section className="rounded-card border border-line bg-surface px-5 py-6 sm:px-8 sm:py-8">
      <p className="text-small text-muted">{names}</p>
      <h2 className="mt-0.5 flex items-center gap-2.5 text-[1.5rem]/tight">
        <CheckIcon className="shrink-0 text-good" />
        <Trans>All done, thank you</Trans>
      </h2>
      <p className="mt-2 max-w-reading">
        <Trans>
          You have completed everything that {organizations} asked for. There is nothing left to do.
        </Trans>
      </p>
      <Progress campaigns={campaigns} />
      <h3 className="mt-5 font-sans font-medium">
        <Trans>What happens now</Trans>
      </h3>
      <ul className="mt-1 grid max-w-reading list-disc gap-1 pl-5 text-muted">
        <li>
          <Trans>
            {organizations} can now review your results. People there decide what happens next and
            contact you; Assay decides nothing.
          </Trans>
        </li>
        <li>
          <Trans>To ask how long that takes, reply to the email that invited you.</Trans>
        </li>
        <li>
          <Trans>
            You can read your results at any time. Under{' '}
            <TextLink to="/own-data">your data</TextLink> you see who has opened them.
          </Trans>
        </li>
      </ul>
    </section>
  );
}

/** How far the organisations are, as far as they have said. */
function Progress({ campaigns }: { campaigns: readonly Invite[] }) {
  const known = campaigns.filter(({ progress }) => progress !== null);
  if (known.length === 0) return null;
  return (
    <ul className="mt-4 grid max-w-reading gap-1">
      {known.map(({ id, campaign_name: name, progress }) => (
        <li key={id}>
          {known.length > 1 && <span className="text-muted">{name}: </span>}
          <ProgressWords progress={progress} />
        </li>
      ))}
    </ul>
  );
}

function ProgressWords({ progress }: Pick<Invite, 'progress'>) {
  switch (progress) {
    case 'received':
      return <Trans>Your application has been received.</Trans>;
    case 'under_review':
      return <Trans>Your application is under review.</Trans>;
    case 'decided':
      return <Trans>There is a decision on your application. You were told by email.</Trans>;
    case null:
      return null;
  }
}
