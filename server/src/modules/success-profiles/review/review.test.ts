import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { makeStaff, makeTenant } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import {
  makeSuccessProfile,
  reviewAnswers,
  reviewCalls,
  reviewedPeople,
} from '../../../test/reviews.ts';

let server: TestServer;
beforeAll(async () => {
  server = await useServer();
});

async function reviewed(count = 1) {
  const made = await reviewedPeople(server, count);
  return { ...made, ...reviewCalls(server, made.profile, made.person.id) };
}

/** Reviews so many days ago. */
const age = (profile: number, reviewer: number, days: number) =>
  server.database.query(
    `update app.success_reviews set given_at = given_at - make_interval(days => $3)
     where success_profile_id = $1 and reviewer_id = $2 and given_at is not null`,
    [profile, reviewer, days],
  );

test('R156 categories are those of the person’s success profiles, with fourteen questions and their anchors', async () => {
  const { tenant, manager, person, profile, categories } = await reviewed();
  const model = { kind: 'alt', id: 3 } as const;
  await makeSuccessProfile(server, tenant.organization.id, [person], model);
  const { data } = (await categories(manager)).body;
  expect(data.map(({ id, kind }: { id: string; kind: string }) => [id, kind])).toEqual([
    ['4', 'standard'],
    ['alt:3', 'alt'],
  ]);
  expect(data[0].success_profiles).toEqual([
    { success_profile_report_id: profile, name: expect.any(String), own: null },
  ]);
  for (const { items } of data) {
    expect(items).toHaveLength(14);
    expect(items.filter((item: { own: boolean }) => item.own)).toHaveLength(4);
    for (const { text, anchors } of items) {
      expect([text, ...Object.values(anchors)].every(Boolean)).toBe(true);
    }
  }
});

test('R156 a review is a draft while answers are missing, and given once there are none', async () => {
  const { manager, begin, answer, categories, results } = await reviewed();
  const begun = await begin(manager);
  expect(begun.status).toBe(201);
  expect(begun.body.data).toMatchObject({ answers: [], performance: null, given_at: null });
  // There is one draft, whoever begins it twice.
  expect((await begin(manager)).body.data.started_at).toBe(begun.body.data.started_at);

  const some = reviewAnswers(4).slice(0, 5);
  expect((await answer(manager, some)).body.data).toMatchObject({
    answers: some,
    performance: null,
    engagement: null,
    given_at: null,
  });
  expect((await results(manager)).body.data).toMatchObject({ reviewers: 0, reviews: [] });
  // Kept as one though nothing is missing.
  const draft = await answer(manager, reviewAnswers(4), { draft: true });
  expect(draft.body.data.given_at).toBeNull();

  const given = await answer(manager, reviewAnswers(4, 5));
  expect(given.body.data).toMatchObject({ performance: 4, engagement: 5 });
  expect(given.body.data.given_at).toEqual(expect.any(String));
  const [{ success_profiles: profiles }] = (await categories(manager)).body.data;
  expect(profiles[0].own).toEqual(given.body.data);
  expect((await results(manager)).body.data).toMatchObject({ reviewers: 1, people: 1, done: 1 });
});

test('what was given can be corrected, and taken back as long as it is wanted; a new one stands beside it', async () => {
  const { manager, profile, begin, answer, discard, results, overTime } = await reviewed();
  await answer(manager, reviewAnswers(2));
  const { given_at: givenAt } = (await results(manager)).body.data.reviews[0];
  await answer(manager, reviewAnswers(3));
  expect((await results(manager)).body.data.reviews).toMatchObject([
    { own: true, performance: 3, given_at: givenAt, changed_at: expect.any(String) },
  ]);
  await answer(manager, reviewAnswers(3), { draft: true });
  expect((await results(manager)).body.data).toMatchObject({ reviews: [], performance: null });
  await answer(manager, reviewAnswers(3));

  // Some answers never touch what was given whole.
  await answer(manager, reviewAnswers(1).slice(0, 2));
  expect((await results(manager)).body.data.reviews).toMatchObject([{ performance: 3 }]);
  expect((await discard(manager)).status).toBe(200);
  expect((await discard(manager)).status).toBe(404);
  await age(profile, manager.id, 31);
  await begin(manager);
  await answer(manager, reviewAnswers(5));
  expect((await results(manager)).body.data).toMatchObject({
    reviews: [{ performance: 5 }, { performance: 3 }],
    performance: 4,
  });
  expect((await overTime('performance', manager)).body.data.points).toMatchObject([
    { mean: 3, n: 1 },
    { mean: 5, n: 1 },
  ]);
});

