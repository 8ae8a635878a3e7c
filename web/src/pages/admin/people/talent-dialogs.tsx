import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { AddToCampaignDialog } from '../../../features/campaigns/people/add-to-campaign-dialog.tsx';
import { PermissionDialog } from '../../../features/campaigns/people/permission-dialog.tsx';
import { RemindChosenDialog } from '../../../features/campaigns/people/remind-chosen-dialog.tsx';
import { RequestPermissionsDialog } from '../../../features/campaigns/people/request-permissions-dialog.tsx';
import { LabelPicker } from '../../../features/labels/label-picker.tsx';
import { forgetPeople, type Person } from '../../../features/people/api.ts';
import { CampaignChoice } from '../../../features/people/campaign-choice.tsx';
import { byCampaign, type CampaignGroup } from '../../../features/people/campaign-groups.ts';
import { MoveDialog } from '../../../features/stages/move-dialog.tsx';
import type { useTalentChoices } from './talent-choices.ts';

/** What is being done with some of the people of the list. */
export type TalentTask =
  | { kind: 'permission'; person: Person }
  | { kind: 'labels' | 'remind' | 'stage' | 'permissions' | 'campaign' };

interface TalentDialogsProps {
  task: TalentTask;
  chosen: readonly Person[];
  choices: ReturnType<typeof useTalentChoices>;
  onClose: () => void;
}

/** Dialogs about the people who are selected, or about one of them. */
export function TalentDialogs({ task, chosen, choices, onClose }: TalentDialogsProps) {
  const onDone = () => void forgetPeople();
  switch (task.kind) {
    case 'labels':
      return (
        <LabelPicker subjects={chosen.map(({ id }) => id)} onClose={onClose} onDone={onDone} />
      );
    case 'remind':
      return <RemindChosenDialog groups={byCampaign(chosen)} onClose={onClose} onDone={onDone} />;
    case 'permissions':
      return <RequestPermissionsDialog people={chosen} onClose={onClose} onDone={onDone} />;
    case 'campaign':
      return (
        <AddToCampaignDialog
          people={chosen}
          campaigns={choices.running}
          onClose={onClose}
          onDone={onDone}
        />
      );
    case 'stage':
      return <MoveChosen chosen={chosen} onClose={onClose} />;
    case 'permission':
      return (
        <PermissionDialog
          campaign={task.person.campaign}
          person={{ ...task.person, invited_at: null, permission_asked_at: null }}
          onClose={() => {
            onClose();
            onDone();
          }}
        />
      );
  }
}

const moveWords = (count: number) =>
  t`${plural(count, { one: 'Move # person', other: 'Move # people' })}`;

/** People of several campaigns are moved a campaign at a time. */
function MoveChosen({ chosen, onClose }: Pick<TalentDialogsProps, 'chosen' | 'onClose'>) {
  const [groups] = useState(() => byCampaign(chosen.filter(({ stage }) => stage !== null)));
  const [group, setGroup] = useState<CampaignGroup | undefined>(
    groups.length === 1 ? groups[0] : undefined,
  );
  if (!group) {
    return (
      <CampaignChoice
        title={moveWords(chosen.length)}
        groups={groups}
        onChoose={setGroup}
        onClose={onClose}
      />
    );
  }
  const stages = chosen.flatMap(({ id, stage }) =>
    stage && group.people.includes(id) ? [stage.id] : [],
  );
  const [present] = stages;
  return (
    <MoveDialog
      campaignId={group.campaign.id}
      people={group.people}
      present={stages.every((id) => id === present) ? present : undefined}
      onClose={onClose}
    />
  );
}
