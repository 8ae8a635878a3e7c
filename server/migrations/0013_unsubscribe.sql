-- Who wants no mails of an organisation. The row is there from the first mail on, because each carries the
-- token in its footer; it works for as long as person and organisation exist.
create table app.subscriptions (
  user_id integer not null references app.users on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  token_hash bytea not null unique,
  unsubscribed_at timestamptz,
  primary key (user_id, organization_id)
);
create index subscriptions_organization on app.subscriptions (organization_id);

alter table app.subscriptions enable row level security;
alter table app.subscriptions force row level security;
create policy system on app.subscriptions to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy addressed_by on app.subscriptions for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());

-- The outbox of the demo shows them too.
alter table app.demo_mails add column headers jsonb;