test('R157 what others have given is withheld until the own review is, in results and over time', async () => {
  const { manager, colleague, begin, answer, discard, results, overTime } = await reviewed();
  await answer(colleague, reviewAnswers(5, 4));
  const hidden = await results(manager);
  const nothing = { withheld: true, reviews: [], performance: null, engagement: null };
  expect(hidden.body.data).toMatchObject({ ...nothing, reviewers: 1 });
  for (const outcome of ['performance', 'engagement']) {
    expect((await overTime(outcome, manager)).body.data).toEqual({ withheld: true, points: [] });
  }
  // A draft gives nothing away either.
  await answer(manager, reviewAnswers(3).slice(0, 9));
  expect((await results(manager)).body.data).toMatchObject(nothing);

  await answer(manager, reviewAnswers(2, 3));
  expect((await results(manager)).body.data).toMatchObject({
    withheld: false,
    reviewers: 2,
    reviews: [
      { own: true, performance: 2, reviewer: { id: manager.id, name: 'Mara Keller' } },
      { own: false, performance: 5, engagement: 4, reviewer: { id: colleague.id } },
    ],
    performance: 3.5,
    engagement: 3.5,
  });
  // While a new one is begun, the others' are withheld again.
  await begin(manager);
  expect((await results(manager)).body.data).toMatchObject({
    withheld: true,
    reviewers: 2,
    reviews: [{ own: true }],
    performance: 2,
  });
  expect((await overTime('performance', manager)).body.data).toMatchObject({
    withheld: true,
    points: [{ mean: 2, n: 1 }],
  });
  await discard(manager);
  expect((await results(manager)).body.data.withheld).toBe(false);
});

test('R157 over time, a success profile in which the caller has not reviewed the person tells nothing', async () => {
  const { tenant, manager, colleague, person, answer, overTime } = await reviewed();
  await answer(colleague, reviewAnswers(5, 4));
  const second = await makeSuccessProfile(server, tenant.organization.id, [person]);
  await reviewCalls(server, second, person.id).answer(manager, reviewAnswers(2, 2));
  for (const outcome of ['performance', 'engagement']) {
    expect((await overTime(outcome, manager)).body.data).toMatchObject({
      withheld: true,
      points: [{ mean: 2, n: 1 }],
    });
  }
  await answer(manager, reviewAnswers(3, 2));
  expect((await overTime('performance', manager)).body.data).toMatchObject({
    withheld: false,
    points: [{ mean: 4, n: 2 }],
  });
});

test('R157 what others say of an outcome is withheld from whoever could not tell it', async () => {
  const { manager, colleague, answer, results, overTime } = await reviewed();
  await answer(colleague, reviewAnswers(5, 4));
  await answer(manager, reviewAnswers(null, 2));
  const { data } = (await results(manager)).body;
  expect(data).toMatchObject({
    withheld: false,
    withheld_outcomes: ['performance'],
    performance: null,
    engagement: 3,
    reviews: [{ own: true }, { own: false, performance: null, engagement: 4 }],
  });
  const values = data.reviews[1].answers.map(({ value }: { value: number }) => value);
  expect(new Set(values)).toEqual(new Set([4]));
  const series = async (outcome: string) => (await overTime(outcome, manager)).body.data;
  expect(await series('performance')).toEqual({ withheld: true, points: [] });
  expect(await series('engagement')).toMatchObject({ withheld: false, points: [{ n: 2 }] });
  await answer(manager, reviewAnswers(1, 2));
  expect((await results(manager)).body.data).toMatchObject({
    withheld_outcomes: [],
    performance: 3,
  });
});

