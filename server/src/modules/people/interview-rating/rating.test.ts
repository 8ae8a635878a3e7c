import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import {
  makeCampaign,
  makeManager,
  makeStaff,
  makeTenant,
  type Person,
  type Tenant,
} from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { finishInterview, interviewCampaign, interviewCodeIn } from '../../../test/interviews.ts';
import { activate, enterCampaign } from '../../../test/shortcuts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await useServer();
});

type Rater = { token: string };

/** Somebody who has handed in an interview, with two managers of the organisation that asked for it. */
async function interviewed() {
  const interview = await interviewCampaign(server);
  await finishInterview(server, interview.person, interview.code);
  const { tenant, interviewId, person } = interview;
  const path = `/api/admin/interview/${interviewId}/subject/${person.id}/rating`;
  const colleague = await makeStaff(server, 'admin', tenant.organization);
  const rubric = `/api/admin/interview/${interviewId}/rubric`;
  return { ...interview, manager: tenant.manager, colleague, path, rubric };
}

/** Somebody who has taken part, and manages the organisation from now on. */
const read = (path: string, { token }: Rater) => server.call('GET', path, { token });
const rate = (path: string, { token }: Rater, scores: unknown, more: object = {}) =>
  server.call('PUT', path, { token, json: { edition: 0, scores, ...more } });
const table = async ({ id }: { id: number }, { token }: Rater, query = '') => {
  const at = `/api/admin/campaigns/${id}/subjects/interview/results${query}`;
  return (await server.call('GET', at, { token })).body.data;
};

/** The same in the list of people. */
const listed = async ({ id }: { id: number }, by: Rater) => {
  const at = `/api/admin/subjects/candidate/filter?campaign=${id}&page=1&perPage=25`;
  return (await read(at, by)).body.data[0].tests[0].rating;
};

/** The same where a campaign tells what came of it, on the screen and as a file. */
const inCampaign = async ({ id }: { id: number }, by: Rater) => {
  const at = `/api/admin/campaigns/${id}/results`;
  const { rating } = (await read(`${at}?page=1&perPage=25`, by)).body.data[0].tests[0];
  const file = String((await read(`${at}/file`, by)).body);
  const [row = {}] = parse<Record<string, string>>(file, { bom: true, columns: true });
  const cell = (kind: string) => {
    const [, value = null] = Object.entries(row).find(([head]) => head.endsWith(kind)) ?? [];
    return value === '' ? null : Number(value);
  };
  const told = {
    raters: cell(', raters'),
    own: cell(', own rating'),
    mean: cell(', average rating'),
  };
  expect(told).toEqual(rating);
  return rating;
};

test('what others have given stays hidden, in counts alone, until the own rating is given', async () => {
  const { manager, colleague, path, campaign } = await interviewed();
  const nothing = { raters: 0, withheld: false, ratings: [], mean: null, agreement: null };
  expect((await read(path, manager)).body).toMatchObject({ data: nothing });

  const given = await rate(path, colleague, [5, 4, null, 3], { comment: '  Saw the risk.  ' });
  expect(given.body.data).toMatchObject({
    raters: 1,
    withheld: false,
    mean: 4,
    // Nobody agrees with themselves.
    agreement: null,
    ratings: [{ own: true, scores: [5, 4, null, 3], mean: 4, comment: 'Saw the risk.' }],
  });

  const hidden = await read(path, manager);
  expect(hidden.body.data).toMatchObject({ ...nothing, raters: 1, withheld: true });
  expect(JSON.stringify(hidden.body)).not.toContain('Saw the risk');
  const untold = { raters: 1, own: null, mean: null };
  expect((await table(campaign, manager))[0].rating).toEqual(untold);
  expect(await listed(campaign, manager)).toEqual(untold);
  expect(await inCampaign(campaign, manager)).toEqual(untold);

  const own = await rate(path, manager, [2, 4, 3, 2]);
  expect(own.body.data).toMatchObject({
    raters: 2,
    withheld: false,
    mean: 3.38,
    agreement: {
      raters: 2,
      compared: 3,
      same: 1,
      within_one: 2,
      widest: { criterion: 0, low: 2, high: 5 },
    },
    ratings: [
      { own: true, rater: { name: 'Mara Keller' }, mean: 2.75, comment: null, changed_at: null },
      { own: false, rater: { name: 'Mara Keller' }, mean: 4, comment: 'Saw the risk.' },
    ],
  });
  const mean = { raters: 2, own: 2.75, mean: 3.38 };
  expect((await table(campaign, manager))[0].rating).toEqual(mean);
  expect(await listed(campaign, manager)).toEqual(mean);
  expect(await inCampaign(campaign, manager)).toEqual(mean);
});

