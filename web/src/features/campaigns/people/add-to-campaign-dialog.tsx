import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../ui/overlays/dialog-foot.tsx';
import { FormErrors } from '../../../ui/fields/form-errors.tsx';
import type { Option } from '../../../ui/fields/select-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { addedInWords, addSubjects } from './add-people.ts';

interface AddToCampaignDialogProps {
  people: readonly { first_name: string; last_name: string; email: string }[];
  /** Campaigns that run. */
  campaigns: readonly Option[];
  onClose: () => void;
  onDone: () => void;
}

/** Invites people the organisation knows already to another campaign. Mount it to open it. */
export function AddToCampaignDialog(props: AddToCampaignDialogProps) {
  const { people, campaigns, onClose, onDone } = props;
  const { t } = useLingui();
  const count = people.length;
  const [campaign, setCampaign] = useState('');
  const { pending, errors, run } = useSending(async () => {
    const subjects = people.map(({ first_name, last_name, email }) => ({
      first_name,
      last_name,
      email,
    }));
    toast(addedInWords(await addSubjects(Number(campaign), { subjects })));
    onDone();
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`${plural(count, { one: 'Add # person to a campaign', other: 'Add # people to a campaign' })}`}
      description={t`They get the campaign’s invitation email now. People who are already in it are skipped.`}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <FormErrors errors={errors} />
        <SelectField
          label={t`Campaign`}
          placeholder={t`Choose a campaign`}
          options={campaigns}
          value={campaign}
          onChange={({ target }) => setCampaign(target.value)}
        />
        <DialogFoot onCancel={onClose}>
          <Button type="submit" look="primary" pending={pending} disabled={campaign === ''}>
            <Trans>Add and invite</Trans>
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