test('who reviews again and again has one voice on an occasion: the last, and the first for agreement', async () => {
  const { manager, colleague, profile, people, agreement, results, overTime, answer, begin } =
    await reviewed(2);
  await answer(manager, reviewAnswers(3));
  await answer(colleague, reviewAnswers(3));
  for (const rating of [1, 1, 5]) {
    await begin(colleague);
    await answer(colleague, reviewAnswers(rating));
  }
  const { data } = (await results(manager)).body;
  expect(data).toMatchObject({ performance: 4, reviewers: 2 });
  expect(data.reviews).toHaveLength(5);
  expect((await overTime('performance', manager)).body.data.points).toMatchObject([
    { mean: 4, n: 2 },
  ]);
  const other = reviewCalls(server, profile, people[1]?.id ?? 0);
  await other.answer(manager, reviewAnswers(1));
  await other.answer(colleague, reviewAnswers(2));
  expect((await agreement(manager)).body.data.performance.agreement).toMatchObject({
    people: 2,
    ratings: 4,
    single: 0.8,
  });
});

test('R132 R158 both series belong to the person and the category, with how many reviewers each point has', async () => {
  const { tenant, manager, colleague, people, person, profile, begin, answer, overTime } =
    await reviewed(2);
  await answer(manager, reviewAnswers(2, null));
  await answer(colleague, reviewAnswers(4, 1));
  await age(profile, manager.id, 90);
  await age(profile, colleague.id, 80);
  await begin(manager);
  await answer(manager, reviewAnswers(5, 5));
  // Of another person, and of the same person in another category.
  const other = reviewCalls(server, profile, people[1]?.id ?? 0);
  await other.answer(manager, reviewAnswers(1, 1));
  const elsewhere = await makeSuccessProfile(server, tenant.organization.id, [person], {
    kind: 'alt',
    id: 4,
  });
  const items = (await reviewCalls(server, elsewhere, person.id).categories(manager)).body.data[1]
    .items;
  const ones = items.map(({ id }: { id: number }) => ({ question_id: id, value: 1 }));
  const at = reviewCalls(server, elsewhere, person.id);
  expect((await at.answer(manager, ones, { category_id: 'alt:4' })).status).toBe(200);

  const performance = (await overTime('performance', manager)).body.data;
  expect(performance).toEqual({
    withheld: false,
    points: [
      { at: expect.any(String), mean: 3, n: 2 },
      { at: expect.any(String), mean: 5, n: 1 },
    ],
  });
  // Who could not tell does not count.
  expect((await overTime('engagement', manager)).body.data.points).toMatchObject([
    { mean: 1, n: 1 },
    { mean: 5, n: 1 },
  ]);
  expect((await overTime('performance', manager, 'alt:4')).body.data.points).toMatchObject([
    { mean: 1, n: 1 },
  ]);
  expect((await overTime('performance', manager, '5')).body.data.points).toEqual([]);
  // What there is no such category of is a mistake, and not a person without reviews.
  for (const [outcome, category] of [
    ['performance', '999'],
    ['engagement', 'alt:999'],
  ] as const) {
    const { status, body: refused } = await overTime(outcome, manager, category);
    expect([status, Object.keys(refused.errors)]).toEqual([422, ['categoryId']]);
  }
});

test('what is wrong is told at its field, and nothing is kept of it', async () => {
  const { manager, answer, begin, results, person, profile } = await reviewed();
  const right = reviewAnswers(3);
  const wrong = (at: number, change: object) =>
    right.map((one, index) => (index === at ? { ...one, ...change } : one));
  const cases: [unknown, object, string][] = [
    [wrong(3, { value: 6 }), {}, 'answers.3.value'],
    [wrong(3, { value: 0 }), {}, 'answers.3.value'],
    [wrong(3, { value: 2.5 }), {}, 'answers.3.value'],
    [wrong(3, { value: '3' }), {}, 'answers.3.value'],
    [wrong(13, { question_id: 999 }), {}, 'answers.13.question_id'],
    [wrong(13, { question_id: 1 }), {}, 'answers.13.question_id'],
    [[...right, right[0]], {}, 'answers'],
    [reviewAnswers(null), {}, 'answers'],
    [right.map((one, at) => ({ ...one, value: at % 6 ? null : 1 })), {}, 'answers'],
    [right, { category_id: 5 }, 'category_id'],
    [right, { category_id: 'alt:4' }, 'category_id'],
    [right, { category_id: 'four' }, 'category_id'],
    ['all', {}, 'answers'],
  ];
  for (const [answers, more, field] of cases) {
    const { status, body } = await answer(manager, answers, more);
    expect([field, status, Object.keys(body.errors)]).toEqual([field, 422, [field]]);
  }
  expect((await results(manager)).body.data.reviewers).toBe(0);
  const by = { token: manager.token };
  const nobody = reviewCalls(server, profile, 999_999);
  expect((await nobody.begin(by)).status).toBe(404);
  const nowhere = reviewCalls(server, 999_999, person.id);
  expect((await nowhere.begin(by)).status).toBe(404);
  expect((await nowhere.results(by)).status).toBe(404);
  expect((await nowhere.agreement(by)).status).toBe(404);
  expect((await begin(by)).status).toBe(201);
});