test('a rating can be changed; agreement stays that of what was given before the others could be seen', async () => {
  const { manager, colleague, path } = await interviewed();
  await rate(path, manager, [1, 1, 1, 1]);
  // Nobody else has rated yet: still a first one.
  await rate(path, manager, [2, 2, 2, 2]);
  await rate(path, colleague, [5, 5, 5, 5]);
  const { body } = await rate(path, manager, [5, 5, 5, 5], { comment: 'Convinced.' });
  expect(body.data).toMatchObject({
    mean: 5,
    agreement: { compared: 4, same: 0, within_one: 0, widest: { low: 2, high: 5 } },
    ratings: [{ own: true, comment: 'Convinced.', changed_at: expect.any(String) }, { own: false }],
  });
  // The same once more changes nothing, and the log says nothing.
  await rate(path, manager, [5, 5, 5, 5], { comment: 'Convinced.' });
  const log = await server.database.query<{ action: string; after: unknown }>(
    `select e.action, d.after from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where e.action like 'interview.%' and d.actor_id = $1 order by e.id`,
    [manager.id],
  );
  expect(log.map(({ action }) => action)).toEqual([
    'interview.rated',
    'interview.rating_changed',
    'interview.rating_changed',
  ]);
  expect(JSON.stringify(log)).not.toMatch(/Convinced|scores|mean/);
});

test('a manager who has taken part themselves is rated by colleagues alone', async () => {
  const { tenant, person, colleague, path } = await interviewed();
  await makeManager(server, person, tenant);
  const refused = await rate(path, person, [5, 5, 5, 5]);
  expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(refused.body.message).toContain('your own interview');
  expect((await rate(path, colleague, [3, 3, 3, 3])).body.data.raters).toBe(1);
  // Nor by a way past the call.
  const past = server.database.query(
    'update app.interview_ratings set rater_id = subject_id where rater_id = $1',
    [colleague.id],
  );
  await expect(past).rejects.toThrow('interview_ratings_of_others');
});

test('scores are whole, from 1 to 5, one for each criterion, and at least one is given', async () => {
  const { manager, path } = await interviewed();
  for (const scores of [
    [0, 1, 1, 1],
    [6, 1, 1, 1],
    [1.5, 1, 1, 1],
    ['3', 1, 1, 1],
    [1, 1, 1],
    [1, 1, 1, 1, 1],
    [null, null, null, null],
    [],
  ]) {
    expect([scores, (await rate(path, manager, scores)).status]).toEqual([scores, 422]);
  }
  const words = (await rate(path, manager, [6, 1, 1, 1])).body.errors;
  expect(words).toEqual({ 'scores.0': ['Please choose a number from 1 to 5.'] });
});

test('the rubric is the standard one, in the reader’s language, until the interview has its own', async () => {
  const { manager, colleague, path, rubric } = await interviewed();
  const asked = await server.call('GET', rubric, {
    token: manager.token,
    headers: { 'accept-language': 'nl' },
  });
  expect(asked.body.data).toMatchObject({ standard: true, edition: 0, fixed: false });
  expect(asked.body.data.criteria).toHaveLength(4);
  expect(asked.body.data.criteria[0]).toMatchObject({ title: 'Geeft antwoord op de vraag' });
  for (const one of asked.body.data.criteria) {
    expect(Object.values(one).every((text) => typeof text === 'string' && text !== '')).toBe(true);
  }

  const criterion = { title: 'Calms a caller', low: 'Argues', middle: 'Listens', high: 'Solves' };
  const set = (criteria: unknown) =>
    server.call('PUT', rubric, { token: manager.token, json: { criteria } });
  expect((await set([])).body.errors).toEqual({
    criteria: ['Please keep at least one criterion.'],
  });
  expect((await set([{ ...criterion, low: ' ' }])).body.errors).toHaveProperty('criteria.0.low');
  expect((await set([criterion])).body.data).toMatchObject({
    criteria: [criterion],
    standard: false,
    edition: 1,
  });
  // Who has the former one before them is told.
  expect((await rate(path, colleague, [1, 2, 3, 4])).status).toBe(409);
  expect((await rate(path, colleague, [4], { edition: 1 })).body.data).toMatchObject({ mean: 4 });
  // From now on it stands; the same once more is no change.
  expect((await set(null)).status).toBe(409);
  expect(await set([criterion])).toMatchObject({ status: 200, body: { data: { fixed: true } } });
});

