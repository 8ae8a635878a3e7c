import sharp from 'sharp';
import type { Person } from '../../../../test/factories.ts';
import type { CallOptions, TestServer } from '../../../../test/harness.ts';

export const bank = '/api/super-admin/multi-choice';

export const rightAndWrong = [
  { text: 'Yes', score: 1 },
  { text: 'No', score: 0 },
];

// oxlint-disable-next-line no-explicit-any -- what comes back is what the tests are about
type Data = any;

/** Calls of one operator that have to work; answers the data. */
export function operatorCalls(server: () => TestServer, operator: () => Person) {
  return async (method: string, path: string, options: CallOptions = {}): Promise<Data> => {
    const { token } = operator();
    const { status, body } = await server().call(method, bank + path, { token, ...options });
    if (status > 201) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
    return body.data ?? body;
  };
}

export function picture(width = 40, height = 30) {
  return sharp({ create: { width, height, channels: 3, background: '#0b5d5e' } });
}

/** As the form of a question sends it. */
export function questionForm(fields: Record<string, string>, image?: Uint8Array): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (image) form.set('image', new Blob([new Uint8Array(image)]), 'picture.png');
  return form;
}

/** What beginning a sitting does: every question is frozen as it is. */
export function freeze(server: TestServer, testId: number) {
  return server.database.query<{
    question_id: number;
    version_id: number;
    seconds: number;
    options: number;
  }>('select * from app.freeze_skill_test($1)', [testId]);
}

/** The frozen contents of a question, oldest first. */
export async function versionsOf(server: TestServer, questionId: number) {
  const rows = await server.database.query<{ content: Record<string, unknown> }>(
    'select content from app.skill_versions where question_id = $1 order by number',
    [questionId],
  );
  return rows.map(({ content }) => content);
}
