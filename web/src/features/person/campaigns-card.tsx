import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayInShort } from '../../lib/moments.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import type { ListedPerson, Profile } from './api.ts';

type Campaign = ListedPerson['campaigns'][number] & Partial<Profile['campaigns'][number]>;

interface CampaignsCardProps {
  campaigns: readonly Campaign[];
  /** Finds the person in the list of a campaign. */
  email: string;
  statusOf: (campaign: Campaign) => ReactNode;
  stageOf?: (stage: NonNullable<Campaign['stage']>) => ReactNode;
  onMove?: (campaign: Campaign) => void;
}

/** Where somebody has been invited, how far they are, and in which stage. */
export function CampaignsCard(props: CampaignsCardProps) {
  const { campaigns, email, statusOf, stageOf, onMove } = props;
  const { t } = useLingui();
  const moveWords = (name: string) => t`Move to another stage of ${name}`;
  return (
    <Card flush title={t`Campaigns`}>
      <ul>
        {campaigns.map((campaign) => {
          const { id, name, stage, invited_at: invited, completed_at: completed } = campaign;
          const moment = completed ?? invited;
          const day = moment && dayInShort(moment);
          return (
            <li key={id} className="grid gap-1.5 border-t border-line px-5 py-3 sm:px-6">
              <TextLink
                to="/admin/assessments/view/$id"
                params={{ id: String(id) }}
                search={{ name: email }}
                className="justify-self-start [overflow-wrap:anywhere]"
              >
                {name}
              </TextLink>
              <div className="flex flex-wrap items-center justify-between gap-x-4 text-small">
                {statusOf(campaign)}
                {moment && (
                  <time dateTime={moment} className="text-muted">
                    {completed ? t`Completed ${day}` : t`Invited ${day}`}
                  </time>
                )}
              </div>
              {stage && stageOf && (
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small">
                  {stageOf(stage)}
                  {onMove && (
                    <Button
                      look="plain"
                      className="-mr-4"
                      aria-label={moveWords(name)}
                      onClick={() => onMove(campaign)}
                    >
                      <Trans>Move</Trans>
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
