import { nameOf } from '@assay/contract/person-name';
import { agoInWords } from '../../../lib/moments.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { CampaignSubject } from '../api.ts';
import { requestPermission } from './people-api.ts';

interface PermissionDialogProps {
  campaign: { id: number };
  person: CampaignSubject;
  onClose: () => void;
}

/** Asks before an email leaves that asks somebody for permission. Mount it to open it. */
export function PermissionDialog({ campaign, person, onClose }: PermissionDialogProps) {
  const { invited_at, permission_asked_at } = person;
  const last = permission_asked_at ?? invited_at;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Request permission from ${nameOf(person)}?`}
      confirmLabel="Send the request"
      look="primary"
      onConfirm={async () => toast(await requestPermission(person.id, campaign.id))}
    >
      {nameOf(person)} gets an email with a link to give your organisation permission to see the
      results.
      {last &&
        ` ${permission_asked_at ? 'The last request' : 'The invitation, which asks for the same,'} was sent ${agoInWords(last)}.`}
    </ConfirmDialog>
  );
}
