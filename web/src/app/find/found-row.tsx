import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CampaignDot } from '../../features/campaigns/status.tsx';
import { LabelDot } from '../../features/labels/label-chips.tsx';
import type { Found } from './found-items.ts';

/** The name, and at the end of the line what tells it from others of the same name. */
export function FoundRow({ found }: { found: Found }) {
  const { name, colour, isRest } = found;
  return (
    <>
      <span className="flex min-w-0 items-center gap-2 [overflow-wrap:anywhere]">
        {colour && <LabelDot colour={colour} />}
        <span className={isRest ? 'text-accent' : ''}>{name}</span>
      </span>
      <span className="ml-auto min-w-0 text-small [overflow-wrap:anywhere] text-muted empty:hidden max-sm:w-full max-sm:has-[span]:w-auto">
        <Detail {...found} />
      </span>
    </>
  );
}

function Detail({ kind, isRecent, email, status, count }: Found) {
  const { t } = useLingui();
  const kinds = {
    screen: t`Page`,
    person: t`Person`,
    campaign: t`Campaign`,
    label: t`Label`,
    organization: t`Organisation`,
  };
  if (isRecent) return kinds[kind];
  if (status) return <CampaignDot status={status} />;
  if (count !== undefined) return plural(count, { one: '# person', other: '# people' });
  return email;
}
