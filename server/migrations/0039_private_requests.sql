-- What somebody needs to take part on equal terms. What is asked and answered stands encrypted, since it may be about
-- health; who may open it among an organisation's people is for the program to decide.
create table app.adjustment_requests (
  invitation_id integer primary key references app.invitations on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  subject_id bigint not null references app.users on delete cascade,
  key_id text not null,
  content bytea not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  percent smallint check (percent in (0, 25, 50, 100)),
  answer_key_id text,
  answer bytea,
  check ((answer is null) = (answer_key_id is null)),
  check (answered_at is not null or (percent is null and answer is null))
);
create index adjustment_requests_subject on app.adjustment_requests (subject_id);
create index adjustment_requests_organization on app.adjustment_requests (organization_id);
alter table app.adjustment_requests enable row level security;
alter table app.adjustment_requests force row level security;
create policy system on app.adjustment_requests to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.adjustment_requests to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id()) with check (
  app.scope() = 'candidate' and subject_id = app.user_id() and exists (
    select from app.invitations i where i.id = invitation_id and i.subject_id = app.user_id()
      and i.organization_id = adjustment_requests.organization_id));
create policy asked on app.adjustment_requests for select to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id());
create policy answered on app.adjustment_requests for update to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id()) with check (
  app.scope() = 'organisation' and organization_id = app.org_id());

-- Which of its managers an organisation has answer such requests; null stands for a campaign's sender.
alter table app.organizations add column adjustments_contact text;

-- Whom somebody has asked to delete, since when, and whether the email about it has left.
create table app.deletion_requests (
  subject_id bigint not null references app.users on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  asked_at timestamptz not null,
  sent_at timestamptz,
  primary key (subject_id, organization_id)
);
create index deletion_requests_organization on app.deletion_requests (organization_id);
create index deletion_requests_waiting on app.deletion_requests (asked_at) where sent_at is null;
alter table app.deletion_requests enable row level security;
alter table app.deletion_requests force row level security;
create policy system on app.deletion_requests to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.deletion_requests to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id()) with check (
  app.scope() = 'candidate' and subject_id = app.user_id());
