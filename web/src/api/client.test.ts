import { codeHeader } from '@assay/contract/errors';
import { expect, test } from 'vitest';
import { request } from './client.ts';

test('a refusal without a body says by a header what it is', async () => {
  const headers = { [codeHeader]: 'account_deleted' };
  const sent = Promise.resolve(new Response(null, { status: 401, headers }));
  const asked = request({ method: 'HEAD', path: '/api/x', sent });
  await expect(asked).rejects.toMatchObject({ status: 401, code: 'account_deleted' });
  const silent = Promise.resolve(new Response(null, { status: 404 }));
  const other = request({ method: 'HEAD', path: '/api/x', sent: silent });
  await expect(other).rejects.toMatchObject({ status: 404, code: undefined });
});
