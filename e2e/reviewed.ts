import type { APIRequestContext } from '@playwright/test';
import { nameOf } from '@assay/contract/person-name';
import type { ReviewCategory } from '@assay/contract/reviews';
import { password } from './product.ts';
import { call, firstResult } from './takers.ts';

/** By email; a server slows down who logs in again and again. */
const tokens = new Map<string, string>();

async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const known = tokens.get(email);
  if (known !== undefined) return known;
  const { access_token: token } = (await call(request, 'POST', '/api/login', '', {
    email,
    password,
  })) as unknown as { access_token: string };
  tokens.set(email, token);
  return token;
}

interface Person {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
}

/** A success profile with two people of the demo; a colleague has reviewed both. */
export async function makeReviewed(request: APIRequestContext) {
  const [token, colleaguesToken] = [
    await tokenOf(request, 'manager@assay.test'),
    await tokenOf(request, 'ines.okafor@assay.test'),
  ];
  const { campaign } = await firstResult(request);
  const results = `/api/admin/campaigns/${campaign}/subjects/personality-test/results`;
  const { data: rows } = await call(request, 'GET', results, token);
  const people = rows.slice(0, 2).map(({ subject }: { subject: Person }) => subject) as Person[];
  const category = '4';
  const base = '/api/admin/success-profiles/report';
  const name = `Leads ${crypto.randomUUID().slice(0, 8)}`;
  const { data: made } = await call(request, 'POST', base, token, { name, category_id: category });
  const profile = made.id as number;
  const add = people.map(({ id }) => id);
  await call(request, 'PUT', `${base}/edit/${profile}`, token, { add });

  /** Rates everything alike. */
  async function give(subject: number, value: number, by = token) {
    const path = `/api/admin/reviews/categories/${subject}`;
    const { data } = await call(request, 'GET', path, by);
    const asked = (data as ReviewCategory[]).find(({ id }) => id === category);
    await call(request, 'POST', '/api/admin/reviews/answers', by, {
      success_profile_report_id: profile,
      subject_id: subject,
      category_id: category,
      answers: (asked?.items ?? []).map(({ id }) => ({ question_id: id, value })),
    });
  }
  for (const id of add) await give(id, 3, colleaguesToken);
  const [first, second] = people.map((person) => ({ id: person.id, name: nameOf(person) }));
  if (first === undefined || second === undefined) throw new Error('Too few people in the demo');
  return { profile, name, category, first, second, colleague: 'Ines Okafor', give };
}
