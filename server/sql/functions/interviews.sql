create or replace function app.leave_file() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  insert into app.left_files (file_key, left_at) values (old.file_key, app.now()) on conflict do nothing;
  return null;
end
$$;
alter function app.leave_file() owner to assay_definer;

-- Who is in no campaign of an organisation any more is not its to keep anything about.
create or replace function app.drop_ratings_of_strangers() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  delete from app.interview_ratings r
    using (select distinct organization_id, subject_id from old_rows) gone
    where r.organization_id = gone.organization_id and r.subject_id = gone.subject_id
      and not exists (select from app.invitations i
        where i.organization_id = gone.organization_id and i.subject_id = gone.subject_id);
  return null;
end
$$;
alter function app.drop_ratings_of_strangers() owner to assay_definer;

-- Whether a rubric is in use: ratings of people who have withdrawn their permission, which nobody sees now, were given by it, too.
create or replace function app.interview_is_rated(p_interview integer) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select exists (select from app.interview_ratings r
    where r.interview_id = p_interview and r.organization_id = app.org_id() and app.scope() = 'organisation')
$$;
alter function app.interview_is_rated(integer) owner to assay_definer;
grant execute on function app.interview_is_rated(integer) to assay_app;

-- The interviews that whoever asks has begun or is asked for.
create or replace function app.own_interviews() returns setof integer
language sql stable security definer set search_path = app, pg_temp as $$
  select t.interview_id from app.campaign_tests t
    where t.campaign_id = any (array(select app.own_campaigns())) and t.interview_id is not null
  union
  select w.id from app.attempts a join app.interviews w on a.test = 'interview_' || w.code
    where a.subject_id = app.user_id() and a.test like 'interview\_%'
$$;
alter function app.own_interviews() owner to assay_definer;
grant execute on function app.own_interviews() to assay_app;

-- Whether a sitting is of an interview of the organisation's own, by somebody who permits it to read results.
create or replace function app.may_watch(p_attempt integer) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select exists (
    select from app.attempts a
      join app.permissions p on p.subject_id = a.subject_id and p.organization_id = app.org_id() and p.revoked_at is null
      join app.interviews w on a.test = 'interview_' || w.code and w.organization_id = app.org_id()
      where a.id = p_attempt)
$$;
alter function app.may_watch(integer) owner to assay_definer;
grant execute on function app.may_watch(integer) to assay_app;
