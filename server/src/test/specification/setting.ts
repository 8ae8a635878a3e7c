import { makeStaff } from '../factories.ts';
import { eventually, type TestServer } from '../harness.ts';
import { type Json, SpecifiedClient } from './client.ts';

/** What the specification cannot give: a server, its first operator, and the mailboxes. */
export interface Setting {
  server: TestServer;
  operator: SpecifiedClient;
  manager: SpecifiedClient;
  organizationId: number;
  managerId: number;
}

/** The parts of the path of a link of this kind, in the newest mail to somebody that has one. */
export function linkInMail(server: TestServer, to: string, start: string): Promise<string[]> {
  const link = new RegExp(`http://assay\\.test${start}([^\\s"\\]<]*)`);
  return eventually(async () => {
    const answer = await fetch(`${server.origin}/api/demo/mails?to=${encodeURIComponent(to)}`);
    const mails: Json[] = (await answer.json()).data;
    const path = mails.map(({ text }) => link.exec(text)?.[1]).find((found) => found !== undefined);
    return path?.split('/');
  }, `a mail to ${to} with a link to ${start}`);
}

/** An operator, an organisation with every feature and its manager, by the calls themselves. */
export async function settle(
  server: TestServer,
  { name = 'Lighthouse', without = [] as readonly string[] } = {},
): Promise<Setting> {
  const operator = new SpecifiedClient(server.origin);
  const { token } = await makeStaff(server, 'super_admin');
  operator.keep({ token_type: 'Bearer', access_token: token, roles: ['super_admin'] });
  const packages: Json[] = (await operator.get('/api/super-admin/organizations/packages')).data;
  const features: Json[] = (await operator.get('/api/super-admin/features')).data;
  const organization = await operator.upload('/api/super-admin/organizations', {
    organization_name: name,
    package_id: packages.at(-1).id,
    feature_ids: features.filter(({ key }) => !without.includes(key)).map(({ id }) => id),
    status: 'active',
  });
  const organizationId = organization.data.id;
  const email = `ann-${organizationId}@example.org`;
  const added = await operator.post('/api/super-admin/managers', {
    organization_id: organizationId,
    first_name: 'Ann',
    last_name: 'Lee',
    email,
  });
  const [hash] = await linkInMail(server, email, '/admin/create-account-manager/');
  const manager = new SpecifiedClient(server.origin);
  manager.keep(
    await manager.post('/api/user/confirm-registration', {
      password: 'nine purple herons',
      password_confirmation: 'nine purple herons',
      users_encrypted_email: hash,
      organization_id: organizationId,
    }),
  );
  return { server, operator, manager, organizationId, managerId: added.data.id };
}

/** A running campaign of these people. */
export async function invite(
  { manager }: Setting,
  people: string[],
  asked: object,
): Promise<number> {
  const { data } = await manager.upload('/api/admin/campaigns', {
    campaign_name: `Of ${people.join(' and ')}`,
    campaign_type: 'recruitment',
    deadline: new Date(Date.now() + 10 * 86_400_000).toISOString(),
    number_of_reminders: 1,
    invite_sender_name: 'Ann Lee',
    invite_sender_email: 'ann@example.org',
    subjects: JSON.stringify(
      people.map((name) => {
        return { first_name: name, last_name: 'Ng', email: `${name}@example.org` };
      }),
    ),
    ...asked,
  });
  await manager.post(`/api/admin/campaigns/activate/${data.id}`);
  return data.id;
}

/** A person whom a campaign has invited, who has chosen a password and filled in the profile. */
export async function enter(server: TestServer, email: string): Promise<SpecifiedClient> {
  const client = new SpecifiedClient(server.origin);
  const [hash, organizationId] = await linkInMail(server, email, '/create-account-test-subject/');
  client.keep(
    await client.post('/api/user/confirm-registration', {
      password: 'seven tidy lighthouses',
      password_confirmation: 'seven tidy lighthouses',
      users_encrypted_email: hash,
      organization_id: Number(organizationId),
    }),
  );
  await client.upload('/api/subject-profile', { birthdate: '1990-05-17', gender: 'female' });
  return client;
}
