import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact, system } from '../../../platform/db/database.ts';
import { makeTenant, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { endRunOut } from './billing.queries.ts';

const webhookSecret = 'whsec_0123456789abcdefghijklmnopqrstuv';

/** Stands in for Stripe on this machine: keeps what it is asked and answers a checkout. */
let provider: Server;
const asked: URLSearchParams[] = [];
let answer = { status: 200, body: '' };

let server: TestServer;
let second: TestServer;
let plain: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  const stripe = {
    secretKey: 'sk_test_0123456789',
    webhookSecret,
    prices: { 2: 'price_team', 3: 'price_business' },
    api: `http://127.0.0.1:${port}`,
  };
  server = await startTestServer({ config: { stripe } });
  second = await startTestServer({ beside: server, config: { stripe } });
  plain = await startTestServer({ beside: server, work: false });
  tenant = await makeTenant(server, { packageId: 1 });
});
afterAll(async () => {
  await plain.stop();
  await second.stop();
  await server.stop();
  provider.close();
});

const show = async ({ manager }: Tenant = tenant) =>
  (await server.call('GET', '/api/admin/subscription', { token: manager.token })).body.data;
const buy = (packageId: number, node = server) =>
  node.call('POST', '/api/admin/subscription/checkout', {
    token: tenant.manager.token,
    json: { package_id: packageId },
  });

let events = 0;

