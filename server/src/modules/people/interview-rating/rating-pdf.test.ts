import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { makeStaff } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { finishInterview, interviewCampaign } from '../../../test/interviews.ts';

let server: TestServer;
beforeAll(async () => {
  server = await useServer();
});

type Rater = { token: string };

test('an interview is printed with its ratings: who gave them, how far they agree, and none that the reader may not know', async () => {
  const { tenant, person, code, interviewId } = await interviewCampaign(server);
  await finishInterview(server, person, code);
  const colleague = await makeStaff(server, 'admin', tenant.organization);
  const rate = ({ token }: Rater, scores: unknown, comment?: string) =>
    server.call('PUT', `/api/admin/interview/${interviewId}/subject/${person.id}/rating`, {
      token,
      json: { edition: 0, scores, comment },
    });
  const printed = async ({ token }: Rater) => {
    const path = `/api/admin/report/interview/${interviewId}/${person.id}.pdf`;
    const response = await fetch(server.origin + path, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(document, { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  };
  expect(await printed(tenant.manager)).toContain('No one has rated this interview yet.');

  await rate(colleague, [5, 4, null, 3], 'Saw the risk.');
  const hidden = await printed(tenant.manager);
  expect(hidden).toContain('1 colleague has rated. You see their ratings once you have rated.');
  expect(hidden).not.toContain('Saw the risk.');
  const alone = await printed(colleague);
  expect(alone).toContain('4.0 of 5, 1 rater');
  expect(alone).toContain('Only one person has rated.');

  await rate(tenant.manager, [2, 4, 3, 2]);
  const whole = await printed(tenant.manager);
  for (const part of [
    '3.4 of 5, 2 raters',
    'Mara Keller: 2 · Mara Keller: 5',
    'Mara Keller: 3 · Mara Keller: cannot tell',
    '3 comparisons: 1 the same, 1 one point apart, 1 further apart.',
    'Mara Keller, 2.8 on average,',
    'Mara Keller, 4.0 on average,',
    'Saw the risk.',
    'No comment',
  ]) {
    expect(whole).toContain(part);
  }
});
