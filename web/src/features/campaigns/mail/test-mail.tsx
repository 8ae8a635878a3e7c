import { sendTestMail } from '@assay/contract/campaign-mails';
import { call } from '../../../api/client.ts';
import { toast } from '../../../ui/toast.tsx';
import { ActionButton } from '../action-button.tsx';

interface TestMailProps {
  kind: 'invitation' | 'reminder';
  campaignId: number;
}

/** Sends the manager one of a campaign's mails. */
export function TestMail({ kind, campaignId: id }: TestMailProps) {
  return (
    <ActionButton
      label="Send a test to me"
      run={async () => {
        const { message } = await call(sendTestMail, { params: { id }, body: { kind } });
        toast(message);
      }}
    />
  );
}
