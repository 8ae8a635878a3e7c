import { counted } from '../../lib/numbers.ts';
import { isFailedCall, Refusal } from '../../lib/server-errors.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Campaign } from './api.ts';

interface ActivateDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  campaign: Campaign;
  onActivate: () => Promise<unknown>;
}

/** How many mails go out when a campaign is activated. */
export function mailsInWords(people: number): string {
  return people === 1 ? '1 invitation goes out now.' : `${counted(people)} invitations go out now.`;
}

/** Asks before mails go out. */
export function ActivateDialog({ open, onOpenChange, campaign, onActivate }: ActivateDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Activate “${campaign.campaign_name}”?`}
      confirmLabel="Activate"
      look="primary"
      onConfirm={() => onActivate().catch(explain)}
    >
      {mailsInWords(campaign.progress.subjects)} From then on the tests cannot be changed.
    </ConfirmDialog>
  );
}

/** The reasons of the server instead of "invalid". */
function explain(failure: unknown): never {
  const errors = isFailedCall(failure) ? failure.errors : undefined;
  if (typeof errors === 'object') throw new Refusal(Object.values(errors).flat().join(' '));
  throw failure;
}
