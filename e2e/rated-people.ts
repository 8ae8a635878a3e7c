import type { APIRequestContext } from '@playwright/test';
import { password } from './product.ts';
import { call } from './takers.ts';

interface Person {
  id: number;
  permission: boolean;
  test: string | null;
}

const categoryId = '6';

/** A success profile of the demo's organisation with so many people, rated as they score on one facet. */
export async function reviewedPeople(
  request: APIRequestContext,
  { name, people, facet }: { name: string; people: number; facet: string },
): Promise<number> {
  const { access_token: token } = await call(request, 'POST', '/api/login', '', {
    email: 'manager@assay.test',
    password,
  });
  const base = '/api/admin';
  const { data: profile } = await call(request, 'POST', `${base}/success-profiles/report`, token, {
    name,
    category_id: categoryId,
  });
  const chosen: number[] = [];
  for (let page = 1; chosen.length < people && page < 9; page += 1) {
    const path = `${base}/reviews/subjects/filter?testType=1&page=${page}`;
    const { data } = await call(request, 'GET', path, token);
    for (const { id, permission, test } of data as Person[])
      if (permission && test === 'completed' && chosen.length < people) chosen.push(id);
  }
  await call(request, 'PUT', `${base}/success-profiles/report/edit/${profile.id}`, token, {
    add: chosen,
  });
  const { data: categories } = await call(
    request,
    'GET',
    `${base}/reviews/categories/${chosen[0]}`,
    token,
  );
  const asked = categories as { id: string; items: { id: number }[] }[];
  const category = asked.find(({ id }) => id === categoryId);
  for (const subject of chosen) {
    const { data: report } = await call(
      request,
      'GET',
      `${base}/results/personality-test/subject/${subject}`,
      token,
    );
    const scales = report.scales as { code: string; t: number }[];
    const t = scales.find(({ code }) => code === facet)?.t ?? 50;
    const value = Math.min(5, Math.max(1, Math.round(3 + (t - 50) / 8)));
    await call(request, 'POST', `${base}/reviews/answers`, token, {
      success_profile_report_id: profile.id,
      subject_id: subject,
      category_id: category?.id,
      answers: category?.items.map(({ id }) => ({ question_id: id, value })),
    });
  }
  return profile.id as number;
}
