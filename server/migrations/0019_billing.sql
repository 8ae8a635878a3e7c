-- What an organisation pays for, as far as a payment provider has told us.
create table app.billing (
  organization_id integer primary key references app.organizations on delete cascade,
  customer_id text,
  subscription_id text,
  -- The checkout that made the present package, so that whoever returns from paying sees that it has arrived.
  checkout_id text,
  -- When the provider made the news that was acted on last: older ones come too late.
  told_at timestamptz not null,
  -- Set when the subscription was ended: the package holds until its period does.
  ends_with_period boolean not null default false
);
create unique index billing_subscription on app.billing (subscription_id);
alter table app.billing enable row level security;
alter table app.billing force row level security;
create policy system on app.billing to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.billing for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());

create policy operators on app.billing for select to assay_app using (app.scope() = 'platform');

create table app.invoices (
  id text primary key,
  organization_id integer not null references app.organizations on delete cascade,
  number text,
  -- In the smallest unit of the currency.
  amount integer not null,
  currency text not null,
  paid_at timestamptz not null,
  page_url text
);
create index invoices_organization on app.invoices (organization_id, paid_at desc);
alter table app.invoices enable row level security;
alter table app.invoices force row level security;
create policy system on app.invoices to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.invoices for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());

-- Every piece of news once: the provider repeats what was not acknowledged in time.
create table app.payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
alter table app.payment_events enable row level security;
alter table app.payment_events force row level security;
create policy system on app.payment_events to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
