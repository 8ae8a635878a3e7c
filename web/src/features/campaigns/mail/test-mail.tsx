import { sendTestMail } from '@assay/contract/campaign-mails';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { isFailedCall } from '../../../lib/server-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';

interface TestMailProps {
  kind: 'invitation' | 'reminder';
  campaignId: number;
}

/** Sends the manager one of a campaign's mails. */
export function TestMail({ kind, campaignId }: TestMailProps) {
  const [sending, setSending] = useState(false);

  async function send() {
    setSending(true);
    try {
      const { message } = await call(sendTestMail, { params: { id: campaignId }, body: { kind } });
      toast(message);
    } catch (failure) {
      if (!isFailedCall(failure)) throw failure;
      toast(failure.message, { tone: 'bad' });
    } finally {
      setSending(false);
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button pending={sending} onClick={() => void send()}>
        Send a test to me
      </Button>
      <span className="text-small text-muted">As it was last saved.</span>
    </div>
  );
}
