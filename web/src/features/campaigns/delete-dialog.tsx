import type { DeleteDialogProps } from '../../ui/delete-dialog.tsx';
import { DeleteDialog as Ask } from '../../ui/delete-dialog.tsx';

type CampaignDeleteDialogProps = Omit<DeleteDialogProps, 'kind' | 'description'>;

/** Deletes a campaign once its name has been typed. */
export function DeleteDialog(props: CampaignDeleteDialogProps) {
  return (
    <Ask
      kind="campaign"
      description="Links that have been mailed stop working. Results stay with the people who gave them. This cannot be undone."
      {...props}
    />
  );
}
