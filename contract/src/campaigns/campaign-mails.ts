import * as z from 'zod/mini';
import { campaignTypes } from './campaigns.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';

/** What a mail text may refer to, in braces. */
export const mailPlaceholders = [
  'first_name',
  'last_name',
  'organization_name',
  'campaign_name',
  'deadline',
  'link',
] as const;
export type MailPlaceholder = (typeof mailPlaceholders)[number];

const idParams = z.strictObject({ id: f.textId });

const htmlText = f.paragraphs(20_000);
/** In which language `default` answers; a campaign has its own. */
const textQuery = z.strictObject({ language: z._default(f.language, 'en') });
/** `default` answers the standard text for a campaign that does not exist yet. */
const textParams = z.strictObject({ id: z.union([f.textId, z.literal('default')]) });

export const getEmailText = endpoint({
  id: 'campaign-email-text-get',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/email-text',
  summary: 'Text of the invitation email, the standard one when nothing has been saved',
  access: 'manager',
  effect: 'read',
  params: textParams,
  query: textQuery,
  output: f.dataOf(z.object({ email_text: z.string(), is_default: z.boolean() })),
});

export const setEmailText = endpoint({
  id: 'campaign-email-text-set',
  method: 'PUT',
  path: '/api/admin/campaigns/{id}/email-text',
  summary: 'Save the text of the invitation email; empty means the standard one',
  access: 'manager',
  effect: 'write',
  params: idParams,
  body: z.strictObject({ email_text: htmlText }),
  output: f.dataOf(z.object({ email_text: z.string(), is_default: z.boolean() })),
});

export const getReminderText = endpoint({
  id: 'campaign-reminder-text-get',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/reminder-text',
  summary: 'Text of the reminder email, the standard one when nothing has been saved',
  access: 'manager',
  effect: 'read',
  params: textParams,
  query: textQuery,
  output: f.dataOf(z.object({ reminder_text: z.string(), is_default: z.boolean() })),
});

export const setReminderText = endpoint({
  id: 'campaign-reminder-text-set',
  method: 'PUT',
  path: '/api/admin/campaigns/{id}/reminder-text',
  summary: 'Save the text of the reminder email; empty means the standard one',
  access: 'manager',
  effect: 'write',
  params: idParams,
  body: z.strictObject({ reminder_text: htmlText }),
  output: f.dataOf(z.object({ reminder_text: z.string(), is_default: z.boolean() })),
});

const mailKinds = ['invitation', 'reminder'] as const;
const mail = z.object({ subject: z.string(), html: z.string(), text: z.string() });

export const previewMail = endpoint({
  id: 'campaign-mail-preview',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/mail-preview',
  summary: 'An email of a campaign exactly as its people get it, with a link that leads nowhere',
  access: 'manager',
  effect: 'read',
  params: idParams,
  query: z.strictObject({ kind: z._default(z.enum(mailKinds), 'invitation') }),
  output: f.dataOf(mail),
});

export const previewTypedMail = endpoint({
  id: 'campaign-typed-mail-preview',
  method: 'POST',
  path: '/api/admin/campaigns/mail-preview',
  summary: 'The same for what is typed and not saved yet',
  access: 'manager',
  effect: 'read',
  body: z.strictObject({
    kind: z.enum(mailKinds),
    text: htmlText,
    campaign_name: f.optionalLine(120),
    deadline: z.optional(z.nullable(z.union([f.instant, f.date, z.literal('')]))),
    invite_sender_name: f.optionalLine(120),
    test_types: z.array(f.optionalLine(20)).check(z.maxLength(50)),
    campaign_type: z._default(z.enum(campaignTypes), 'recruitment'),
    language: z._default(f.language, 'en'),
  }),
  output: f.dataOf(mail),
});

export const sendTestMail = endpoint({
  id: 'campaign-test-mail',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/test-mail',
  summary:
    'Send an email of a campaign to the own address, marked as a test; its link leads nowhere',
  access: 'manager',
  effect: 'write',
  params: idParams,
  body: z.strictObject({ kind: z._default(z.enum(mailKinds), 'invitation') }),
  output: f.message,
});

export const listCampaignMails = endpoint({
  id: 'campaign-mails',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/mails',
  summary: 'Every email of a campaign to one of its people, newest first',
  access: 'manager',
  effect: 'read',
  params: idParams,
  query: z.strictObject({ subject: f.textId, page: f.page, perPage: f.perPage(25) }),
  output: f.pageOf(
    z.object({
      id: z.int(),
      kind: z.string(),
      to_email: z.string(),
      state: z.enum(['waiting', 'sent', 'failed']),
      created_at: f.instant,
      sent_at: z.nullable(f.instant),
      /** Why it could not be delivered, in the words of the other side. */
      failure: z.nullable(z.string()),
    }),
  ),
});
