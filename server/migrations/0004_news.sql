-- Mails to send. Content is rendered when it leaves, so links stand nowhere in the clear.
create table app.mails (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  template text not null,
  params jsonb not null,
  to_email text not null,
  to_name text not null,
  reply_to text,
  user_id integer references app.users on delete cascade,
  organization_id integer references app.organizations on delete cascade,
  campaign_id integer references app.campaigns on delete cascade,
  -- Two writers of the same news meet here: the second one writes nothing.
  dedupe_key text not null unique,
  created_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);
create index mails_user on app.mails (user_id);
create index mails_organization on app.mails (organization_id);
create index mails_campaign on app.mails (campaign_id, user_id);

create table app.demo_mails (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  to_email text not null,
  subject text not null,
  html text not null,
  text text not null,
  sent_at timestamptz not null
);
create index demo_mails_to on app.demo_mails (to_email, id desc);

-- What changed. Nothing here identifies a person; that stands in audit_details, which erasure may empty.
create table app.audit_entries (
  id bigint generated always as identity primary key,
  organization_id integer,
  action text not null,
  entity text not null,
  entity_id text not null,
  at timestamptz not null,
  request_id text not null,
  digest bytea not null,
  -- Set by the sealing job: place in the chain and hash over the one before.
  seal bigint unique,
  chain bytea
);
create index audit_entries_unsealed on app.audit_entries (id) where seal is null;

create table app.audit_details (
  entry_id bigint primary key references app.audit_entries,
  salt bytea not null,
  actor_id integer,
  ip text,
  user_agent text,
  before jsonb,
  after jsonb
);

-- Who opened which result, when. The subject can read it.
create table app.access_ledger (
  id bigint generated always as identity primary key,
  subject_id integer not null references app.users on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  actor_id integer references app.users on delete set null,
  what text not null,
  at timestamptz not null
);
create index access_ledger_subject on app.access_ledger (subject_id, id desc);
create index access_ledger_organization on app.access_ledger (organization_id);
create index access_ledger_actor on app.access_ledger (actor_id);
