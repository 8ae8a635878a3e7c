import { useLingui } from '@lingui/react/macro';
import type { DeleteDialogProps } from '../../ui/overlays/delete-dialog.tsx';
import { DeleteDialog as Ask } from '../../ui/overlays/delete-dialog.tsx';

type CampaignDeleteDialogProps = Omit<DeleteDialogProps, 'kind' | 'description'>;

/** Deletes a campaign once its name has been typed. */
export function DeleteDialog(props: CampaignDeleteDialogProps) {
  const { t } = useLingui();
  return (
    <Ask
      kind="campaign"
      description={t`Links in invitation emails stop working. Results stay with the candidates. This cannot be undone.`}
      {...props}
    />
  );
}
