-- Deleting a test deletes answers and result, never that there was an attempt: otherwise a test with right answers could be
-- practised until it goes well, and nobody who reads the result would know. Of an attempt stay its test and when it began.
create table app.earlier_attempts (
  id integer generated always as identity primary key,
  subject_id integer not null references app.users on delete cascade,
  test text not null,
  started_at timestamptz not null,
  deleted_at timestamptz not null
);
create index earlier_attempts_subject on app.earlier_attempts (subject_id, test);
alter table app.earlier_attempts enable row level security;
alter table app.earlier_attempts force row level security;
create policy system on app.earlier_attempts to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy by_definer on app.earlier_attempts to assay_definer using (true) with check (true);
create policy oneself on app.earlier_attempts for select to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id());
create policy permitted on app.earlier_attempts for select to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.permissions p where p.subject_id = earlier_attempts.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));

-- An organisation lets one person take a test again before the waiting time is over.
create table app.retake_waivers (
  subject_id integer not null references app.users on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  test text not null,
  set_by integer references app.users on delete set null,
  set_at timestamptz not null,
  primary key (subject_id, organization_id, test)
);
create index retake_waivers_organization on app.retake_waivers (organization_id);
create index retake_waivers_setter on app.retake_waivers (set_by);
alter table app.retake_waivers enable row level security;
alter table app.retake_waivers force row level security;
create policy system on app.retake_waivers to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.retake_waivers to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id()) with check (
  app.scope() = 'organisation' and organization_id = app.org_id());
create policy given on app.retake_waivers for select to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id());

create or replace function app.delete_tests(p_subject integer, p_tests text[], p_attempts integer[] default null)
returns table (attempt_id integer, of_test text, stamp text)
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  ids integer[];
  gone text[];
  stamps text[];
begin
  if app.scope() not in ('platform', 'system') and p_subject is distinct from app.user_id() then
    raise exception 'not yours' using errcode = 'insufficient_privilege';
  end if;
  -- The lock of answers and of scoring: who comes later finds nothing.
  perform pg_advisory_xact_lock(4701, a.id)
    from (select id from app.attempts where subject_id = p_subject and test = any(p_tests) order by id) a;
  -- Energy is asked again and again by design, and an attempt in which nothing was answered or timed was none.
  insert into app.earlier_attempts (subject_id, test, started_at, deleted_at)
    select a.subject_id, a.test, a.started_at, app.now() from app.attempts a
      where a.subject_id = p_subject and a.test = any(p_tests) and a.instrument <> 'burnout'
        and (p_attempts is null or a.id = any(p_attempts))
        and (a.completed_at is not null
          or exists (select from app.answers x where x.attempt_id = a.id)
          or exists (select from app.clocks x where x.attempt_id = a.id))
      order by a.started_at;
  with deleted as (
    delete from app.attempts a where a.subject_id = p_subject and a.test = any(p_tests)
      and (p_attempts is null or a.id = any(p_attempts))
    returning a.id, a.test, (extract(epoch from a.started_at) * 1000000)::bigint::text as at
  ) select array_agg(d.id), coalesce(array_agg(d.test), '{}'), array_agg(d.at) into ids, gone, stamps from deleted d;
  if cardinality(gone) > 0 then
    perform app.recount_progress(array(
      select i.id from app.invitations i join app.campaigns c on c.id = i.campaign_id
      where c.status = 'active' and c.test_types && gone
        and i.subject_id = p_subject and i.status in ('in_progress', 'completed')));
  end if;
  return query select * from unnest(ids, gone, stamps);
end
$$;
