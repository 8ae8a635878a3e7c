import { sendTestMail } from '@assay/contract/campaign-mails';
import { useLingui } from '@lingui/react/macro';
import { call } from '../../../api/client.ts';
import { toast } from '../../../ui/overlays/toast.tsx';
import { ActionButton } from '../action-button.tsx';

interface TestMailProps {
  kind: 'invitation' | 'reminder';
  campaignId: number;
}

/** Sends the manager one of a campaign's emails. */
export function TestMail({ kind, campaignId: id }: TestMailProps) {
  const { t } = useLingui();
  return (
    <ActionButton
      label={t`Send me a test email`}
      run={async () => {
        const { message } = await call(sendTestMail, { params: { id }, body: { kind } });
        toast(message);
      }}
    />
  );
}
