import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayInWords } from '../../../lib/moments.ts';
import { CheckboxField } from '../../../ui/fields/choice-fields.tsx';
import type { Column } from '../../../ui/tables/table.tsx';
import type { ComparedCampaign } from '../api.ts';
import { mostCampaigns } from '../search.ts';
import { peopleOf } from '../words.ts';

interface CampaignColumns {
  chosen: readonly number[];
  onChosen: (campaigns: readonly number[]) => void;
  /** How the state of a campaign looks everywhere. */
  statusOf: (campaign: ComparedCampaign) => ReactNode;
}

/** Campaigns to tick, with how many of its people the averages hold. */
export function campaignColumns({
  chosen,
  onChosen,
  statusOf,
}: CampaignColumns): readonly Column<ComparedCampaign>[] {
  const full = chosen.length >= mostCampaigns;
  return [
    {
      id: 'name',
      header: t`Campaign`,
      cell: ({ id, name, created_at }) => {
        const ticked = chosen.includes(id);
        const day = dayInWords(created_at);
        return (
          <CheckboxField
            label={
              <span className="[overflow-wrap:anywhere]">
                <span className="block font-semibold">{name}</span>
                <span className="block text-small text-muted">
                  <Trans>created {day}</Trans>
                </span>
              </span>
            }
            checked={ticked}
            disabled={full && !ticked}
            onChange={() => onChosen(ticked ? chosen.filter((one) => one !== id) : [...chosen, id])}
          />
        );
      },
    },
    { id: 'status', header: t`Status`, cell: statusOf },
    {
      id: 'n',
      header: t`In averages`,
      cell: ({ n, subjects }) =>
        n === 0 ? (
          <span className="text-muted">{t`No group of five yet`}</span>
        ) : (
          peopleOf(n, subjects)
        ),
    },
  ];
}
