import { Trans } from '@lingui/react/macro';
import { ConsentForm } from './consent-form.tsx';

export interface PasswordlessFormProps {
  organization: string;
  /** Masked address that the link was mailed to. */
  email: string | null;
  enter: () => Promise<unknown>;
}

/** The permission and nothing else: the mailed link stands in for a password. */
export function PasswordlessForm({ organization, email, enter }: PasswordlessFormProps) {
  return (
    <ConsentForm organization={organization} send={enter} agree={<Trans>Agree and continue</Trans>}>
      {email && (
        <div>
          <div className="font-medium">
            <Trans>Your email address</Trans>
          </div>
          <div className="text-muted">{email}</div>
          <p className="mt-1 text-small text-muted">
            <Trans>You do not need a password: we email you a link each time.</Trans>
          </p>
        </div>
      )}
    </ConsentForm>
  );
}