test('without permission nothing is answered; without the feature neither', async () => {
  const { tenant, manager, person, answer, results, overTime, categories, begin } =
    await reviewed();
  await answer(manager, reviewAnswers(3));
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [person.id],
  );
  for (const { status, body } of [
    await categories(manager),
    await begin(manager),
    await answer(manager, reviewAnswers(2)),
    await results(manager),
    await overTime('performance', manager),
  ]) {
    expect([status, body.code]).toEqual([403, 'permission_required']);
  }
  await server.database.query(
    `delete from app.organization_features where organization_id = $1
       and feature_id = (select id from app.features where key = 'success_profiles')`,
    [tenant.organization.id],
  );
  expect((await results(manager)).body).toMatchObject({ feature: 'success_profiles' });
  const stranger = await makeTenant(server);
  expect((await results(stranger.manager)).status).toBe(404);
});

test('looks at others’ reviews stand in the access log, and giving and correcting in the log of actions', async () => {
  const { manager, colleague, person, answer, results, overTime } = await reviewed();
  const looks = async () =>
    (
      await server.database.query<{ actor_id: number }>(
        `select actor_id from app.access_ledger where subject_id = $1 and what = 'review' order by id`,
        [person.id],
      )
    ).map((row) => row.actor_id);
  await answer(colleague, reviewAnswers(5));
  await results(colleague);
  await results(manager);
  expect(await looks()).toEqual([]);
  await answer(manager, reviewAnswers(4));
  await results(manager);
  await overTime('performance', manager);
  expect(new Set(await looks())).toEqual(new Set([manager.id]));
  await answer(manager, reviewAnswers(4));
  await answer(manager, reviewAnswers(5));
  const log = await server.database.query<{ action: string; after: unknown }>(
    `select e.action, d.after from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where e.action like 'review.%' and d.actor_id = $1 order by e.id`,
    [manager.id],
  );
  expect(log.map(({ action }) => action)).toEqual([
    'review.begun',
    'review.given',
    'review.corrected',
  ]);
  expect(JSON.stringify(log)).not.toMatch(/answers|performance/);
});

test('two reviewers at once both have given; of one reviewer there is one draft, and the last answers hold', async () => {
  const { manager, colleague, profile, answer, begin, results } = await reviewed();
  const begun = await Promise.all(Array.from({ length: 12 }, () => begin(manager)));
  expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([201]));
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].flatMap((rating) => [
      answer(manager, reviewAnswers(rating)),
      answer(colleague, reviewAnswers(rating)),
    ]),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = await server.database.query(
    'select from app.success_reviews where success_profile_id = $1',
    [profile],
  );
  expect(rows).toHaveLength(2);
  const { reviews } = (await results(manager)).body.data;
  for (const { answers: kept } of reviews) {
    expect(new Set(kept.map(({ value }: { value: number }) => value)).size).toBe(1);
  }
});

test('who is removed meanwhile takes the reviews along, and who reviews then is told that nobody is there', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { manager, colleague, person, profile, answer } = await reviewed();
    const [given, removed] = await Promise.all([
      answer(manager, reviewAnswers(3)),
      server.call('PUT', `/api/admin/success-profiles/report/edit/${profile}`, {
        token: colleague.token,
        json: { remove: [person.id] },
      }),
    ]);
    expect([200, 404]).toContain(given.status);
    expect(removed.body.data).toMatchObject({ people_count: 0, reviewed_count: 0 });
    expect((await answer(manager, reviewAnswers(3))).status).toBe(404);
    // Once it can no longer be undone.
    await server.database.query(
      'delete from app.success_profile_people where success_profile_id = $1',
      [profile],
    );
    const left = await server.database.query(
      'select from app.success_reviews where success_profile_id = $1',
      [profile],
    );
    expect(left).toEqual([]);
  }
});