test('two managers at once both have rated, and of one manager in two tabs there is one rating', async () => {
  const { manager, colleague, path } = await interviewed();
  const scores = [1, 2, 3, 4, 5, 1, 2, 3];
  const answers = await Promise.all(
    scores.map((score, at) =>
      rate(path, at % 2 ? manager : colleague, [score, score, score, score], {
        comment: String(score),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(scores.map(() => 200));
  const { data } = (await read(path, manager)).body;
  expect(data).toMatchObject({ raters: 2, ratings: [{ own: true }, { own: false }] });
  for (const { scores: kept, comment } of data.ratings) {
    expect(kept).toEqual(Array.from({ length: 4 }, () => Number(comment)));
  }
});

test('nobody rates by a rubric that is replaced at the same moment', async () => {
  const { manager, colleague, path, rubric } = await interviewed();
  const criterion = { title: 'New', low: 'a', middle: 'b', high: 'c' };
  const [set, rated] = await Promise.all([
    server.call('PUT', rubric, { token: manager.token, json: { criteria: [criterion] } }),
    rate(path, colleague, [1, 2, 3, 4]),
  ]);
  expect([set.status, rated.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('the next person is who waits longest of those whom the manager has not rated', async () => {
  const tenant = await makeTenant(server);
  const names = ['Ada', 'Bea', 'Cleo'];
  const campaign = await makeCampaign(server, tenant, {
    test_types: [],
    interview_name: 'First conversation',
    interview_questions: ['What drew you to this work?'],
    subjects: names.map((name) => ({
      first_name: name,
      last_name: 'Vos',
      email: `${name.toLowerCase()}-${tenant.organization.id}@rated.test`,
    })),
  });
  await activate(server, tenant, campaign.id);
  const { id, code } = await interviewCodeIn(server, tenant, campaign.id);
  const people: Person[] = [];
  for (const name of names) {
    const email = `${name.toLowerCase()}-${tenant.organization.id}@rated.test`;
    const person = await enterCampaign(server, tenant, campaign.id, email);
    people.push(person);
    if (name !== 'Cleo') await finishInterview(server, person, code);
  }
  const [ada, bea] = people as [Person, Person];
  const of = (person: Person) => `/api/admin/interview/${id}/subject/${person.id}/rating`;
  const { manager } = tenant;
  expect((await read(of(bea), manager)).body.data).toMatchObject({
    next: { subject_id: ada.id, first_name: 'Ada', last_name: 'Vos' },
    left: 1,
  });
  const rated = await rate(of(ada), manager, [5, 5, 5, 5]);
  expect(rated.body.data).toMatchObject({ next: { subject_id: bea.id }, left: 1 });
  expect((await read(of(bea), manager)).body.data).toMatchObject({ next: null, left: 0 });

  // By rating nobody stands where a hidden one would have put them.
  const colleague = await makeStaff(server, 'admin', tenant.organization);
  await rate(of(bea), colleague, [1, 1, 1, 1]);
  const order = async (by: Rater, query: string) =>
    (await table(campaign, by, query)).map(
      (row: { subject: { first_name: string } }) => row.subject.first_name,
    );
  expect(await order(manager, '?order=-rating')).toEqual(['Ada', 'Bea', 'Cleo']);
  expect(await order(manager, '?order=rating')).toEqual(['Ada', 'Bea', 'Cleo']);
  await rate(of(bea), manager, [1, 1, 1, 1]);
  expect(await order(manager, '?order=rating')).toEqual(['Bea', 'Ada', 'Cleo']);

  // Nobody waits for a rating by themselves.
  await makeManager(server, bea, tenant);
  expect((await read(of(ada), bea)).body.data).toMatchObject({ next: null, left: 0 });
});

test('without permission, for others and before it is handed in there is nothing to rate', async () => {
  const { manager, person, path, tenant } = await interviewed();
  expect((await rate(path, manager, [3, 3, 3, 3])).status).toBe(200);
  const stranger = await makeTenant(server);
  const plain = await makeTenant(server, { features: ['personality'] });
  const both = (by: Rater, at = path) => Promise.all([read(at, by), rate(at, by, [3, 3, 3, 3])]);
  const statuses = async (by: Rater, at = path) => (await both(by, at)).map(({ status }) => status);
  expect(await statuses(stranger.manager)).toEqual([404, 404]);
  expect(await statuses(person)).toEqual([403, 403]);
  for (const { body } of await both(plain.manager)) {
    expect(body).toMatchObject({ code: 'feature_off', feature: 'video_interviews' });
  }
  const open = await interviewCampaign(server, { tenant });
  const early = `/api/admin/interview/${open.interviewId}/subject/${open.person.id}/rating`;
  expect(await statuses(manager, early)).toEqual([404, 404]);
  await withdraw(tenant, person);
  for (const { body } of await both(manager)) {
    expect(body).toMatchObject({ code: 'permission_required' });
  }
});

const withdraw = ({ organization }: Tenant, { token }: Person) =>
  server.call('DELETE', `/api/subject/organizations-with-permission/${organization.id}`, { token });

test('a rubric stays in use while the permission of who was rated by it is withdrawn', async () => {
  const { manager, person, path, rubric, tenant } = await interviewed();
  await rate(path, manager, [3, 3, 3, 3]);
  await withdraw(tenant, person);
  const criteria = [{ title: 'New', low: 'a', middle: 'b', high: 'c' }];
  const set = await server.call('PUT', rubric, { token: manager.token, json: { criteria } });
  expect(set.status).toBe(409);
});

test('a rating is taken back: it counts no more, hides those of others again, and can be given once more', async () => {
  const { manager, colleague, person, path, campaign } = await interviewed();
  const takeBack = ({ token }: Rater) => server.call('DELETE', path, { token });
  const rows = () =>
    server.database.query(
      'select scores, first_scores, mean from app.interview_ratings where subject_id = $1 order by id',
      [person.id],
    );
  expect((await takeBack(manager)).status).toBe(404);
  // Nobody else has rated: nothing of it stays.
  await rate(path, manager, [1, 2, 3, 4], { comment: 'kanarie' });
  expect(await takeBack(manager)).toMatchObject({
    status: 200,
    body: { data: { raters: 0, ratings: [], withheld: false, rubric: { fixed: false } } },
  });
  expect(await rows()).toEqual([]);

  await rate(path, manager, [1, 1, 1, 1], { comment: 'kanarie' });
  await rate(path, colleague, [5, 5, 5, 5]);
  const back = await takeBack(manager);
  expect(back.body.data).toMatchObject({
    raters: 1,
    ratings: [],
    withheld: true,
    mean: null,
    left: 0,
  });
  expect(JSON.stringify(back.body)).not.toContain('kanarie');
  expect((await takeBack(manager)).status).toBe(404);
  expect((await read(path, colleague)).body.data).toMatchObject({
    raters: 1,
    mean: 5,
    agreement: null,
  });
  for (const shown of [await listed(campaign, manager), (await table(campaign, manager))[0]]) {
    expect(JSON.stringify(shown)).toContain('"raters":1,"own":null,"mean":null');
  }
  const own = await server.call('GET', '/api/subject-profile/export', { token: person.token });
  expect(own.body.data.interview_ratings[0]).toMatchObject({
    scores: [null, null, null, null],
    first_scores: [1, 1, 1, 1],
    mean: null,
    comment: null,
  });

  // Who has seen what the others gave agrees no better for having begun again.
  await rate(path, manager, [5, 5, 5, 5], { comment: 'Second thoughts.' });
  expect((await read(path, manager)).body.data).toMatchObject({
    raters: 2,
    mean: 5,
    agreement: { compared: 4, same: 0 },
  });
  expect(await rows()).toMatchObject([{ first_scores: [1, 1, 1, 1], mean: 5 }, { mean: 5 }]);
  const log = await server.database.query<{ action: string }>(
    `select action from app.audit_entries where entity = 'subject' and entity_id = $1
       and action like 'interview.rat%' order by id`,
    [String(person.id)],
  );
  expect(log.map(({ action }) => action)).toEqual(
    ['rated', 'rating_taken_back', 'rated', 'rated', 'rating_taken_back', 'rated'].map(
      (what) => `interview.${what}`,
    ),
  );
});

test('of giving and taking back at once, in two tabs, either is done last', async () => {
  const { manager, colleague, path } = await interviewed();
  await rate(path, colleague, [3, 3, 3, 3]);
  await rate(path, manager, [1, 1, 1, 1]);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].flatMap((score) => [
      rate(path, manager, [score, score, score, score]),
      server.call('DELETE', path, { token: manager.token }),
    ]),
  );
  const [given, taken] = [0, 1].map((which) =>
    answers.filter((_, at) => at % 2 === which).map(({ status }) => status),
  );
  expect(given).toEqual([200, 200, 200, 200, 200]);
  expect(taken?.every((status) => [200, 404].includes(status))).toBe(true);
  expect([1, 2]).toContain((await read(path, colleague)).body.data.raters);
});

test('each look at the ratings of others is written down; one that shows none is no look', async () => {
  const { manager, colleague, person, path } = await interviewed();
  const looks = () =>
    server.database.query(
      `select from app.access_ledger where subject_id = $1 and what = 'interview_rating'`,
      [person.id],
    );
  await rate(path, colleague, [3, 3, 3, 3]);
  for (const by of [manager, colleague]) await read(path, by);
  expect(await looks()).toHaveLength(0);
  await rate(path, manager, [4, 4, 4, 4]);
  expect(await looks()).toHaveLength(1);
  for (const by of [manager, colleague]) await read(path, by);
  expect(await looks()).toHaveLength(3);
});

test('a comment lies encrypted, and the person reads it in the own data without who wrote it', async () => {
  const { manager, person, path } = await interviewed();
  await rate(path, manager, [4, null, 2, 5], { comment: 'kanarie' });
  const [row] = await server.database.query<{ content: Buffer }>(
    'select content from app.interview_ratings where subject_id = $1',
    [person.id],
  );
  expect(row?.content.includes('kanarie')).toBe(false);
  const own = await server.call('GET', '/api/subject-profile/export', { token: person.token });
  expect(own.body.data.interview_ratings).toEqual([
    expect.objectContaining({
      interview: 'First conversation',
      comment: 'kanarie',
      criteria: [
        'Answers the question',
        'Describes their own actions',
        'Gives reasons for decisions',
        'Considers the people affected',
      ],
      scores: [4, null, 2, 5],
    }),
  ]);
  expect(JSON.stringify(own.body.data.interview_ratings)).not.toMatch(/rater|Keller/);
});

test('ratings go with the recordings, with the last campaign and keep without the account of who gave them', async () => {
  const { manager, colleague, person, path, campaign } = await interviewed();
  await rate(path, manager, [3, 3, 3, 3]);
  await rate(path, colleague, [4, 4, 4, 4]);
  await server.database.query('delete from app.users where id = $1', [colleague.id]);
  expect((await read(path, manager)).body.data.ratings).toMatchObject([
    { own: true },
    { own: false, rater: null, mean: 4 },
  ]);
  const left = () =>
    server.database.query('select from app.interview_ratings where subject_id = $1', [person.id]);
  expect(await left()).toHaveLength(2);
  const removed = await server.call(
    'DELETE',
    `/api/admin/campaign/${campaign.id}/subject/${person.id}/remove`,
    { token: manager.token },
  );
  expect(removed.status).toBe(200);
  expect(await left()).toEqual([]);

  const again = await interviewed();
  await rate(again.path, again.manager, [3, 3, 3, 3]);
  await server.database.query('delete from app.attempts where subject_id = $1', [again.person.id]);
  const none = await server.database.query(
    'select from app.interview_ratings where subject_id = $1',
    [again.person.id],
  );
  expect(none).toEqual([]);
});
