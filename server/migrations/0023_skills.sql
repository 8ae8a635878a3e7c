-- The question bank: tests, questions and options as they are edited now, and what each was when somebody was asked.

create table app.skill_tests (
  id integer generated always as identity primary key,
  name text not null,
  description text not null default '',
  -- True when no organisation is chosen: everybody may use it.
  is_universal boolean not null default true,
  -- Kept beside the test, so that no list has to count.
  questions_count integer not null default 0,
  seconds_total integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A test that somebody has taken stays, out of sight.
  deleted_at timestamptz
);

create table app.skill_test_organizations (
  test_id integer not null references app.skill_tests on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  primary key (test_id, organization_id)
);
create index skill_test_organizations_organization on app.skill_test_organizations (organization_id);

create table app.skill_questions (
  id integer generated always as identity primary key,
  test_id integer not null references app.skill_tests on delete cascade,
  position integer not null,
  text text not null,
  topic text not null default '',
  seconds integer not null default 60 check (seconds between 5 and 3600),
  -- Name of the stored picture, and what it shows for somebody who cannot see it.
  image_key text,
  image_alternative text not null default '',
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index skill_questions_test on app.skill_questions (test_id, position);

create table app.skill_options (
  id integer generated always as identity primary key,
  question_id integer not null references app.skill_questions on delete cascade,
  position integer not null,
  text text not null,
  score real not null default 0 check (score between 0 and 1)
);
create index skill_options_question on app.skill_options (question_id, position);

-- What a question was when it was asked; never changed afterwards. `content`: text, topic, seconds, image_key,
-- image_alternative, options [{id, text, score}] in the bank's order.
create table app.skill_versions (
  id integer generated always as identity primary key,
  question_id integer not null references app.skill_questions on delete cascade,
  number integer not null,
  content jsonb not null,
  created_at timestamptz not null,
  unique (question_id, number)
);

create table app.option_groups (
  id integer generated always as identity primary key,
  name text not null unique,
  options jsonb not null,
  created_at timestamptz not null
);

alter table app.skill_tests enable row level security;
alter table app.skill_tests force row level security;
create policy bank on app.skill_tests to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() in ('system', 'platform'));
create policy offered on app.skill_tests for select to assay_app using (
  app.scope() = 'organisation' and (is_universal or exists (
    select from app.skill_test_organizations o where o.test_id = skill_tests.id and o.organization_id = app.org_id())));
create policy asked on app.skill_tests for select to assay_app using (
  app.scope() = 'candidate' and (
    exists (select from app.attempts a where a.subject_id = app.user_id() and a.test = 'mcqt_' || skill_tests.id)
    or exists (
      select from app.invitations i join app.campaigns c on c.id = i.campaign_id
      where i.subject_id = app.user_id() and 'mcqt_' || skill_tests.id = any(c.test_types))));
create policy by_definer on app.skill_tests to assay_definer using (true) with check (true);

alter table app.skill_test_organizations enable row level security;
alter table app.skill_test_organizations force row level security;
create policy bank on app.skill_test_organizations to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() in ('system', 'platform'));
create policy own on app.skill_test_organizations for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.skill_test_organizations for select to assay_definer using (true);

-- Questions, options and versions carry the key: no candidate and no organisation reads them.
alter table app.skill_questions enable row level security;
alter table app.skill_questions force row level security;
create policy bank on app.skill_questions to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() in ('system', 'platform'));
create policy by_definer on app.skill_questions to assay_definer using (true) with check (true);
alter table app.skill_options enable row level security;
alter table app.skill_options force row level security;
create policy bank on app.skill_options to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() in ('system', 'platform'));
create policy by_definer on app.skill_options to assay_definer using (true) with check (true);
alter table app.skill_versions enable row level security;
alter table app.skill_versions force row level security;
create policy bank on app.skill_versions to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() in ('system', 'platform'));
create policy by_definer on app.skill_versions to assay_definer using (true) with check (true);
alter table app.option_groups enable row level security;
alter table app.option_groups force row level security;
create policy bank on app.option_groups to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() in ('system', 'platform'));

-- Freezes every question of a test as it is now, where it has changed since it was asked last, and answers what a
-- sitting of it is made of: questions with version and options in the bank's order, without text or key.
create function app.freeze_skill_test(p_test integer)
returns table (question_id integer, version_id integer, seconds integer, options integer)
language plpgsql security definer set search_path = app, pg_temp as $$
#variable_conflict use_column
begin
  -- Two people who begin at the same time share one version.
  perform from app.skill_tests t where t.id = p_test for no key update;
  return query
    with live as (
      select q.id, q.position, q.seconds, jsonb_build_object('text', q.text, 'topic', q.topic, 'seconds', q.seconds,
          'image_key', q.image_key, 'image_alternative', q.image_alternative, 'options', o.options) as content,
          jsonb_array_length(o.options) as options
        from app.skill_questions q
        cross join lateral (
          select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'text', x.text, 'score', x.score) order by x.position, x.id), '[]') as options
          from app.skill_options x where x.question_id = q.id) o
        where q.test_id = p_test and q.deleted_at is null
    ), latest as (
      select distinct on (v.question_id) v.question_id, v.id, v.number, v.content
        from app.skill_versions v join live l on l.id = v.question_id order by v.question_id, v.number desc
    ), fresh as (
      insert into app.skill_versions (question_id, number, content, created_at)
        select l.id, coalesce(k.number, 0) + 1, l.content, app.now()
          from live l left join latest k on k.question_id = l.id
          where k.content is distinct from l.content
        returning id, question_id
    )
    select l.id, coalesce(f.id, k.id), l.seconds, l.options
      from live l left join fresh f on f.question_id = l.id left join latest k on k.question_id = l.id
      order by l.position, l.id;
end
$$;

-- One question of somebody's own sitting, as it was frozen, without what an option is worth.
create function app.show_skill_question(p_attempt integer, p_question integer) returns jsonb
language sql stable security definer set search_path = app, pg_temp as $$
  select v.content - 'options' || jsonb_build_object('options', (
      select jsonb_agg(o.value - 'score' order by o.ordinality) from jsonb_array_elements(v.content -> 'options') with ordinality o))
    from app.attempts a
    cross join lateral jsonb_array_elements(a.form -> 'questions') e
    join app.skill_versions v on v.id = (e ->> 'versionId')::integer
    where a.id = p_attempt and a.subject_id = app.user_id() and (e ->> 'questionId')::integer = p_question
$$;

-- Keeps number of questions and time of a test beside the test.
create function app.count_skill_questions() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  update app.skill_tests t set
      questions_count = (select count(*) from app.skill_questions q where q.test_id = t.id and q.deleted_at is null),
      seconds_total = (select coalesce(sum(q.seconds), 0) from app.skill_questions q where q.test_id = t.id and q.deleted_at is null)
    where t.id = coalesce(new.test_id, old.test_id);
  return null;
end
$$;
create trigger count_skill_questions after insert or update or delete on app.skill_questions
  for each row execute function app.count_skill_questions();

grant create on schema app to assay_definer;
alter function app.freeze_skill_test(integer) owner to assay_definer;
alter function app.show_skill_question(integer, integer) owner to assay_definer;
alter function app.count_skill_questions() owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.freeze_skill_test(integer), app.show_skill_question(integer, integer) to assay_app;
