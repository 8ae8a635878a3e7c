-- Who has an account already becomes a manager by accepting. Until then nothing of the organisation opens: there is no row in
-- managers and no role. The name is as it was typed; what the account is called is not told before.
create table app.manager_invitations (
  user_id integer primary key references app.users on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null
);
create index manager_invitations_organization on app.manager_invitations (organization_id);

alter table app.manager_invitations enable row level security;
alter table app.manager_invitations force row level security;
create policy operators on app.manager_invitations to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
create policy own on app.manager_invitations for select to assay_app
  using (app.scope() = 'organisation' and organization_id = app.org_id());
create policy oneself on app.manager_invitations for select to assay_app
  using (app.scope() = 'candidate' and user_id = app.user_id());
