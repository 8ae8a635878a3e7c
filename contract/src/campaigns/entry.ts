import * as z from 'zod/mini';
import { invitationDetails, session } from '../accounts/accounts.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { tableFormat, tableTypes } from '../platform/table-file.ts';

/** Ways into a campaign: the link that everybody may use, links without a password, copied ones, and more time. */

const idParams = z.strictObject({ id: f.textId });
const inviteParams = z.strictObject({ token: f.linkToken });

/** Why nobody can join by the link at the moment. */
const closedReasons = ['switched_off', 'over', 'inactive', 'feature_off', 'full'] as const;

export const getOpenInvite = endpoint({
  id: 'campaign-open-invite-get',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/open-invite',
  summary: 'The public link by which anyone can join a campaign, and whether it is open',
  access: 'manager',
  effect: 'read',
  feature: 'open_invite',
  params: idParams,
  output: f.dataOf(z.object({ url: z.string(), open: z.boolean() })),
});

export const setOpenInvite = endpoint({
  id: 'campaign-open-invite-set',
  method: 'PUT',
  path: '/api/admin/campaigns/{id}/open-invite',
  summary: 'Opens or closes the link; `renew` makes another one, and the old one stops working',
  access: 'manager',
  effect: 'write',
  feature: 'open_invite',
  params: idParams,
  body: z.strictObject({ open: z.boolean(), renew: z.optional(z.boolean()) }),
  output: f.dataOf(z.object({ url: z.string(), open: z.boolean() })),
});

export const getQrCode = endpoint({
  id: 'campaign-qr-code',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/qr-code',
  summary: 'The same link as a picture; SVG when the Accept header asks for it',
  access: 'manager',
  effect: 'read',
  feature: 'open_invite',
  params: idParams,
  output: ['image/png', 'image/svg+xml'],
});

export const getInviteDetails = endpoint({
  id: 'invite-token-campaign-details',
  method: 'GET',
  path: '/api/invite-token/{token}/campaign-details',
  summary: 'What people should know before they join by a public link',
  access: 'public',
  effect: 'read',
  params: inviteParams,
  output: f.dataOf(z.extend(invitationDetails, { closed: z.nullable(z.enum(closedReasons)) })),
});

export const joinByInvite = endpoint({
  id: 'invite-token-add-subject',
  method: 'POST',
  path: '/api/invite-token/{token}/add-subject',
  summary:
    'Send the personal email to a person who joins; the answer does not tell whether the address is known',
  access: 'public',
  effect: 'write',
  transaction: 'manual',
  params: inviteParams,
  body: z.strictObject({ first_name: f.name(80), last_name: f.name(80), email: f.email }),
  // It stands in the address already.
  readOnly: ['token'],
  output: f.message,
});

export const confirmPasswordless = endpoint({
  id: 'confirm-passwordless',
  method: 'POST',
  path: '/api/user/confirm-passwordless',
  summary:
    'Log in by an emailed link without a password; the first use of an invitation is the permission too',
  access: 'public',
  effect: 'write',
  body: z.strictObject({ organization_id: f.textId, token: f.linkToken }),
  output: z.extend(session, { accessToken: z.string() }),
});

export const requestFreshLink = endpoint({
  id: 'passwordless-link',
  method: 'POST',
  path: '/api/user/passwordless-link',
  summary:
    'Email a fresh link to the person to whom a used, old or copied one belongs; the answer is always the same',
  access: 'public',
  effect: 'write',
  transaction: 'manual',
  body: z.strictObject({ token: f.linkToken }),
  output: f.message,
});

export const declineInvitation = endpoint({
  id: 'decline-invitation',
  method: 'POST',
  path: '/api/user/decline-invitation',
  summary: 'Says no to an invitation, or takes that back (`declined: false`), by its unused link',
  access: 'public',
  effect: 'write',
  body: z.strictObject({ token: f.linkToken, declined: z.optional(z.boolean()) }),
  output: f.message,
});

export const askPermission = endpoint({
  id: 'ask-subject-permission',
  method: 'GET',
  path: '/api/admin/permission/subject/{id}',
  summary: 'Request permission of a subject of the organisation by email, once a day at most',
  access: 'manager',
  effect: 'write',
  params: idParams,
  output: f.message,
});

export const getInvitationLink = endpoint({
  id: 'subject-get-invitation-link',
  method: 'GET',
  path: '/api/admin/subjects/{id}/get-invitation-link',
  summary:
    'A link to hand on, of the newest campaign that is open for a subject; it has the real email sent and opens nothing',
  access: 'manager',
  effect: 'write',
  params: idParams,
  query: z.strictObject({ campaign: z.optional(f.textId) }),
  output: f.dataOf(z.object({ url: z.string(), expires_at: f.instant })),
});

export const exportLinks = endpoint({
  id: 'campaign-links-csv',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/links.csv',
  summary:
    'Such a link for everyone who has not completed their tests, as CSV unless `format` says otherwise',
  access: 'manager',
  effect: 'write',
  params: idParams,
  query: z.strictObject({ format: tableFormat }),
  output: [...tableTypes],
});

export const askExtension = endpoint({
  id: 'campaign-extension-ask',
  method: 'POST',
  path: '/api/subject/campaigns/{id}/extension',
  summary: "Asks a campaign's sender for a later deadline; one request is open at a time",
  access: 'candidate',
  effect: 'write',
  params: idParams,
  body: z.strictObject({ message: z.optional(f.paragraphs(500)) }),
  output: f.message,
});

export const askExtensionByLink = endpoint({
  id: 'extension-by-link',
  method: 'POST',
  path: '/api/user/ask-extension',
  summary: 'The same by the unused link of an invitation whose deadline has passed',
  access: 'public',
  effect: 'write',
  body: z.strictObject({ token: f.linkToken, message: z.optional(f.paragraphs(500)) }),
  output: f.message,
});

export const listExtensions = endpoint({
  id: 'campaign-extension-list',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/extension',
  summary: 'People who wait for an answer about a later deadline',
  access: 'manager',
  effect: 'read',
  params: idParams,
  output: f.dataOf(
    z.array(
      z.object({
        id: z.int(),
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
        message: z.nullable(z.string()),
        asked_at: f.instant,
        deadline: f.instant,
      }),
    ),
  ),
});

export const answerExtension = endpoint({
  id: 'campaign-extension-answer',
  method: 'PUT',
  path: '/api/admin/campaigns/{id}/extension/{subjectId}',
  summary: 'Gives one subject a later deadline of its own, or declines',
  access: 'manager',
  effect: 'write',
  params: z.strictObject({ id: f.textId, subjectId: f.textId }),
  body: z.strictObject({
    deadline: z.optional(z.union([f.date, f.instant])),
    decline: z.optional(z.literal(true)),
  }),
  output: f.message,
});
