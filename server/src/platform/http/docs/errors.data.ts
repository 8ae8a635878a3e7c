import { errorCodes } from '@assay/contract/errors';

const text = { type: 'string' };

/** What every refusal looks like. */
export const refusalSchema = {
  type: 'object',
  description: 'A refusal: a text for people and a code for programs, as a whole and by field.',
  required: ['message', 'code', 'errors', 'codes'],
  properties: {
    message: { ...text, description: 'For people, in the language of `Accept-Language`.' },
    code: { type: 'string', enum: errorCodes, description: 'For programs: the general reason.' },
    errors: {
      description: 'Texts by field; the message once more where no field is at fault.',
      anyOf: [text, { type: 'object', additionalProperties: { type: 'array', items: text } }],
    },
    codes: {
      type: 'object',
      description: 'By field, in the order of the texts; `_` is the whole request.',
      additionalProperties: {
        type: 'array',
        items: {
          type: 'object',
          required: ['code', 'params'],
          properties: {
            code: {
              ...text,
              description: 'Of this text, in every language; at `_` it tells refusals of one general code apart.',
            },
            params: {
              type: 'object',
              additionalProperties: true,
              description: 'The values in the text: numbers as numbers, words in English.',
            },
          },
        },
      },
    },
    inactive: { type: 'boolean', description: 'True where the organisation is inactive.' },
    feature: { ...text, description: 'With `feature_off`: which one.' },
    available_at: {
      ...text,
      format: 'date-time',
      description: 'With `retake_wait`: when the test can be taken again.',
    },
    request_id: { ...text, description: 'For the operator, who finds the log lines by it.' },
  },
};

interface Refusal {
  name: string;
  description: string;
  code: (typeof errorCodes)[number];
  message: string;
  /** Of the text, where the general code does not say it all. */
  own?: { code: string; params: object };
  retry?: boolean;
  fields?: Record<string, { text: string; code: string; params: object }>;
}

/** By status. */
export const refusals: Record<string, Refusal> = {
  400: {
    name: 'Unreadable',
    description: 'The request, or a header of it, cannot be read.',
    code: 'invalid',
    message: 'The request could not be read.',
    own: { code: 'unreadable_request', params: {} },
  },
  401: {
    name: 'Unauthenticated',
    description: 'No session, or one that has ended.',
    code: 'unauthenticated',
    message: 'Please log in.',
  },
  403: {
    name: 'Forbidden',
    description: 'Not for this role, organisation, feature or state of the account: `code` says which.',
    code: 'forbidden',
    message: 'Your account may not do this.',
  },
  404: {
    name: 'NotFound',
    description: 'It is not there, or belongs to someone else: both look the same.',
    code: 'not_found',
    message: 'Not found.',
  },
  409: {
    name: 'Conflict',
    description: 'Not possible as things stand now.',
    code: 'conflict',
    message: 'This campaign has ended.',
    own: { code: 'campaign_ended', params: {} },
  },
  412: {
    name: 'WrongTusVersion',
    description: 'Another version of tus than the one in `Tus-Version`.',
    code: 'conflict',
    message: 'Only version 1.0.0 of tus is supported.',
    own: { code: 'tus_version', params: { version: '1.0.0' } },
  },
  413: {
    name: 'TooLarge',
    description: 'The body, or a file in it, is too large.',
    code: 'too_large',
    message: 'This is too large.',
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'Another `Content-Type` than the call takes.',
    code: 'unsupported_media_type',
    message: 'Please send JSON or a form.',
  },
  416: {
    name: 'NoSuchRange',
    description: 'The range begins behind the end.',
    code: 'invalid',
    message: 'This part of the recording does not exist.',
    own: { code: 'part_missing', params: {} },
  },
  422: {
    name: 'Invalid',
    description: 'Something in the path, the query or the body is not right; unknown fields are refused as well.',
    code: 'invalid',
    message: 'Please check the marked fields.',
    fields: {
      campaign_name: { text: 'Please fill this in.', code: 'required', params: {} },
      'subjects.0.last_name': {
        text: 'At most 80 characters.',
        code: 'too_long',
        params: { maximum: 80 },
      },
    },
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too often; `Retry-After` says when to come again.',
    code: 'too_many_requests',
    message: 'Too many attempts. Please wait 40 seconds.',
    own: { code: 'too_many_attempts', params: { seconds: 40 } },
    retry: true,
  },
  500: {
    name: 'Failed',
    description: 'A fault of the server; nothing was changed.',
    code: 'internal',
    message: 'Internal Server Error',
  },
  503: {
    name: 'Unavailable',
    description: 'Too busy, or a service it depends on is unavailable; nothing was changed. `Retry-After` says when to come again.',
    code: 'unavailable',
    message: 'Please try again in a moment.',
    retry: true,
  },
};

const retryAfter = {
  description: 'Seconds to wait.',
  schema: { type: 'integer', minimum: 1 },
  example: 40,
};

/** The components that operations point to. */
export function refusalComponents(): Record<string, object> {
  const entries = Object.values(refusals).map((refusal) => {
    const { name, description, code, message, own, fields, retry } = refusal;
    const listed = Object.entries(fields ?? {});
    const errors = Object.fromEntries(listed.map(([field, one]) => [field, [one.text]]));
    const codes = Object.fromEntries(
      listed.map(([field, one]) => [field, [{ code: one.code, params: one.params }]]),
    );
    const example = fields
      ? { message, code, errors, codes }
      : { message, code, errors: message, codes: { _: [own ?? { code, params: {} }] } };
    const content = {
      'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, example },
    };
    return [name, { description, content, ...(retry && { headers: { 'Retry-After': retryAfter } }) }];
  });
  return Object.fromEntries(entries);
}
