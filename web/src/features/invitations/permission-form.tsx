import { Trans } from '@lingui/react/macro';
import { ConsentForm } from './consent-form.tsx';

export interface PermissionFormProps {
  organization: string;
  /** Masked address of the account that the link belongs to. */
  email?: string | null;
  permit: () => Promise<unknown>;
}

/** The tick and the button that give one organisation permission. */
export function PermissionForm({ organization, email, permit }: PermissionFormProps) {
  return (
    <ConsentForm organization={organization} send={permit} agree={<Trans>Give permission</Trans>}>
      {email && (
        <p className="text-muted">
          <Trans>
            For your account <strong className="text-ink">{email}</strong>
          </Trans>
        </p>
      )}
    </ConsentForm>
  );
}
