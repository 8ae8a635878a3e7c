import { questionIdsOf } from '@assay/instruments/personality/definition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instruments } from '@assay/instruments/registry';
import {
  answerPersonality,
  fillProfile,
  linkIn,
  makeStaff,
  makeTenant,
  personalityAnswer,
  receiveMail,
} from './factories.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The main line of the product, call by call, as the specification writes them. */
describe('from an empty organisation to a personality report', () => {
  // oxlint-disable-next-line no-explicit-any -- handed from step to step, shapes are asserted on the way
  const state: Record<string, any> = {};
  const call: TestServer['call'] = (...args) => server.call(...args);

  it('lets a super-admin create an organisation with package, features and status', async () => {
    state.root = await makeStaff(server, 'super_admin');
    const token = state.root.token;
    const packages = await call('GET', '/api/super-admin/organizations/packages', { token });
    const features = await call('GET', '/api/super-admin/features', { token });
    const form = new FormData();
    form.append('organization_name', 'Lighthouse');
    form.append('package_id', String(packages.body.data[1].id));
    for (const { id, key } of features.body.data) {
      if (key !== 'passwordless') form.append('feature_ids[]', String(id));
    }
    form.append('status', 'active');
    const created = await call('POST', '/api/super-admin/organizations', { token, form });
    expect(created.status).toBe(201);
    state.organization = created.body.data;
    expect(state.organization).toMatchObject({
      organization_name: 'Lighthouse',
      organization_status: 'active',
      managers: [],
    });

    form.set('organization_name', 'Lighthouse BV');
    form.append('organization_id', String(state.organization.id));
    form.append('_method', 'PUT');
    const edited = await call('POST', '/api/super-admin/organizations', { token, form });
    expect(edited.status).toBe(200);
    expect(edited.body.data.organization_name).toBe('Lighthouse BV');
  });

  it('invites a manager by mail, who chooses a password', async () => {
    const json = {
      organization_id: state.organization.id,
      first_name: 'Ann',
      last_name: 'Lee',
      email: 'Ann.Lee@Example.org',
    };
    const added = await call('POST', '/api/super-admin/managers', {
      token: state.root.token,
      json,
    });
    expect(added.status).toBe(201);
    expect(added.body.data).toMatchObject({
      email: 'ann.lee@example.org',
      status: 'invited',
      roles: ['admin'],
    });
    const mail = await receiveMail(server, 'ann.lee@example.org');
    const hash = linkIn(mail, '/admin/create-account-manager/').split('/').at(-1) as string;
    for (let look = 0; look < 2; look += 1) {
      const peek = await call('GET', `/api/check-magic-link/${hash}`);
      expect(peek.body.data).toMatchObject({
        kind: 'manager_invitation',
        valid: true,
        email: 'a•••@example.org',
      });
    }
    const weak = await call('POST', '/api/user/confirm-registration', {
      json: { password: 'password123', users_encrypted_email: hash },
    });
    expect(weak.status).toBe(422);
    expect(weak.body.errors).toHaveProperty('password');
    const account = await call('POST', '/api/user/confirm-registration', {
      json: { password: 'nine purple herons', users_encrypted_email: hash },
    });
    expect(account.status).toBe(200);
    expect(account.body).toMatchObject({ token_type: 'Bearer', roles: ['admin'] });
    const again = await call('POST', '/api/user/confirm-registration', {
      json: { password: 'nine purple herons', users_encrypted_email: hash },
    });
    expect(again.status).toBe(422);
    const login = await call('POST', '/api/login', {
      json: { email: 'ANN.lee@example.org', password: 'nine purple herons' },
    });
    expect(login.status).toBe(200);
    state.manager = { token: login.body.access_token };
    const profile = await call('GET', '/api/admin/manager/login/profile', {
      token: state.manager.token,
    });
    expect(profile.body.data).toMatchObject({ organization_name: 'Lighthouse BV' });
  });

  it('creates a campaign with texts in three steps', async () => {
    const { token } = state.manager;
    const form = new FormData();
    const fields = {
      campaign_name: 'Keepers',
      campaign_type: 'recruitment',
      'test_types[]': '1',
      deadline: new Date(Date.now() + 10 * 86_400_000).toISOString(),
      number_of_reminders: '2',
      invite_sender_name: 'Ann Lee',
      invite_sender_email: 'ann.lee@example.org',
      email_update_on_test_complete: '1',
      email_update_on_all_complete: '0',
      campaign_profile_id: '5',
      subjects: JSON.stringify([
        { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.org' },
        { first_name: 'Tony', last_name: 'Hoare', email: 'tony@example.org' },
      ]),
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const created = await call('POST', '/api/admin/campaigns', { token, form });
    expect(created.status).toBe(201);
    state.campaign = created.body.data;
    expect(state.campaign).toMatchObject({
      campaign_name: 'Keepers',
      status: 'draft',
      test_types: [1],
      number_of_reminders: 2,
      sender: 'Ann Lee <ann.lee@example.org>',
      profile: { kind: 'standard', id: 5, reference: '5' },
      email_update_on_test_complete: true,
      email_update_on_all_complete: false,
      subjects: [{ email: 'grace@example.org' }, { email: 'tony@example.org' }],
    });
    const path = `/api/admin/campaigns/${state.campaign.id}`;
    const standard = await call('GET', `${path}/email-text`, { token });
    expect(standard.body.data).toMatchObject({ is_default: true });
    const email_text = '<p>Hello {first_name}, come to {campaign_name} by {deadline}.</p>';
    expect((await call('PUT', `${path}/email-text`, { token, json: { email_text } })).status).toBe(
      200,
    );
    expect(
      (
        await call('PUT', `${path}/reminder-text`, {
          token,
          json: { reminder_text: '<p>Still time, {first_name}.</p>' },
        })
      ).status,
    ).toBe(200);
    expect((await call('GET', path, { token })).body.data).toMatchObject({
      email_text,
      email_reminder_text: '<p>Still time, {first_name}.</p>',
    });
  });

  it('activates three times at once and mails each person once', async () => {
    const { token } = state.manager;
    const path = `/api/admin/campaigns/activate/${state.campaign.id}`;
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', path, { token })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.every(({ body }) => body.data.status === 'active')).toBe(true);
    const mail = await receiveMail(server, 'grace@example.org');
    await receiveMail(server, 'tony@example.org');
    expect(mail.text).toContain('Hello Grace, come to Keepers by');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const { body } = await call('GET', '/api/demo/mails');
    expect(body.data.filter((one: { to: string }) => /grace|tony/.test(one.to))).toHaveLength(2);
    state.hash = linkIn(mail, '/create-account-test-subject/').split('/')[2];
  });

  it('tells a candidate before registering what is asked, how long it takes and who will see it', async () => {
    const { body } = await call('GET', `/api/check-magic-link/${state.hash}`);
    expect(body.data).toMatchObject({
      kind: 'subject_invitation',
      valid: true,
      first_name: 'Grace',
      organization: { id: state.organization.id, name: 'Lighthouse BV' },
      invitation: {
        campaign: {
          name: 'Keepers',
          campaign_type: 'recruitment',
          has_profile: true,
          tests: [{ id: 1, name: 'Personality', questions: 148 }],
        },
        permission: { retention_months: 24 },
      },
    });
    expect(body.data.invitation.campaign.minutes).toBeGreaterThan(5);
  });

  it('registers the candidate, who fills in a profile before the first question', async () => {
    const wrongOrg = await call('POST', '/api/user/confirm-registration', {
      json: {
        password: 'seven tidy lighthouses',
        users_encrypted_email: state.hash,
        organization_id: state.organization.id + 1,
      },
    });
    expect(wrongOrg.status).toBe(422);
    const account = await call('POST', '/api/user/confirm-registration', {
      json: {
        password: 'seven tidy lighthouses',
        users_encrypted_email: state.hash,
        organization_id: state.organization.id,
      },
    });
    expect(account.status).toBe(200);
    expect(account.body.roles).toEqual([]);
    state.candidate = {
      id: account.body.user.id,
      email: 'grace@example.org',
      token: account.body.access_token,
    };
    const early = await call('GET', '/api/personality-test/questions', {
      token: state.candidate.token,
    });
    expect(early.status).toBe(409);
    expect(early.body.code).toBe('profile_required');
    await fillProfile(server, state.candidate);
    const tests = await call('GET', '/api/subject/test-types', { token: state.candidate.token });
    expect(tests.body.data.tests).toMatchObject([{ id: 1, pivot: { completed: false } }]);
    expect(tests.body.data.invites).toMatchObject([{ campaign_name: 'Keepers', permission: true }]);
  });

  it('takes the 116 and 32 items and goes on after a reload', async () => {
    const { token } = state.candidate;
    await answerPersonality(server, state.candidate, { seed: 7, count: 60 });
    const reloaded = await call('GET', '/api/personality-test/questions', { token });
    expect(reloaded.body.data).toMatchObject({
      questionsCountTotal: 116,
      tendencyQuestionsCountTotal: 32,
    });
    const all = [...reloaded.body.data.questions, ...reloaded.body.data.tendencyQuestions];
    expect(all.map((question: { id: number }) => question.id)).toEqual([
      ...questionIdsOf({ version: '2026.2', political: false }),
    ]);
    // Numbers keep their gaps, places among the questions have none.
    expect(all.map((question: { index: number }) => question.index)).toEqual(
      all.map((_, at) => at + 1),
    );
    expect(
      all.filter((question: { answer?: unknown }) => question.answer !== undefined),
    ).toHaveLength(60);
    let done: unknown;
    const seq = Math.max(
      ...all.map((question: { answer?: { seq: number } }) => question.answer?.seq ?? 0),
    );
    for (const [i, { questionId, index }] of instruments.personality
      .simulate(7, { version: '2026.2', political: false })
      .slice(60)
      .entries()) {
      const answer = await call(
        'POST',
        ...personalityAnswer(questionId, index, token, seq + i + 1),
      );
      expect(answer.status).toBe(200);
      done = answer.body.data.done;
    }
    expect(done).toBe(true);
    const own = await call('GET', '/api/personality-test/results', { token });
    expect(own.body.data.results.scales).toHaveLength(42);
    expect(own.body.data.results.norm.name).toBeTruthy();
  });

  it('mails the sender that the test is complete, without a result', async () => {
    const mail = await receiveMail(server, 'ann.lee@example.org', 'Test complete');
    expect(mail.subject).toContain('Grace Hopper');
    expect(mail.text).not.toMatch(/sten|percentile|T-score/i);
  });

  it('shows the manager progress, table and report with bands and fit', async () => {
    const { token } = state.manager;
    const campaign = await eventually(async () => {
      const { body } = await call('GET', `/api/admin/campaigns/${state.campaign.id}`, { token });
      return body.data.progress.completed === 1 && body.data;
    }, 'the progress');
    expect(campaign.progress).toMatchObject({
      subjects: 2,
      invited: 2,
      opened: 1,
      started: 1,
      completed: 1,
    });
    const subjects = await call(
      'GET',
      `/api/admin/subjects/campaign/filter?campaign=${state.campaign.id}&status=completed`,
      { token },
    );
    expect(subjects.body.data).toMatchObject([
      { id: state.candidate.id, permission: true, tests: [{ id: 1, completed: true }] },
    ]);
    const table = await call(
      'GET',
      `/api/admin/campaigns/${state.campaign.id}/subjects/personality-test/results`,
      { token },
    );
    expect(table.body.data).toHaveLength(1);
    expect(table.body.data[0].factors).toHaveLength(5);
    expect(table.body.meta.hidden).toBe(1);
    const report = await call(
      'GET',
      `/api/admin/results/personality-test/subject/${state.candidate.id}?campaign=${state.campaign.id}`,
      { token },
    );
    expect(report.status).toBe(200);
    const { fit, scales } = report.body.data;
    expect(fit.profile).toMatchObject({ reference: '5' });
    expect(fit.interval[0]).toBeLessThanOrEqual(fit.median);
    expect(fit.interval[1]).toBeGreaterThanOrEqual(fit.median);
    expect(scales.find((scale: { code: string }) => scale.code === 'O6')).toBeUndefined();
    for (const { t, interval } of scales) {
      expect(interval[0]).toBeLessThan(t);
      expect(interval[1]).toBeGreaterThan(t);
    }
    const ledger = await server.database.query(
      'select what from app.access_ledger where subject_id = $1 order by id',
      [state.candidate.id],
    );
    expect(ledger).toEqual([{ what: 'personality_table' }, { what: 'personality_report' }]);
  });

  it('answers 404 to another organisation on every one of these', async () => {
    const { manager } = await makeTenant(server);
    const { token } = manager;
    const id = state.campaign.id;
    const paths = [
      `/api/admin/campaigns/${id}`,
      `/api/admin/campaigns/${id}/email-text`,
      `/api/admin/campaigns/${id}/reminder-text`,
      `/api/admin/campaigns/${id}/subjects`,
      `/api/admin/subjects/campaign/filter?campaign=${id}`,
      `/api/admin/campaigns/${id}/subjects/personality-test/results`,
      `/api/admin/results/personality-test/subject/${state.candidate.id}`,
      `/api/admin/results/personality-test/subjects/?subjects[]=${state.candidate.id}&subjects[]=${state.candidate.id + 1}`,
    ];
    for (const path of paths)
      expect([path, (await call('GET', path, { token })).status]).toEqual([path, 404]);
  });
});
