import { previewTypedMail } from '@assay/contract/campaign-mails';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type { CallInput } from '../../../api/client.ts';
import { messagesOf } from '../../../lib/server-errors.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { MailFrame } from '../../../ui/media/mail-frame.tsx';
import { TestMail } from './test-mail.tsx';

export type TypedMail = CallInput<typeof previewTypedMail>['body'];

interface TypedPreviewProps {
  mail: TypedMail;
  label: string;
  /** The campaign, once it is saved; only then can a test be sent. */
  campaignId: number | undefined;
}

/** The email that would go out, as the server writes it; follows the typing when it pauses. */
export function TypedPreview({ mail, label, campaignId }: TypedPreviewProps) {
  const settled = useSettled(mail, 500);
  const query = useQuery({
    queryKey: ['typed-mail', settled],
    queryFn: async ({ signal }) => (await call(previewTypedMail, { body: settled, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const { data, error } = query;
  const reason = error ? messagesOf(error).join(' ') : '';
  return (
    <div className="grid min-w-0 content-start gap-2.5">
      <h3 className="font-sans text-body font-medium">
        <Trans>Preview</Trans>
      </h3>
      {/* Above the email, which is as high as it turns out to be: what is pressed here must not move then. */}
      {campaignId === undefined ? (
        <p className="text-small text-muted">
          <Trans>Once the draft is saved, you can send yourself a test email.</Trans>
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <TestMail kind={mail.kind} campaignId={campaignId} />
          <span className="text-small text-muted">
            <Trans>Uses the text as last saved.</Trans>
          </span>
        </div>
      )}
      {data ? <MailFrame mail={data} label={label} /> : !error && <Skeleton className="h-80" />}
      {error && (
        <p role="status" className="text-small text-bad">
          <Trans>No preview: {reason}</Trans>
        </p>
      )}
    </div>
  );
}