test('whose account is gone has reviewed all the same; a draft of theirs is gone', async () => {
  const { manager, colleague, profile, answer, begin, results } = await reviewed();
  await answer(colleague, reviewAnswers(5));
  await begin(colleague);
  await answer(manager, reviewAnswers(3));
  await server.database.query('delete from app.users where id = $1', [colleague.id]);
  expect((await results(manager)).body.data).toMatchObject({
    reviewers: 2,
    reviews: [{ own: true }, { own: false, reviewer: null, performance: 5 }],
    performance: 4,
  });
  const drafts = await server.database.query(
    'select from app.success_reviews where success_profile_id = $1 and given_at is null',
    [profile],
  );
  expect(drafts).toEqual([]);
});

test('the questions of a category are told before anybody is in it: ten of all work and four of its own', async () => {
  const { manager, person, categories } = await reviewed();
  const ask = (category: string, { token } = manager) =>
    server.call('GET', `/api/admin/reviews/items/${category}`, { token });
  const { data } = (await ask('4')).body;
  expect(data).toEqual((await categories(manager)).body.data[0].items);
  const own = (items: { own: boolean; text: string }[]) => items.filter((item) => item.own);
  expect([data.length, own(data).length]).toEqual([14, 4]);
  const model = (await ask('alt:3')).body.data;
  expect(own(model)).toHaveLength(4);
  expect(own(model)[0]?.text).not.toBe(own(data)[0]?.text);
  const unknown = await ask('99');
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['categoryId']]);
  expect((await ask('4', person)).status).toBe(403);
});

test('nobody reviews themselves', async () => {
  const { tenant, person, begin } = await reviewed();
  await server.database.query(`insert into app.user_roles (user_id, role) values ($1, 'admin')`, [
    person.id,
  ]);
  await server.database.query(
    'insert into app.managers (user_id, organization_id) values ($1, $2)',
    [person.id, tenant.organization.id],
  );
  expect((await begin(person)).body.errors).toHaveProperty('subject_id');
});

test('agreement and leniency tell of reviewers and of no single rating, by what they gave before they saw the others’', async () => {
  const { manager, colleague, profile, people, agreement } = await reviewed(4);
  const by = people.map(({ id }) => reviewCalls(server, profile, id));
  expect((await agreement(manager)).body.data).toEqual({
    performance: { agreement: null, leniencies: [], withheld: false },
    engagement: { agreement: null, leniencies: [], withheld: false },
    reviewers: { count: 0, at_least: false },
  });
  const ratings = [1, 2, 3, 4];
  for (const [at, calls] of by.entries()) {
    await calls.answer(manager, reviewAnswers(ratings[at] ?? 1, 3));
    await calls.answer(colleague, reviewAnswers((ratings[at] ?? 1) + (at === 3 ? 0 : 1), 3));
    // Too late to count as agreement.
    await calls.answer(manager, reviewAnswers(5));
  }
  const { data } = (await agreement(manager)).body;
  expect(data).toMatchObject({
    performance: {
      agreement: { people: 4, ratings: 8 },
      leniencies: [
        { reviewer: { id: manager.id }, own: true, people: 4, difference: -0.75 },
        { reviewer: { id: colleague.id }, own: false, difference: 0.75 },
      ],
    },
    reviewers: { count: 2, at_least: false },
  });
  const { single, single_interval: interval } = data.performance.agreement;
  expect(single).toBeGreaterThan(interval[0]);
  expect(single).toBeLessThan(interval[1]);
  expect(JSON.stringify(data)).not.toMatch(/answers|subject/);
});

