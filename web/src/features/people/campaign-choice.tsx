import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';
import { RadioGroup } from '../../ui/fields/choice-fields.tsx';
import type { CampaignGroup } from './campaign-groups.ts';

interface CampaignChoiceProps {
  title: string;
  groups: readonly CampaignGroup[];
  onChoose: (group: CampaignGroup) => void;
  onClose: () => void;
}

const howMany = (count: number) => plural(count, { one: '# selected', other: '# selected' });

/** Of which campaign, where those selected are in several. Mount it to open it. */
export function CampaignChoice({ title, groups, onChoose, onClose }: CampaignChoiceProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<CampaignGroup>();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={t`Each campaign has its own stages. Choose whose people to move first.`}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) onChoose(chosen);
        }}
      >
        <RadioGroup
          label={t`Campaign`}
          name="campaign"
          choices={groups.map(({ campaign, people }) => ({
            value: campaign.id,
            label: campaign.name,
            help: howMany(people.length),
          }))}
          onChange={({ target }) =>
            setChosen(groups.find(({ campaign }) => campaign.id === Number(target.value)))
          }
        />
        <DialogFoot onCancel={onClose}>
          <Button type="submit" look="primary" disabled={!chosen}>
            <Trans>Continue</Trans>
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
