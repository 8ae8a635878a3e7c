-- An organisation's own answers to the culture test. Several managers may answer one; what one of them answered is
-- nobody else's to see.

create table app.culture_tests (
  id integer generated always as identity primary key,
  organization_id integer not null references app.organizations on delete cascade,
  name text not null,
  created_by integer references app.users on delete set null,
  created_at timestamptz not null,
  -- Kept for the campaigns and reports that were made with it.
  deleted_at timestamptz
);
create index culture_tests_organization on app.culture_tests (organization_id);
create index culture_tests_creator on app.culture_tests (created_by);

create table app.culture_answers (
  test_id integer not null references app.culture_tests on delete cascade,
  user_id integer not null references app.users on delete cascade,
  question_id integer not null,
  value smallint not null check (value between 1 and 7),
  answered_at timestamptz not null,
  primary key (test_id, user_id, question_id)
);
create index culture_answers_user on app.culture_answers (user_id);

alter table app.campaigns add column culture_test_id integer references app.culture_tests on delete set null;
-- index: campaigns are few beside people, and one statement builds it
create index campaigns_culture_test on app.campaigns (culture_test_id);

alter table app.culture_tests enable row level security;
alter table app.culture_tests force row level security;
create policy system on app.culture_tests to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() = 'system');
create policy own on app.culture_tests to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());

alter table app.culture_answers enable row level security;
alter table app.culture_answers force row level security;
create policy system on app.culture_answers to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() = 'system');
create policy own on app.culture_answers to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.culture_tests t where t.id = culture_answers.test_id and t.organization_id = app.org_id()))
  with check (
  app.scope() = 'organisation' and user_id = app.user_id() and exists (
    select from app.culture_tests t where t.id = culture_answers.test_id and t.organization_id = app.org_id()));