test('who is lenient is told by people whom one has reviewed, and not while a review of them is begun', async () => {
  const { tenant, manager, colleague, profile, people, agreement } = await reviewed(4);
  const by = people.map(({ id }) => reviewCalls(server, profile, id));
  for (const [at, calls] of by.entries()) {
    await calls.answer(manager, reviewAnswers(1 + (at % 3)));
    await calls.answer(colleague, reviewAnswers(2 + (at % 3)));
  }
  const third = await makeStaff(server, 'admin', tenant.organization);
  const asThird = async () => (await agreement(third)).body.data.performance;
  expect(await asThird()).toMatchObject({
    agreement: { people: 4 },
    leniencies: [],
    withheld: true,
  });
  for (const calls of by.slice(0, 3)) await calls.answer(third, reviewAnswers(3));
  const known = await asThird();
  expect(known.leniencies).toHaveLength(3);
  expect(known).toMatchObject({ leniencies: [{ own: true, people: 3 }, {}, {}], withheld: true });
  await by[3]?.answer(third, reviewAnswers(3));
  expect(await asThird()).toMatchObject({ leniencies: [{ people: 4 }, {}, {}], withheld: false });
  await by[0]?.begin(third);
  await by[1]?.begin(third);
  expect(await asThird()).toMatchObject({ leniencies: [], withheld: true });
});

test('the person reviewed takes along who has reviewed, when and how; how only where the organisation does not hold it back', async () => {
  const { tenant, person, colleague, manager, answer } = await reviewed();
  await answer(colleague, reviewAnswers(4, 2));
  await answer(manager, reviewAnswers(1).slice(0, 1));
  const take = async () =>
    (await server.call('GET', '/api/subject-profile/export', { token: person.token })).body.data
      .reviews;
  const listed = async () =>
    (await server.call('GET', '/api/subject-profile/reviews', { token: person.token })).body.data;
  const { id, name } = tenant.organization;
  expect(await listed()).toMatchObject([
    { organization: { id, name }, reviewer: 'Mara Keller', given_at: null, told: true },
    { reviewer: 'Mara Keller', given_at: expect.any(String), told: true },
  ]);
  const [given, draft] = await take();
  expect(given).toMatchObject({
    reviewer: 'Mara Keller',
    success_profile: expect.any(String),
    given_at: expect.any(String),
    performance: 4,
    engagement: 2,
  });
  expect(given.answers).toHaveLength(14);
  expect(given.answers[0]).toEqual({ question: expect.any(String), rating: 2 });
  expect(draft).toMatchObject({ given_at: null, performance: null, answers: [{ rating: 1 }] });

  const { token } = tenant.manager;
  const settings = '/api/admin/manager/organization';
  const tell = (on: boolean) =>
    server.call('POST', settings, { token, json: { reviews_in_export: on } });
  await tell(false);
  // What was given before stays told; what is given from now on is not, whatever is chosen later.
  expect(await listed()).toMatchObject([{ told: false }, { told: true }]);
  await answer(manager, reviewAnswers(5));
  await tell(true);
  await answer(manager, reviewAnswers(2));
  expect(await listed()).toMatchObject([
    { given_at: expect.any(String), told: false },
    { told: true },
  ]);
  const [before, held] = await take();
  expect(before).toMatchObject({ id: given.id, performance: 4, engagement: 2 });
  expect(held).toMatchObject({
    reviewer: 'Mara Keller',
    given_at: expect.any(String),
    performance: null,
    engagement: null,
    first_performance: null,
    answers: null,
  });
  const file = await fetch(`${server.origin}/api/subject-profile/export.pdf`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await file.arrayBuffer())),
    {
      mergePages: true,
    },
  );
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Please ask the organisation what it says.');
});

test('of whom a campaign lets go, and of who deletes the account, no review is left', async () => {
  const { tenant, campaign, people, manager, profile } = await reviewed(2);
  const [person, other] = people;
  for (const { id } of people) {
    await reviewCalls(server, profile, id).answer(manager, reviewAnswers(3));
  }
  const left = async () =>
    (
      await server.database.query<{ subject_id: number }>(
        'select subject_id from app.success_reviews where organization_id = $1',
        [tenant.organization.id],
      )
    ).map((row) => row.subject_id);
  const removed = await server.call(
    'DELETE',
    `/api/admin/campaign/${campaign.id}/subject/${person?.id}/remove`,
    { token: tenant.manager.token },
  );
  expect(removed.status).toBe(200);
  expect(await left()).toEqual([other?.id]);
  await server.database.query('delete from app.users where id = $1', [other?.id]);
  expect(await left()).toEqual([]);
});
