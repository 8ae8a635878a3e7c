import { Trans } from '@lingui/react/macro';
import { Banner } from '../../ui/page/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { Deadline } from '../../ui/text/moment.tsx';
import type { LinkState } from './api.ts';
import { askExtensionByLink } from './api.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

interface OverLinkProps {
  over: NonNullable<LinkState['over']>;
  organization: string;
  hash: string;
}

/** An invitation whose deadline has passed: when that was, and the way to a later one. */
export function OverLink({ over, organization, hash }: OverLinkProps) {
  const { pending, errors, answer, run } = useSending(() => askExtensionByLink(hash));
  const { campaign_name: campaign, deadline, time_zone: timeZone } = over;
  return (
    <EntryCard
      title={<Trans>The deadline has passed</Trans>}
      lead={
        <>
          <Trans>
            “{campaign}” at {organization} was open until{' '}
            <Deadline at={deadline} timeZone={timeZone} />
          </Trans>
          {/* The moment may stand on two lines, in two time zones; a sentence that went on would be torn. */}
          <span className="mt-2 block">
            <Trans>If you would still like to take part, you can ask for a later deadline.</Trans>
          </span>
        </>
      }
    >
      {over.extension_asked || answer !== undefined ? (
        <Banner tone="good" live>
          <Trans>
            You have asked {organization} for a later deadline. The answer comes by email.
          </Trans>
        </Banner>
      ) : (
        <div className="grid gap-4">
          <FormErrors errors={errors} />
          <Button look="primary" wide pending={pending} onClick={() => void run()}>
            <Trans>Ask for a later deadline</Trans>
          </Button>
        </div>
      )}
    </EntryCard>
  );
}
