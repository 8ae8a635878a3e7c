-- Words by which an organisation sorts its people, and who carries them.
create table app.labels (
  id integer primary key generated always as identity,
  organization_id integer not null references app.organizations on delete cascade,
  name text not null,
  colour text not null,
  -- Kept by the triggers below, so that no list has to count.
  subjects_count integer not null default 0,
  created_at timestamptz not null,
  unique (organization_id, id)
);
create unique index labels_name on app.labels (organization_id, lower(name));
alter table app.labels enable row level security;
alter table app.labels force row level security;
create policy system on app.labels to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.labels to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.labels to assay_definer using (true) with check (true);

create table app.subject_labels (
  organization_id integer not null,
  subject_id integer not null references app.users on delete cascade,
  label_id integer not null,
  added_at timestamptz not null,
  primary key (organization_id, subject_id, label_id),
  foreign key (organization_id, label_id) references app.labels (organization_id, id) on delete cascade
);
create index subject_labels_label on app.subject_labels (organization_id, label_id, subject_id);
create index subject_labels_subject on app.subject_labels (subject_id);
alter table app.subject_labels enable row level security;
alter table app.subject_labels force row level security;
create policy system on app.subject_labels to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.subject_labels to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.subject_labels to assay_definer using (true) with check (true);

create function app.count_added_labels() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  -- In one order, so that two managers who label at once wait for each other instead of crossing.
  perform from app.labels where id in (select label_id from new_rows) order by id for no key update;
  update app.labels l set subjects_count = l.subjects_count + d.n
    from (select label_id, count(*) as n from new_rows group by label_id) d where l.id = d.label_id;
  return null;
end
$$;
create function app.count_removed_labels() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform from app.labels where id in (select label_id from old_rows) order by id for no key update;
  update app.labels l set subjects_count = l.subjects_count - d.n
    from (select label_id, count(*) as n from old_rows group by label_id) d where l.id = d.label_id;
  return null;
end
$$;
create trigger count_added after insert on app.subject_labels
  referencing new table as new_rows for each statement execute function app.count_added_labels();
create trigger count_removed after delete on app.subject_labels
  referencing old table as old_rows for each statement execute function app.count_removed_labels();

-- Who is in no campaign of an organisation any more is not its to sort.
create function app.drop_labels_of_strangers() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  delete from app.subject_labels l
    using (select distinct organization_id, subject_id from old_rows) gone
    where l.organization_id = gone.organization_id and l.subject_id = gone.subject_id
      and not exists (select from app.invitations i
        where i.organization_id = gone.organization_id and i.subject_id = gone.subject_id);
  return null;
end
$$;
create trigger drop_labels after delete on app.invitations
  referencing old table as old_rows for each statement execute function app.drop_labels_of_strangers();

-- Whoever runs this Assay reads the action log. Asked once a statement and not once a row: a comparison by row
-- would make the planner expect next to no rows, and read millions to sort them.
create policy operators on app.audit_entries for select to assay_app using ((select app.scope() = 'platform'));
create policy operators on app.audit_details for select to assay_app using ((select app.scope() = 'platform'));
-- index: one statement builds it
create index audit_entries_at on app.audit_entries (at desc, id desc);
-- index: one statement builds it
create index audit_entries_organization on app.audit_entries (organization_id, at desc, id desc);
-- index: one statement builds it
create index audit_entries_action on app.audit_entries (action, at desc, id desc);
-- index: one statement builds it
create index audit_details_actor on app.audit_details (actor_id, entry_id);

-- What an entry says, salted. Of the text as the database keeps it, so that it can be reckoned again from what is kept.
create function app.audit_digest(p_salt bytea, p_action text, p_entity text, p_entity_id text, p_actor integer,
  p_ip text, p_user_agent text, p_before jsonb, p_after jsonb)
returns bytea language sql stable
as $$ select sha256(p_salt || convert_to(jsonb_build_array(
  p_action, p_entity, p_entity_id, p_actor, p_ip, p_user_agent, p_before, p_after)::text, 'UTF8')) $$;
grant execute on function app.audit_digest(bytea, text, text, text, integer, text, text, jsonb, jsonb) to assay_app, assay_definer;

create function app.write_audit(p_organization integer, p_action text, p_entity text, p_entity_id text, p_request text,
  p_salt bytea, p_actor integer, p_ip text, p_user_agent text, p_before jsonb, p_after jsonb)
returns void
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  entry bigint;
begin
  insert into app.audit_entries (organization_id, action, entity, entity_id, at, request_id, digest)
    values (p_organization, p_action, p_entity, p_entity_id, app.now(), p_request,
      app.audit_digest(p_salt, p_action, p_entity, p_entity_id, p_actor, p_ip, p_user_agent, p_before, p_after))
    returning id into entry;
  insert into app.audit_details (entry_id, salt, actor_id, ip, user_agent, before, after)
    values (entry, p_salt, p_actor, p_ip, p_user_agent, p_before, p_after);
end
$$;
-- Nodes of the release before bring a digest of their own; the one that can be reckoned again takes its place.
create or replace function app.write_audit(p_organization integer, p_action text, p_entity text, p_entity_id text, p_request text,
  p_digest bytea, p_salt bytea, p_actor integer, p_ip text, p_user_agent text, p_before jsonb, p_after jsonb)
returns void
language sql security definer set search_path = app, pg_temp
as $$ select app.write_audit(p_organization, p_action, p_entity, p_entity_id, p_request, p_salt, p_actor, p_ip, p_user_agent, p_before, p_after) $$;

grant create on schema app to assay_definer;
alter function app.count_added_labels() owner to assay_definer;
alter function app.count_removed_labels() owner to assay_definer;
alter function app.drop_labels_of_strangers() owner to assay_definer;
alter function app.write_audit(integer, text, text, text, text, bytea, integer, text, text, jsonb, jsonb) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function
  app.write_audit(integer, text, text, text, text, bytea, integer, text, text, jsonb, jsonb) to assay_app, assay_definer;

-- Entries written so far get the digest that can be reckoned again, and are sealed anew.
select set_config('role', 'assay_app', true), set_config('assay.scope', 'system', true);
update app.audit_entries e
  set digest = app.audit_digest(d.salt, e.action, e.entity, e.entity_id, d.actor_id, d.ip, d.user_agent, d.before, d.after)
  from app.audit_details d where d.entry_id = e.id;
update app.audit_entries set seal = null, chain = null where seal is not null;
select set_config('role', 'none', true), set_config('assay.scope', '', true);