/** News as Stripe writes it, with a right signature unless another one is given. */
function tell(
  type: string,
  object: object,
  { id = `evt_${(events += 1)}`, age = 0, node = server, signature = '' } = {},
) {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = JSON.stringify({
    id,
    object: 'event',
    type,
    created: seconds - age,
    data: { object },
  });
  const header =
    signature || Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  return fetch(`${node.origin}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
    body: payload,
  });
}

const checkout = (changes: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  client_reference_id: String(tenant.organization.id),
  payment_status: 'paid',
  customer: 'cus_1',
  subscription: 'sub_1',
  metadata: { organization_id: String(tenant.organization.id), package_id: '2' },
  ...changes,
});
const invoice = (changes: object = {}) => ({
  id: 'in_1',
  object: 'invoice',
  number: 'A-1',
  amount_paid: 49_900,
  currency: 'eur',
  created: Math.floor(Date.now() / 1000),
  status_transitions: { paid_at: Math.floor(Date.now() / 1000) },
  hosted_invoice_url: 'https://invoice.stripe.test/1',
  billing_reason: 'subscription_create',
  parent: {
    subscription_details: {
      subscription: 'sub_1',
      metadata: { organization_id: String(tenant.organization.id) },
    },
  },
  ...changes,
});
const use = (subjects: number) =>
  server.database.query('update app.organizations set subjects_used = $2 where id = $1', [
    tenant.organization.id,
    subjects,
  ]);

describe('a checkout', () => {
  test('leads to the payment page and changes nothing yet', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({ id: 'cs_1', object: 'checkout.session', url: 'https://pay.test/1' }),
    };
    const { status, body } = await buy(2);
    expect([status, body.data]).toEqual([201, { url: 'https://pay.test/1' }]);
    const form = asked.at(-1);
    expect(form?.get('line_items[0][price]')).toBe('price_team');
    expect(form?.get('client_reference_id')).toBe(String(tenant.organization.id));
    expect(form?.get('success_url')).toContain('/after-payment/success?session=');
    expect((await show()).package.name).toBe('Trial');
  });

  test('is refused for what has no price, and told kindly while Stripe is away', async () => {
    expect((await buy(4)).body.errors).toHaveProperty('package_id');
    answer = { status: 500, body: '{"error":{"message":"down"}}' };
    const { status, body } = await buy(2);
    expect(status).toBe(503);
    expect(body.errors.package_id[0]).toContain('Nothing was charged');
    expect(JSON.stringify(body)).not.toContain('down');
  });

  test('without Stripe says whom to ask', async () => {
    expect((await buy(2, plain)).status).toBe(409);
    const { body } = await plain.call('GET', '/api/admin/subscription', {
      token: tenant.manager.token,
    });
    expect(body.data.contact_email).toBe('sales@assay.test');
    expect(body.data.packages.some((one: { can_buy: boolean }) => one.can_buy)).toBe(false);
    expect((await tell('ping', {}, { node: plain })).status).toBe(404);
  });
});

describe('news', () => {
  test('that is altered, unsigned or old is not believed', async () => {
    const now = Math.floor(Date.now() / 1000);
    const old = Stripe.webhooks.generateTestHeaderString({
      payload: '{}',
      secret: webhookSecret,
      timestamp: now - 3600,
    });
    const foreign = Stripe.webhooks.generateTestHeaderString({
      payload: '{}',
      secret: 'whsec_another_secret_that_is_long',
    });
    for (const signature of [old, foreign, 't=1,v1=00', 'nonsense']) {
      const { status } = await tell('checkout.session.completed', checkout(), { signature });
      expect([signature, status]).toEqual([signature, 401]);
    }
    expect((await show()).package.name).toBe('Trial');
  });

  test('of a checkout that the bank has yet to pay changes nothing until it has', async () => {
    const { organization, manager } = await makeTenant(server, { packageId: 1 });
    const packageName = async () =>
      (await server.call('GET', '/api/admin/subscription', { token: manager.token })).body.data
        .package.name;
    const session = {
      id: 'cs_debit',
      client_reference_id: String(organization.id),
      subscription: 'sub_debit',
    };
    await tell('checkout.session.completed', checkout({ ...session, payment_status: 'unpaid' }));
    expect(await packageName()).toBe('Trial');
    await tell('checkout.session.async_payment_succeeded', checkout(session));
    expect(await packageName()).toBe('Team');
  });

  test('of a purchase twenty times on two nodes counts once', async () => {
    await use(20);
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        tell('checkout.session.completed', checkout(), {
          id: 'evt_purchase',
          node: i % 2 === 0 ? server : second,
        }),
      ),
    );
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await show()).toMatchObject({
      package: { name: 'Team' },
      used: 0,
      checkout_id: 'cs_1',
      ends_with_period: false,
    });
    const logged = await server.database.query(
      "select 1 from app.audit_entries where action = 'organization.package_bought' and entity_id = $1",
      [String(tenant.organization.id)],
    );
    expect(logged).toHaveLength(1);
    await use(3);
    await tell('checkout.session.completed', checkout(), { id: 'evt_purchase' });
    expect((await show()).used).toBe(3);
  });

  test('of an older purchase comes too late', async () => {
    const older = checkout({ id: 'cs_0', metadata: { package_id: '3' }, subscription: 'sub_0' });
    expect((await tell('checkout.session.completed', older, { age: 600 })).status).toBe(200);
    expect((await show()).package.name).toBe('Team');
  });

  test('of a payment leaves an invoice; the one for another year renews', async () => {
    await use(9);
    await tell('invoice.paid', invoice());
    const first = await show();
    expect(first.used).toBe(9);
    expect(first.invoices).toMatchObject([{ number: 'A-1', amount: 49_900, currency: 'eur' }]);
    await tell('invoice.paid', invoice({ id: 'in_2', billing_reason: 'subscription_cycle' }));
    const renewed = await show();
    expect([renewed.used, renewed.invoices.length]).toEqual([0, 2]);
  });

  test('about nobody here is acknowledged and changes nothing', async () => {
    const strange = checkout({ client_reference_id: '999999', subscription: 'sub_x' });
    expect((await tell('checkout.session.completed', strange)).status).toBe(200);
    expect((await tell('customer.subscription.deleted', { id: 'sub_x' })).status).toBe(200);
    expect((await tell('invoice.voided', {})).status).toBe(200);
    expect((await show()).package.name).toBe('Team');
  });

  test('of an end keeps the package until its period ends, then it is the first one again', async () => {
    await tell('customer.subscription.deleted', { id: 'sub_1', object: 'subscription' });
    expect(await show()).toMatchObject({ package: { name: 'Team' }, ends_with_period: true });
    const run = () => transact(server.node.pool.db, system, (trx) => endRunOut(trx, 1));
    expect(await run()).toEqual([]);
    await server.database.moveClock('366 days');
    expect(await run()).toEqual([tenant.organization.id]);
    await server.database.moveClock('0');
    const { package: own } = await show();
    expect(own.name).toBe('Trial');
  });
});

test('another organisation sees its own package and no invoice of others', async () => {
  const other = await makeTenant(server, { packageId: 3 });
  expect(await show(other)).toMatchObject({ package: { name: 'Business' }, invoices: [] });
});
