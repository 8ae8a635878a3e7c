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
