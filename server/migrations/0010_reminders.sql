-- When the people of a campaign who have not finished are reminded. Laid down at activation.
create table app.reminders (
  campaign_id integer not null references app.campaigns on delete cascade,
  number integer not null,
  organization_id integer not null references app.organizations on delete cascade,
  due_at timestamptz not null,
  sent_at timestamptz,
  primary key (campaign_id, number)
);
create index reminders_organization on app.reminders (organization_id);
create index reminders_due on app.reminders (due_at) where sent_at is null;

alter table app.reminders enable row level security;
alter table app.reminders force row level security;
create policy system on app.reminders to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.reminders to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());
