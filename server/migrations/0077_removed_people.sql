-- Who is removed from a success profile stays for some minutes with the reviews, so that it can be undone; no manager sees either.
alter table app.success_profile_people add column removed_at timestamptz;
alter policy own on app.success_profile_people
  using (app.scope() = 'organisation' and organization_id = app.org_id() and removed_at is null);
alter policy permitted on app.success_reviews using (
  app.scope() = 'organisation' and organization_id = app.org_id()
  and exists (
    select from app.permissions p where p.subject_id = success_reviews.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null)
  -- Whose own policy hides who was removed.
  and exists (select from app.success_profile_people s where s.id = success_reviews.success_profile_person_id));

-- Answers how many were in it.
create function app.remove_reviewed(p_profile integer, p_subjects integer[]) returns integer
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

-- Brings back who was removed at most so many minutes ago. Who was removed before that is gone for good, and can be added anew.
create function app.restore_reviewed(p_profile integer, p_subjects integer[], p_minutes integer) returns integer
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

-- Whether the person reads what a review says, as the organisation had it when it was given; null for a draft.
alter table app.success_reviews add column in_export boolean;
update app.success_reviews r set in_export = o.reviews_in_export
  from app.organizations o where o.id = r.organization_id and r.given_at is not null;
create function app.set_review_in_export() returns trigger
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
create trigger set_in_export before insert or update on app.success_reviews
  for each row execute function app.set_review_in_export();

grant create on schema app to assay_definer;
alter function app.remove_reviewed(integer, integer[]) owner to assay_definer;
alter function app.restore_reviewed(integer, integer[], integer) owner to assay_definer;
alter function app.set_review_in_export() owner to assay_definer;
revoke create on schema app from assay_definer;
revoke execute on function app.remove_reviewed(integer, integer[]) from public;
revoke execute on function app.restore_reviewed(integer, integer[], integer) from public;
grant execute on function app.remove_reviewed(integer, integer[]) to assay_app;
grant execute on function app.restore_reviewed(integer, integer[], integer) to assay_app;
