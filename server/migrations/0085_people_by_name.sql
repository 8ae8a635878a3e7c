-- A name that many have is read in the order of names from one index, until a page is full: who comes last may have it, and looking
-- forty thousand of them up to sort them took longer than reading two hundred thousand entries.

-- Who finishes meanwhile waits until everything is in place.
lock table app.invitations, app.permissions, app.attempts, app.results, app.campaigns in share row exclusive mode;

create table app.people_by_name (
  organization_id integer not null,
  subject_id integer not null,
  -- As in organization_people.
  name text not null,
  -- As in people_words; null where they are too long to stand in an index.
  words text check (octet_length(words) <= 1000)
);
alter table app.people_by_name enable row level security;
alter table app.people_by_name force row level security;
-- definition: the rows below are made under it
create policy by_definer on app.people_by_name to assay_definer using (true) with check (true);

-- definition: whom old nodes invite is kept from here on, not only once the files are applied
create or replace function app.keep_people(p_organizations integer[], p_subjects integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  if coalesce(cardinality(p_subjects), 0) = 0 then
    return;
  end if;
  -- Of two changes about one person at a time, the second one sees what the first has done.
  perform from app.users u where u.id = any(p_subjects) order by u.id for no key update;
  delete from app.organization_people k using unnest(p_organizations, p_subjects) as t (organization_id, subject_id)
    where k.organization_id = t.organization_id and k.subject_id = t.subject_id
      and not exists (select from app.invitations i where i.organization_id = k.organization_id
        and i.subject_id = k.subject_id and i.status <> 'anonymised');
  delete from app.people_words k using unnest(p_organizations, p_subjects) as t (organization_id, subject_id)
    where k.organization_id = t.organization_id and k.subject_id = t.subject_id
      and not exists (select from app.organization_people p where p.organization_id = k.organization_id and p.subject_id = k.subject_id);
  delete from app.people_by_name k using unnest(p_organizations, p_subjects) as t (organization_id, subject_id)
    where k.organization_id = t.organization_id and k.subject_id = t.subject_id
      and not exists (select from app.organization_people p where p.organization_id = k.organization_id and p.subject_id = k.subject_id);
  -- What is being deleted takes its people with it.
  insert into app.organization_people as k
    select f.* from app.find_people(p_organizations, p_subjects) f join app.organizations o on o.id = f.organization_id
    on conflict (organization_id, subject_id) do update
      set name = excluded.name, status = excluded.status, campaign_id = excluded.campaign_id, campaigns = excluded.campaigns,
        permitted = excluded.permitted, last_activity = excluded.last_activity
      where k is distinct from excluded;
  -- The letters are taken apart of new words only: it costs more than all the rest.
  insert into app.people_words as k
    select f.organization_id, f.subject_id, f.words, app.grams_of(f.organization_id, f.words)
    from app.find_people_words(p_organizations, p_subjects) f join app.organizations o on o.id = f.organization_id
    where not exists (select from app.people_words w
      where w.organization_id = f.organization_id and w.subject_id = f.subject_id and w.words = f.words)
    on conflict (organization_id, subject_id) do update set words = excluded.words, grams = excluded.grams;
  insert into app.people_by_name as k
    select p.organization_id, p.subject_id, p.name, w.words
    from (select distinct * from unnest(p_organizations, p_subjects) as t (organization_id, subject_id)) t
    join app.organization_people p on p.organization_id = t.organization_id and p.subject_id = t.subject_id
    join app.people_words k on k.organization_id = t.organization_id and k.subject_id = t.subject_id
    cross join lateral (select case when octet_length(k.words) <= 1000 then k.words end as words) w
    where not exists (select from app.people_by_name n where n.organization_id = t.organization_id
      and n.subject_id = t.subject_id and n.name = p.name and n.words is not distinct from w.words)
    on conflict (organization_id, subject_id) do update set name = excluded.name, words = excluded.words;
  perform app.keep_person_tests(p_organizations, p_subjects);
end
$$;

-- What is there already.
select set_config('role', 'assay_definer', true);
insert into app.people_by_name
  select p.organization_id, p.subject_id, p.name, case when octet_length(k.words) <= 1000 then k.words end
  from app.organization_people p join app.people_words k on k.organization_id = p.organization_id and k.subject_id = p.subject_id;
select set_config('role', 'none', true);
alter table app.people_by_name add primary key (organization_id, subject_id);
alter table app.people_by_name add foreign key (organization_id) references app.organizations on delete cascade;
create index people_by_name_order on app.people_by_name (organization_id, name, subject_id) include (words);
