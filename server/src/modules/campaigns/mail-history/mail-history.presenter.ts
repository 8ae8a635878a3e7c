import type { OutputOf } from '@assay/contract/endpoint';
import type { listCampaignMails } from '@assay/contract/campaign-mails';
import type { MailRecord } from './mail-history.queries.ts';

type CampaignMail = OutputOf<typeof listCampaignMails>['data'][number];

export function presentMail(record: MailRecord): CampaignMail {
  return {
    id: record.id,
    kind: record.template.replace(/^campaign-/, ''),
    to_email: record.to_email,
    state: stateOf(record),
    created_at: record.created_at.toISOString(),
    sent_at: record.sent_at?.toISOString() ?? null,
    failure: record.failure,
  };
}

function stateOf({ sent_at, failed_at }: MailRecord): CampaignMail['state'] {
  if (sent_at !== null) return 'sent';
  return failed_at === null ? 'waiting' : 'failed';
}
