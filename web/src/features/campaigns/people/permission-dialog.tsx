import type { Named } from '@assay/contract/person-name';
import { nameOf } from '@assay/contract/person-name';
import { useLingui } from '@lingui/react/macro';
import { agoInWords } from '../../../lib/moments.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import type { CampaignSubject } from '../api.ts';
import { askPermission } from './people-api.ts';

interface PermissionDialogProps {
  campaign: { id: number };
  person: Named & Pick<CampaignSubject, 'id' | 'invited_at' | 'permission_asked_at'>;
  onClose: () => void;
}

/** Asks before an email leaves that asks a person for permission. Mount it to open it. */
export function PermissionDialog({ campaign, person, onClose }: PermissionDialogProps) {
  const { t } = useLingui();
  const name = nameOf(person);
  const { invited_at, permission_asked_at } = person;
  const last = permission_asked_at ?? invited_at;
  const moment = last && agoInWords(last);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Request permission from ${name}?`}
      confirmLabel={t`Send request`}
      look="primary"
      onConfirm={async () => toast(await askPermission(person.id, campaign.id))}
    >
      {[
        t`${name} gets an email with a link to give your organisation permission to see the results.`,
        moment &&
          (permission_asked_at
            ? t`The last request was sent ${moment}.`
            : t`The invitation, which asks for the same, was sent ${moment}.`),
      ]
        .filter(Boolean)
        .join(' ')}
    </ConfirmDialog>
  );
}
