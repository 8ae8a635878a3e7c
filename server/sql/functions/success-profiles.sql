-- Campaigns take the latest version of a saved profile, as they do of a job profile.
create or replace function app.take_profile_version() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.profile_kind is not distinct from old.profile_kind
      and new.profile_id is not distinct from old.profile_id then
    new.profile_version := old.profile_version;
  elsif new.profile_kind = 'standard' then
    new.profile_version := (select p.version from app.job_profiles p where p.id = new.profile_id);
  elsif new.profile_kind = 'custom' then
    new.profile_version := (select max(v.version) from app.custom_profile_versions v
      where v.success_profile_id = new.profile_id and v.organization_id = new.organization_id);
  else
    new.profile_version := null;
  end if;
  return new;
end
$$;
alter function app.take_profile_version() owner to assay_definer;

-- Who is in no campaign of an organisation any more is in none of its success profiles either.
create or replace function app.drop_profiled_strangers() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  delete from app.success_profile_people s
    using (select distinct organization_id, subject_id from old_rows) gone
    where s.organization_id = gone.organization_id and s.subject_id = gone.subject_id
      and not exists (select from app.invitations i
        where i.organization_id = gone.organization_id and i.subject_id = gone.subject_id);
  return null;
end
$$;
alter function app.drop_profiled_strangers() owner to assay_definer;

-- Who has reviewed, for the person reviewed: they may know by whom.
create or replace function app.reviewer_name(p_review integer) returns text
language sql stable security definer set search_path = app, pg_temp as $$
  select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
  from app.success_reviews r join app.users u on u.id = r.reviewer_id
  where r.id = p_review and r.subject_id = app.user_id() and app.scope() = 'candidate'
$$;
alter function app.reviewer_name(integer) owner to assay_definer;
grant execute on function app.reviewer_name(integer) to assay_app;

-- What nobody can finish any more is not kept.
create or replace function app.drop_draft_of_nobody() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  delete from app.success_reviews where id = new.id;
  return null;
end
$$;
alter function app.drop_draft_of_nobody() owner to assay_definer;

-- Answers how many were in it.
create or replace function app.remove_reviewed(p_profile integer, p_subjects integer[]) returns integer
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  gone integer[];
begin
  if app.scope() is distinct from 'organisation' then return 0; end if;
  -- After those who review somebody of them at this moment.
  select array_agg(held.id) into gone from (
    select s.id from app.success_profile_people s
    where s.success_profile_id = p_profile and s.organization_id = app.org_id()
      and s.subject_id = any(p_subjects) and s.removed_at is null
    order by s.id for update) held;
  update app.success_profile_people set removed_at = app.now() where id = any(gone);
  return coalesce(cardinality(gone), 0);
end
$$;
alter function app.remove_reviewed(integer, integer[]) owner to assay_definer;
grant execute on function app.remove_reviewed(integer, integer[]) to assay_app;

-- Brings back who was removed at most so many minutes ago. Who was removed before that is gone for good, and can be added anew.
create or replace function app.restore_reviewed(p_profile integer, p_subjects integer[], p_minutes integer) returns integer
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  n integer;
begin
  if app.scope() is distinct from 'organisation' then return 0; end if;
  delete from app.success_profile_people s
    where s.success_profile_id = p_profile and s.organization_id = app.org_id()
      and s.subject_id = any(p_subjects) and s.removed_at <= app.now() - make_interval(mins => p_minutes);
  update app.success_profile_people s set removed_at = null
    where s.success_profile_id = p_profile and s.organization_id = app.org_id()
      and s.subject_id = any(p_subjects) and s.removed_at is not null;
  get diagnostics n = row_count;
  return n;
end
$$;
alter function app.restore_reviewed(integer, integer[], integer) owner to assay_definer;
grant execute on function app.restore_reviewed(integer, integer[], integer) to assay_app;

create or replace function app.set_review_in_export() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if new.given_at is null then
    new.in_export := null;
  elsif tg_op = 'INSERT' or old.given_at is null then
    new.in_export := (select o.reviews_in_export from app.organizations o where o.id = new.organization_id);
  end if;
  return new;
end
$$;
alter function app.set_review_in_export() owner to assay_definer;

-- So many seconds the last removal from a success profile can still be undone; 0 where none can. Whose own policy hides who was removed.
create or replace function app.removal_undone_in(p_profile integer, p_minutes integer) returns integer
language sql stable security definer set search_path = app, pg_temp as $$
  select greatest(0, coalesce(ceil(extract(epoch from
    max(s.removed_at) + make_interval(mins => p_minutes) - app.now())), 0))::integer
  from app.success_profile_people s
  where s.success_profile_id = p_profile and s.organization_id = app.org_id() and app.scope() = 'organisation'
$$;
alter function app.removal_undone_in(integer, integer) owner to assay_definer;
grant execute on function app.removal_undone_in(integer, integer) to assay_app;

-- The saved profiles that campaigns compare whoever asks with, of organisations that are permitted to.
create or replace function app.compared_profiles() returns setof integer
language sql stable security definer set search_path = app, pg_temp as $$
  select s.id from app.invitations i
    join app.campaigns c on c.id = i.campaign_id and c.status <> 'draft' and c.profile_kind = 'custom'
    join app.success_profiles s on s.id = c.profile_id and s.organization_id = i.organization_id
    join app.permissions p on p.subject_id = i.subject_id and p.organization_id = i.organization_id and p.revoked_at is null
    where i.subject_id = app.user_id() and i.invited_at is not null
$$;
alter function app.compared_profiles() owner to assay_definer;
grant execute on function app.compared_profiles() to assay_app;
