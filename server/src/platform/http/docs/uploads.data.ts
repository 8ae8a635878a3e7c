const header = (name: string, description: string, schema: object, required = false) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});
const version = { type: 'string', const: '1.0.0' };
const bytes = { type: 'integer', minimum: 0 };
const text = { type: 'string' };

const resumable = header('Tus-Resumable', 'The version of the protocol.', version, true);
const length = header('Upload-Length', 'Bytes of the whole.', bytes);

const told = (description: string, schema: object) => ({ description, schema });
const tus = { 'Tus-Resumable': told('The version of the protocol.', version) };
const offset = { 'Upload-Offset': told('Bytes that have arrived.', bytes) };
const spoken = {
  ...tus,
  'Tus-Version': told('Versions that are spoken.', version),
  'Tus-Extension': told('Extensions that are spoken.', text),
  'Tus-Max-Size': told('Bytes that a recording may have.', bytes),
};

/** Headers of the steps of a resumable upload, by call: the protocol lives in them. */
export const uploadSteps: Record<
  string,
  { headers?: ReturnType<typeof header>[]; answers?: object; body?: boolean }
> = {
  'recording-options': { answers: spoken },
  'recording-options-of-one': { answers: spoken },
  'recording-create': {
    headers: [
      resumable,
      length,
      header('Upload-Defer-Length', 'Says that the length comes later.', { const: '1' }),
      header(
        'Upload-Metadata',
        'Names with values in base64, with commas between them; `question` is the number of the question.',
        { ...text, maxLength: 2000, examples: ['question MQ=='] },
        true,
      ),
    ],
    answers: { ...tus, Location: told('Where its pieces go.', text) },
  },
  'recording-offset': {
    headers: [resumable],
    answers: {
      ...tus,
      ...offset,
      'Upload-Length': told('Bytes of the whole, once they are known.', bytes),
      'Upload-Defer-Length': told('1 while they are not.', text),
      'Upload-Metadata': told('As it was sent.', text),
    },
  },
  'recording-append': {
    headers: [
      resumable,
      header('Upload-Offset', 'Where this piece begins.', bytes, true),
      length,
    ],
    answers: { ...tus, ...offset },
    body: true,
  },
};
