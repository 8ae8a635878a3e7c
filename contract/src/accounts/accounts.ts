import * as z from 'zod/mini';
import { roles } from '../platform/access.ts';
import { campaignTypes } from '../campaigns/campaigns.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { told } from '../platform/field-text.ts';

const user = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Null before one was chosen. */
  language: z.nullable(f.language),
});

/** Session answers are flat, not under `data`. */
export const session = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_at: f.instant,
  roles: z.array(z.enum(roles)),
  user,
});
export type Session = z.output<typeof session>;

/** Instead of a session, when the account has a second factor: the code comes next. */
const challenge = z.object({ totp_required: z.literal(true), challenge: z.string() });

export const loginOrChallenge = z.union([session, challenge]);

export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: '/api/login',
  summary:
    'Log in with email address and password; with two-step verification the answer is a challenge for its code',
  access: 'public',
  effect: 'write',
  transaction: 'manual',
  body: z.strictObject({
    email: f.email,
    password: z.string().check(z.minLength(1, told('password')), z.maxLength(200)),
  }),
  output: loginOrChallenge,
});

export const logout = endpoint({
  id: 'logout',
  method: 'POST',
  path: '/api/user/logout',
  summary: 'End this session',
  access: 'candidate',
  effect: 'write',
  output: f.message,
});

export const confirmRegistration = endpoint({
  id: 'confirm-registration',
  method: 'POST',
  path: '/api/user/confirm-registration',
  summary: 'Choose a password by an emailed link; for a candidate this is also the permission',
  access: 'public',
  effect: 'write',
  body: z
    .strictObject({
      password: f.password,
      password_confirmation: f.passwordAgain,
      users_encrypted_email: f.linkToken,
      organization_id: z.optional(z.nullable(f.textId)),
    })
    .check(f.samePassword),
  output: session,
});

/**
 * The kind follows the present state: an invited subject who meanwhile has a password is asked for permission only, and a
 * manager who has an account to log in and accept.
 */
const linkKinds = [
  'manager_invitation',
  'manager_acceptance',
  'subject_invitation',
  'give_permission',
  'passwordless_invitation',
  'passwordless_login',
  'copied_invitation',
  'email_confirmation',
  'password_reset',
  'unsubscribe',
] as const;

/** One test as people are told of it before they agree. */
export const askedTest = z.object({
  id: f.testId,
  name: z.string(),
  minutes: z.int(),
  questions: z.int(),
});

/** What a candidate is told before registering: tests, minutes, readers and how long they may read. */
export const invitationDetails = z.object({
  organization: z.object({
    id: z.int(),
    name: z.string(),
    logo_url: z.nullable(z.string()),
  }),
  campaign: z.object({
    name: z.string(),
    campaign_type: z.enum(campaignTypes),
    /** Managers see how well a personality result fits a reference profile. */
    has_profile: z.boolean(),
    deadline: f.instant,
    time_zone: z.string(),
    tests: z.array(askedTest),
    /** Of all tests together. */
    minutes: z.int(),
  }),
  permission: z.object({ retention_months: z.int(), text_version: z.string() }),
});

export const checkMagicLink = endpoint({
  id: 'check-magic-link',
  method: 'GET',
  path: '/api/check-magic-link/{magicLink}',
  summary:
    'What an emailed link is for and whether it still works; looking marks the invitation as opened, never as used',
  access: 'public',
  effect: 'write',
  // Whatever is no link is answered as one that is not known.
  params: z.strictObject({ magicLink: z.string().check(z.maxLength(300)) }),
  output: f.dataOf(
    z.object({
      kind: z.nullable(z.enum(linkKinds)),
      /** A link to unsubscribe stays valid; when that is done, the reason is `used`, and it can be undone. */
      valid: z.boolean(),
      /** `closed`: the organisation is inactive, and this person has not begun. */
      reason: z.nullable(z.enum(['unknown', 'used', 'expired', 'withdrawn', 'closed'])),
      email: z.nullable(z.string()),
      first_name: z.nullable(z.string()),
      organization: z.nullable(z.object({ id: z.int(), name: z.string() })),
      invitation: z.nullable(invitationDetails),
      /** Whether the invitation was declined; until the deadline that can be taken back. */
      declined: z.boolean(),
      /** Of an invitation whose deadline has passed: until when it was open, and whether a later one has been asked for. */
      over: z.nullable(
        z.object({
          campaign_name: z.string(),
          deadline: f.instant,
          time_zone: z.string(),
          extension_asked: z.boolean(),
        }),
      ),
      /** Whether a used or old link can be exchanged for a fresh one by mail. */
      renewable: z.boolean(),
    }),
  ),
});

export const givePermission = endpoint({
  id: 'give-permission-to-organization',
  method: 'POST',
  path: '/api/user/give-permission-to-organization',
  summary: 'Give an organisation permission by an emailed link; logs in',
  access: 'public',
  effect: 'write',
  body: z.strictObject({ organizationId: f.textId, token: f.linkToken }),
  output: session,
});

export const givePermissionLoggedIn = endpoint({
  id: 'give-permission-to-organization-logged-in',
  method: 'POST',
  path: '/api/user/give-permission-to-organization-logged-in',
  summary: 'Give permission to an organisation that has invited the logged-in subject',
  access: 'candidate',
  effect: 'write',
  body: z.strictObject({ organizationId: f.textId }),
  output: f.message,
});

export const acceptManagerInvitation = endpoint({
  id: 'manager-invitation-accept',
  method: 'POST',
  path: '/api/user/manager-invitation/accept',
  summary:
    'Become a manager of the organisation that has invited the logged-in account, by the emailed link; answers a new session and ends all others',
  access: 'candidate',
  effect: 'write',
  transaction: 'manual',
  body: z.strictObject({ users_encrypted_email: f.linkToken }),
  output: session,
});

export const declineManagerInvitation = endpoint({
  id: 'manager-invitation-decline',
  method: 'POST',
  path: '/api/user/manager-invitation/decline',
  summary: 'Decline to be a manager, by the emailed link; changes nothing in the account',
  access: 'public',
  effect: 'write',
  body: z.strictObject({ users_encrypted_email: f.linkToken }),
  output: f.message,
});

const hashParams = z.strictObject({ magicLink: f.linkToken });

export const unsubscribe = endpoint({
  id: 'unsubscribe',
  method: 'POST',
  path: '/api/user/unsubscribe',
  summary:
    'Get no more emails of the organisation that the link belongs to, or get them again (`subscribe`); the answer is the same for an unknown link',
  access: 'public',
  effect: 'write',
  body: z.strictObject({
    users_encrypted_email: f.linkToken,
    subscribe: z.optional(z.boolean()),
  }),
  output: f.message,
});

export const unsubscribeOneClick = endpoint({
  id: 'unsubscribe-one-click',
  method: 'POST',
  path: '/api/user/unsubscribe/{magicLink}',
  summary: 'The same for the button of an email program (RFC 8058)',
  access: 'public',
  effect: 'write',
  encoding: 'form',
  params: hashParams,
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  output: f.message,
});

export const openUnsubscribe = endpoint({
  id: 'unsubscribe-open',
  method: 'GET',
  path: '/api/user/unsubscribe/{magicLink}',
  summary:
    'Lead email programs that open the address instead to the page that asks; changes nothing',
  access: 'public',
  effect: 'read',
  params: hashParams,
  output: ['text/html; charset=utf-8'],
});
