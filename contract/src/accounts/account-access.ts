import * as z from 'zod/mini';
import { loginOrChallenge, session } from './accounts.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';

/** Getting an account by oneself, back into it, and what keeps others out. */

export const registerSubject = endpoint({
  id: 'register-subject',
  method: 'POST',
  path: '/api/register-subject',
  summary:
    'Register as a candidate; the answer is the same whether or not the address is known, the email says more',
  access: 'public',
  effect: 'write',
  transaction: 'manual',
  body: z
    .strictObject({
      first_name: f.name(80),
      last_name: f.name(80),
      email: f.email,
      password: f.password,
      password_confirmation: f.passwordAgain,
    })
    .check(f.samePassword),
  output: f.message,
  status: 201,
});

export const verifyEmail = endpoint({
  id: 'verify-email',
  method: 'POST',
  path: '/api/email/verify',
  summary: 'Confirm a registration by the emailed link; the account can be used from then on',
  access: 'public',
  effect: 'write',
  body: z.strictObject({
    token: f.linkToken,
    /** Asked for where there is something to lose: the person is known here already. */
    password: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: f.message,
});

export const resendConfirmation = endpoint({
  id: 'email-resend',
  method: 'POST',
  path: '/api/email/resend',
  summary: 'Email the confirmation of a registration again; answers alike for every address',
  access: 'public',
  effect: 'write',
  transaction: 'manual',
  body: z.strictObject({ email: f.email }),
  output: f.message,
});

export const sendResetEmail = endpoint({
  id: 'send-password-reset-email',
  method: 'POST',
  path: '/api/user/password/send-reset-email',
  summary: 'Email a link to choose a new password; answers alike for every address',
  access: 'public',
  effect: 'write',
  transaction: 'manual',
  body: z.strictObject({ email: f.email }),
  output: f.message,
});

export const resetPassword = endpoint({
  id: 'reset-password',
  method: 'POST',
  path: '/api/user/password/reset',
  summary: 'Choose a new password by the emailed link; ends every other session',
  access: 'public',
  effect: 'write',
  body: z
    .strictObject({
      password: f.password,
      password_confirmation: f.passwordAgain,
      reset_token: f.linkToken,
    })
    .check(f.samePassword),
  output: loginOrChallenge,
});

export const loginTotp = endpoint({
  id: 'login-totp',
  method: 'POST',
  path: '/api/login/totp',
  summary: 'Finish logging in with a code of the app, or a recovery code',
  access: 'public',
  effect: 'write',
  transaction: 'manual',
  body: z.strictObject({
    challenge: f.linkToken,
    code: f.line(40),
  }),
  output: session,
});

export const setLanguage = endpoint({
  id: 'language-set',
  method: 'PUT',
  path: '/api/user/language',
  summary: 'Keep the language of the own screens, emails and results',
  access: 'candidate',
  effect: 'write',
  body: z.strictObject({ language: f.language }),
  output: f.dataOf(z.object({ language: f.language })),
});

export const startTotp = endpoint({
  id: 'totp-start',
  method: 'POST',
  path: '/api/user/totp',
  summary: 'Begin to set up two-step verification; it counts from the first right code on',
  access: 'candidate',
  effect: 'write',
  output: f.dataOf(
    z.object({
      /** To be typed where no picture can be read, in base 32. */
      secret: z.string(),
      uri: z.string(),
      qr_svg: z.string(),
    }),
  ),
  status: 201,
});

export const confirmTotp = endpoint({
  id: 'totp-confirm',
  method: 'POST',
  path: '/api/user/totp/confirm',
  summary: 'Turn two-step verification on; answers the recovery codes, once',
  access: 'candidate',
  effect: 'write',
  body: z.strictObject({ code: f.line(20) }),
  output: f.dataOf(z.object({ recovery_codes: z.array(z.string()) })),
});

export const removeTotp = endpoint({
  id: 'totp-remove',
  method: 'DELETE',
  path: '/api/user/totp',
  summary: 'Turn two-step verification off, with the password or a code',
  access: 'candidate',
  effect: 'write',
  transaction: 'manual',
  body: z.strictObject({
    password: z.optional(z.string().check(z.maxLength(200))),
    code: z.optional(f.optionalLine(40)),
  }),
  output: f.message,
});

export const listSessions = endpoint({
  id: 'sessions-list',
  method: 'GET',
  path: '/api/user/sessions',
  summary:
    'Where one is logged in, the present session first, and whether two-step verification is on',
  access: 'candidate',
  effect: 'read',
  output: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        current: z.boolean(),
        /** `Firefox on Linux`, as far as the browser tells. */
        device: z.string(),
        ip: z.nullable(z.string()),
        created_at: f.instant,
        last_seen_at: f.instant,
      }),
    ),
    two_factor: z.object({
      on: z.boolean(),
      /** The organisation asks for it. */
      required: z.boolean(),
      recovery_codes_left: z.int(),
    }),
  }),
});

export const endSessions = endpoint({
  id: 'sessions-end',
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'Log out everywhere else, with `current=1` here too',
  access: 'candidate',
  effect: 'write',
  query: z.strictObject({ current: z.optional(z.enum(['0', '1'])) }),
  output: f.message,
});

export const endSession = endpoint({
  id: 'session-end',
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  summary: 'Log out one session',
  access: 'candidate',
  effect: 'write',
  params: z.strictObject({ id: f.textId }),
  output: f.message,
});
