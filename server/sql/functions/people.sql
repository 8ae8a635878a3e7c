-- Finds or makes the person behind each address, without telling which of the two it was. Whoever was found is held: one who deletes
-- the account at this moment, or is forgotten as nobody's any more, is made anew instead.
create or replace function app.ensure_subjects(p_rows jsonb)
returns table (email text, id integer)
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  wanted text[] := array(select distinct r.email from jsonb_to_recordset(p_rows) as r (email text));
  found_ids integer[];
begin
  -- Once is enough but where somebody goes between the two statements.
  for turn in 1..5 loop
    insert into app.users (email, first_name, last_name)
      select r.email, r.first_name, r.last_name
      from jsonb_to_recordset(p_rows) as r (email text, first_name text, last_name text)
      order by r.email
      on conflict do nothing;
    found_ids := array(select u.id from app.users u where u.email = any(wanted) order by u.id for key share);
    exit when cardinality(found_ids) = cardinality(wanted);
  end loop;
  return query select u.email, u.id from app.users u where u.id = any(found_ids);
end
$$;
alter function app.ensure_subjects(jsonb) owner to assay_definer;
grant execute on function app.ensure_subjects(jsonb) to assay_app;

-- Somebody who finishes a test while they are invited to another campaign would wait for the invitation and hold what the
-- inviting waits for: so whoever invites many holds the people first.
create or replace function app.hold_added(p_organization integer, p_campaign integer) returns void
language sql security definer set search_path = app, pg_temp as $$
  select from app.users u where app.org_id() = p_organization and u.id in (select i.subject_id from app.invitations i
    where i.organization_id = p_organization and i.campaign_id = p_campaign and i.status = 'added')
  order by u.id for no key update
$$;
alter function app.hold_added(integer, integer) owner to assay_definer;
grant execute on function app.hold_added(integer, integer) to assay_app;

-- The one field of somebody's profile that a sync has to know: the address of a professional profile. An organisation sees nothing
-- else of it.
create or replace function app.professional_profile(p_subject integer) returns text
language sql stable security definer set search_path = app, pg_temp as $$
  select s.linkedin_url from app.subject_profiles s
  where s.subject_id = p_subject and exists (
    select from app.permissions p where p.subject_id = p_subject
      and p.organization_id = app.org_id() and p.revoked_at is null)
$$;
alter function app.professional_profile(integer) owner to assay_definer;
grant execute on function app.professional_profile(integer) to assay_app;

-- Who is in no campaign of an organisation any more is not its to keep anything about.
create or replace function app.drop_kept_of_strangers() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  kept text;
begin
  foreach kept in array array['subject_notes', 'custom_fields', 'given_data', 'organization_cvs', 'synced_skills'] loop
    execute format('delete from app.%I k
      using (select distinct organization_id, subject_id from old_rows) gone
      where k.organization_id = gone.organization_id and k.subject_id = gone.subject_id
        and not exists (select from app.invitations i
          where i.organization_id = gone.organization_id and i.subject_id = gone.subject_id)', kept);
  end loop;
  return null;
end
$$;
alter function app.drop_kept_of_strangers() owner to assay_definer;

-- Who is in no campaign of an organisation any more is in none of its plans either.
create or replace function app.drop_pins_of_strangers() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  gone record;
begin
  for gone in
    select distinct o.organization_id, o.subject_id from old_rows o
      where not exists (select from app.invitations i
        where i.organization_id = o.organization_id and i.subject_id = o.subject_id)
  loop
    delete from app.role_pins p where p.organization_id = gone.organization_id and p.subject_id = gone.subject_id;
    delete from app.succession_pins p
      where p.organization_id = gone.organization_id and gone.subject_id in (p.subject_id, p.entity_id);
  end loop;
  return null;
end
$$;
alter function app.drop_pins_of_strangers() owner to assay_definer;

-- The same of people whose places in campaigns stay without their names: everything that managers keep about them.
create or replace function app.let_go(p_organization integer, p_subjects integer[]) returns void
language plpgsql set search_path = app, pg_temp as $$
declare
  kept text;
begin
  foreach kept in array array['subject_labels', 'subject_notes', 'custom_fields', 'given_data', 'organization_cvs',
    'synced_skills', 'interview_ratings', 'role_pins', 'succession_pins', 'success_profile_people'] loop
    execute format('delete from app.%I where organization_id = $1 and subject_id = any($2)', kept)
      using p_organization, p_subjects;
  end loop;
  delete from app.succession_pins where organization_id = p_organization and entity_id = any(p_subjects);
end
$$;
grant execute on function app.let_go(integer, integer[]) to assay_app;

-- About whom a note or a field of the organisation is, also while it may not be read: so that the answer is that the permission is
-- missing, as it is everywhere else about that person, and not that there is none.
create or replace function app.kept_text_subject(p_kind text, p_id integer) returns integer
language sql stable security definer set search_path = app, pg_temp as $$
  select k.subject_id from (
    select 'note' as kind, n.id, n.organization_id, n.subject_id from app.subject_notes n
    union all
    select 'custom-field', f.id, f.organization_id, f.subject_id from app.custom_fields f) k
  where k.kind = p_kind and k.id = p_id and k.organization_id = app.org_id() and app.scope() = 'organisation'
$$;
alter function app.kept_text_subject(text, integer) owner to assay_definer;
grant execute on function app.kept_text_subject(text, integer) to assay_app;

-- Who writes about people in several tables holds them first, in one order, as the triggers that keep their summaries do later on:
-- two who began at different ends waited for each other.
create or replace function app.hold_people(p_subjects integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform from app.users u
    where u.id = any(p_subjects) and app.scope() = 'organisation'
    order by u.id for no key update;
end
$$;
alter function app.hold_people(integer[]) owner to assay_definer;
grant execute on function app.hold_people(integer[]) to assay_app;

-- Those who are about to be added are known by their address alone.
create or replace function app.hold_addressed(p_emails text[]) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform from app.users u where u.email = any(p_emails) and app.scope() = 'organisation'
    order by u.id for no key update;
end
$$;
alter function app.hold_addressed(text[]) owner to assay_definer;
grant execute on function app.hold_addressed(text[]) to assay_app;
