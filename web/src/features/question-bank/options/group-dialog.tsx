import { bankLimits } from '@assay/contract/bank-limits';
import { createOptionGroup } from '@assay/contract/bank-questions';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { fieldOf } from '../../../lib/forms/field-of.ts';
import { useSubmit } from '../../../lib/writes/use-submit.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../ui/overlays/dialog-foot.tsx';
import { FormErrors } from '../../../ui/fields/form-errors.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import type { OptionGroup } from '../api.ts';
import { saveGroup } from '../api.ts';
import { emptyOption } from './option-rows.ts';
import { OptionsEditor } from './options-editor.tsx';

interface GroupDialogProps {
  /** The one to change; absent for a new one. */
  group?: OptionGroup | undefined;
  onClose: () => void;
}

export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const { t } = useLingui();
  const form = useForm({
    resolver: bodyResolver(createOptionGroup),
    defaultValues: {
      groupName: group?.groupName ?? '',
      options: group?.options.map(({ text, score }) => ({ text, score })) ?? [
        { ...emptyOption },
        { ...emptyOption },
      ],
    },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    await saveGroup(values, group?.id);
    toast(t`The group is saved. Questions that took its options keep theirs.`);
    onClose();
  });
  return (
    <Dialog open onOpenChange={onClose} title={group ? t`Edit group` : t`New group`} size="large">
      <form noValidate onSubmit={onSubmit} className="grid gap-6">
        <FormErrors errors={formErrors} />
        <TextField
          label={t`Name of the group`}
          autoComplete="off"
          maxLength={bankLimits.name}
          {...fieldOf(form, 'groupName')}
        />
        <OptionsEditor form={form as never} help={t`A question gets them in this order.`} />
        <DialogFoot onCancel={onClose}>
          <Button type="submit" look="primary" pending={pending}>
            <Trans>Save</Trans>
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
