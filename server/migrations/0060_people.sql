-- Everybody whom an organisation has in its campaigns, one row for a person: lists looked through every invitation, attempt and
-- permission to find a page of people. What may not be seen is not kept here, so that no order and no filter can tell it.

-- Who finishes meanwhile waits until everything is in place.
lock table app.invitations, app.permissions, app.attempts, app.results, app.campaigns in share row exclusive mode;

-- The result in one number with its interval, as the instrument says; null where it has none, and until it has been worked out.
alter table app.results
  add column score real,
  add column score_low real,
  add column score_high real;
-- index: next to nothing lies in it
create index results_without_score on app.results (attempt_id) where score is null and instrument in ('iq', 'skill');

create table app.organization_people (
  organization_id integer not null references app.organizations on delete cascade,
  subject_id integer not null,
  -- In the words of the campaign that asked last, as are the next two.
  name text not null,
  status text not null,
  campaign_id integer not null,
  campaigns integer not null,
  permitted boolean not null,
  -- Null without a permission.
  last_activity timestamptz,
  primary key (organization_id, subject_id)
);
create index people_name on app.organization_people (organization_id, name, subject_id);
create index people_status on app.organization_people (organization_id, status, name, subject_id);
create index people_latest on app.organization_people (organization_id, last_activity desc nulls last, name, subject_id);
create index people_earliest on app.organization_people (organization_id, last_activity, name, subject_id);
create index people_subject on app.organization_people (subject_id);

-- What people are found by, apart: it changes with their names alone.
create table app.people_words (
  organization_id integer not null references app.organizations on delete cascade,
  subject_id integer not null,
  words text not null,
  grams integer[] not null,
  primary key (organization_id, subject_id)
);
create index people_words_grams on app.people_words using gin (grams);
create index people_words_subject on app.people_words (subject_id);

-- What an organisation asks a person for, and how far that is.
create table app.person_tests (
  organization_id integer not null references app.organizations on delete cascade,
  subject_id integer not null,
  test text not null,
  -- Without a permission, asked for good.
  state text not null check (state in ('asked', 'in_progress', 'completed')),
  attempt_id integer,
  completed_at timestamptz,
  score real,
  score_low real,
  score_high real,
  primary key (organization_id, subject_id, test)
);
create index person_tests_state on app.person_tests (organization_id, test, state);
create index person_tests_score on app.person_tests (organization_id, test, score desc, subject_id) include (score_low, score_high) where score is not null;
create index person_tests_subject on app.person_tests (subject_id);

alter table app.organization_people enable row level security;
alter table app.organization_people force row level security;
create policy system on app.organization_people for select to assay_app using (app.scope() = 'system');
create policy own on app.organization_people for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.organization_people to assay_definer using (true) with check (true);
alter table app.people_words enable row level security;
alter table app.people_words force row level security;
create policy system on app.people_words for select to assay_app using (app.scope() = 'system');
create policy own on app.people_words for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.people_words to assay_definer using (true) with check (true);
alter table app.person_tests enable row level security;
alter table app.person_tests force row level security;
create policy system on app.person_tests for select to assay_app using (app.scope() = 'system');
create policy own on app.person_tests for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.person_tests to assay_definer using (true) with check (true);

-- Small letters without accents.
create function app.folded(p_text text) returns text
language sql immutable parallel safe as $$ select regexp_replace(normalize(lower(p_text), nfkd), '[\u0300-\u036f]', '', 'g') $$;

-- Numbers for every three letters in a row, others for each organisation; who has found by them compares the words too.
create function app.grams_of(p_organization integer, p_text text) returns integer[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct
    ((((p_organization::bigint * 1000003 + l[n]) % 2147483647 * 1000003 + l[n + 1]) % 2147483647 * 1000003 + l[n + 2]) % 2147483647)::integer), '{}')
  from (select array(select ascii(x) from unnest(string_to_array(p_text, null)) x) as l) t, generate_series(1, length(p_text) - 2) n
$$;

-- What an organisation has of people (pairs), found from the beginning.
create function app.find_people(p_organizations integer[], p_subjects integer[]) returns setof app.organization_people
language sql stable as $$
  select l.organization_id, l.subject_id, coalesce(app.shown_name(l.first_name, l.last_name, l.email), ''),
    case when l.status in ('in_progress', 'completed') and not l.permitted then 'permission_pending' else l.status end,
    l.campaign_id, l.campaigns::integer, l.permitted, case when l.permitted then l.activity end
  from (
    select distinct on (i.organization_id, i.subject_id) i.*,
      count(*) over person as campaigns, max(greatest(i.opened_at, i.started_at, i.completed_at)) over person as activity,
      exists (select from app.permissions p where p.subject_id = i.subject_id and p.organization_id = i.organization_id
        and p.revoked_at is null) as permitted
    from (select distinct * from unnest(p_organizations, p_subjects) as t (organization_id, subject_id)) t
    join app.invitations i on i.organization_id = t.organization_id and i.subject_id = t.subject_id
    where i.status <> 'anonymised'
    window person as (partition by i.organization_id, i.subject_id)
    order by i.organization_id, i.subject_id, i.id desc
  ) l
$$;

create function app.find_people_words(p_organizations integer[], p_subjects integer[])
  returns table (organization_id integer, subject_id integer, words text)
language sql stable as $$
  -- A word is found by its beginning too, however short.
  select distinct on (i.organization_id, i.subject_id) i.organization_id, i.subject_id,
    ' ' || app.folded(regexp_replace(i.first_name || ' ' || i.last_name || ' ' || i.email, '\s+', ' ', 'g'))
  from (select distinct * from unnest(p_organizations, p_subjects) as t (organization_id, subject_id)) t
  join app.invitations i on i.organization_id = t.organization_id and i.subject_id = t.subject_id
  where i.status <> 'anonymised'
  order by i.organization_id, i.subject_id, i.id desc
$$;

create function app.find_person_tests(p_organizations integer[], p_subjects integer[]) returns setof app.person_tests
language sql stable as $$
  select a.organization_id, a.subject_id, a.test,
    case when d.completed_at is not null then 'completed' when d.id is not null then 'in_progress' else 'asked' end,
    d.id, d.completed_at, d.score, d.score_low, d.score_high
  from (
    select distinct on (i.organization_id, i.subject_id, x.test) i.organization_id, i.subject_id, x.test, i.invited_at
    from (select distinct * from unnest(p_organizations, p_subjects) as t (organization_id, subject_id)) t
    join app.invitations i on i.organization_id = t.organization_id and i.subject_id = t.subject_id
    join app.campaigns c on c.id = i.campaign_id
    cross join lateral unnest(c.test_types) as x (test)
    where i.invited_at is not null and i.status <> 'anonymised'
    order by i.organization_id, i.subject_id, x.test, i.invited_at desc
  ) a
  left join lateral (
    select m.id, m.completed_at, r.score, r.score_low, r.score_high
    from app.attempts m
    join app.permissions p on p.subject_id = m.subject_id and p.organization_id = a.organization_id and p.revoked_at is null
    left join app.results r on r.attempt_id = m.id
    where m.subject_id = a.subject_id and m.test = a.test
      -- As in `answersInvitation`: how somebody feels is asked anew.
      and (m.instrument <> 'burnout'
        or (m.form ->> 'consentedAt' is not null and coalesce(m.completed_at, a.invited_at) >= a.invited_at))
    order by m.completed_at is not null desc, m.round desc
    limit 1
  ) d on true
$$;

-- Brings what is kept of people in organisations (pairs) in line. Doing it twice changes nothing.
create function app.keep_people(p_organizations integer[], p_subjects integer[]) returns void
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
  perform app.keep_person_tests(p_organizations, p_subjects);
end
$$;

create function app.keep_person_tests(p_organizations integer[], p_subjects integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  wanted app.person_tests[] := array(select f from app.find_person_tests(p_organizations, p_subjects) f);
begin
  delete from app.person_tests k using unnest(p_organizations, p_subjects) as t (organization_id, subject_id)
    where k.organization_id = t.organization_id and k.subject_id = t.subject_id
      and not exists (select from unnest(wanted) w where w.organization_id = k.organization_id
        and w.subject_id = k.subject_id and w.test = k.test);
  insert into app.person_tests as k
    select w.* from unnest(wanted) w join app.organizations o on o.id = w.organization_id
    on conflict (organization_id, subject_id, test) do update
      set state = excluded.state, attempt_id = excluded.attempt_id, completed_at = excluded.completed_at,
        score = excluded.score, score_low = excluded.score_low, score_high = excluded.score_high
      where k is distinct from excluded;
end
$$;

-- Hung on the tables, so that no way of inviting, permitting, taking or deleting can forget it. After the other triggers, which
-- go by their names: these hold people first.
create function app.keep_people_invited() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  case tg_op
  when 'INSERT' then
    perform app.keep_people(array_agg(n.organization_id), array_agg(n.subject_id)) from new_rows n;
  when 'UPDATE' then
    -- An invitation that is made anonymous goes from one person to another.
    perform app.keep_people(array_agg(n.organization_id) || array_agg(o.organization_id), array_agg(n.subject_id) || array_agg(o.subject_id))
      from new_rows n join old_rows o on o.id = n.id
      where (n.subject_id, n.status, n.invited_at, n.opened_at, n.started_at, n.completed_at, n.first_name, n.last_name, n.email)
        is distinct from (o.subject_id, o.status, o.invited_at, o.opened_at, o.started_at, o.completed_at, o.first_name, o.last_name, o.email);
  else
    perform app.keep_people(array_agg(o.organization_id), array_agg(o.subject_id)) from old_rows o;
  end case;
  return null;
end
$$;
create function app.keep_people_permitted() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform app.keep_people(array_agg(o.organization_id), array_agg(o.subject_id)) from old_rows o;
  else
    perform app.keep_people(array_agg(n.organization_id), array_agg(n.subject_id)) from new_rows n;
  end if;
  return null;
end
$$;
-- For many at once, as they are imported or deleted.
create function app.keep_people_tested() returns trigger
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  subjects integer[];
begin
  if tg_op = 'DELETE' then
    subjects := array(select distinct o.subject_id from old_rows o);
  elsif tg_op = 'INSERT' then
    subjects := array(select distinct n.subject_id from new_rows n);
  elsif tg_table_name = 'results' then
    subjects := array(select distinct n.subject_id from new_rows n join old_rows o on o.attempt_id = n.attempt_id
      where (n.score, n.score_low, n.score_high) is distinct from (o.score, o.score_low, o.score_high));
  else
    subjects := array(select distinct n.subject_id from new_rows n join old_rows o on o.id = n.id
      where (n.completed_at, n.form ->> 'consentedAt') is distinct from (o.completed_at, o.form ->> 'consentedAt'));
  end if;
  if cardinality(subjects) > 0 then
    perform app.keep_people(array_agg(i.organization_id), array_agg(i.subject_id))
      from (select distinct i.organization_id, i.subject_id from app.invitations i where i.subject_id = any(subjects)) i;
  end if;
  return null;
end
$$;
create function app.keep_people_asked() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.keep_people(array_agg(i.organization_id), array_agg(i.subject_id)) from app.invitations i where i.campaign_id = new.id;
  return null;
end
$$;

-- Which people of the organisation that asks have all these words, in any order: parts of words from three letters on, beginnings
-- below that. By definer, since row security keeps the index of the letters from being used.
create function app.people_named(p_text text) returns setof integer
language plpgsql stable security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  parts text[] := array(
    select case when length(w) < 3 then ' ' || w else w end
    from unnest(regexp_split_to_array(app.folded(p_text), '[\s,;]+')) w where w <> '');
  letters integer[] := array(select unnest(app.grams_of(app.org_id(), w)) from unnest(parts) w);
begin
  if app.scope() <> 'organisation' then
    return;
  end if;
  return query select k.subject_id from app.people_words k
    where k.organization_id = app.org_id() and k.grams @> letters
      and not exists (select from unnest(parts) w where strpos(k.words, w) = 0);
end
$$;

grant create on schema app to assay_definer;
alter function app.keep_people(integer[], integer[]) owner to assay_definer;
alter function app.keep_person_tests(integer[], integer[]) owner to assay_definer;
alter function app.keep_people_invited() owner to assay_definer;
alter function app.keep_people_permitted() owner to assay_definer;
alter function app.keep_people_tested() owner to assay_definer;
alter function app.keep_people_asked() owner to assay_definer;
alter function app.people_named(text) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.folded(text), app.grams_of(integer, text), app.find_people(integer[], integer[]),
  app.find_people_words(integer[], integer[]), app.find_person_tests(integer[], integer[]),
  app.keep_people(integer[], integer[]), app.keep_person_tests(integer[], integer[]) to assay_definer;
grant execute on function app.people_named(text) to assay_app;

-- What is there already.
select set_config('role', 'assay_definer', true);
select app.keep_people(f.organizations, f.subjects)
  from app.organizations o cross join lateral (
    select array_agg(i.organization_id) as organizations, array_agg(i.subject_id) as subjects
    from (select distinct i.organization_id, i.subject_id from app.invitations i where i.organization_id = o.id) i) f;
select set_config('role', 'none', true);

create trigger know_people_added after insert on app.invitations
  referencing new table as new_rows for each statement execute function app.keep_people_invited();
create trigger know_people_changed after update on app.invitations
  referencing new table as new_rows old table as old_rows for each statement execute function app.keep_people_invited();
create trigger know_people_removed after delete on app.invitations
  referencing old table as old_rows for each statement execute function app.keep_people_invited();
create trigger know_people_added after insert on app.permissions
  referencing new table as new_rows for each statement execute function app.keep_people_permitted();
create trigger know_people_changed after update on app.permissions
  referencing new table as new_rows for each statement execute function app.keep_people_permitted();
create trigger know_people_removed after delete on app.permissions
  referencing old table as old_rows for each statement execute function app.keep_people_permitted();
create trigger know_people_added after insert on app.attempts
  referencing new table as new_rows for each statement execute function app.keep_people_tested();
create trigger know_people_changed after update on app.attempts
  referencing new table as new_rows old table as old_rows for each statement execute function app.keep_people_tested();
create trigger know_people_removed after delete on app.attempts
  referencing old table as old_rows for each statement execute function app.keep_people_tested();
create trigger know_people_added after insert on app.results
  referencing new table as new_rows for each statement execute function app.keep_people_tested();
create trigger know_people_changed after update on app.results
  referencing new table as new_rows old table as old_rows for each statement execute function app.keep_people_tested();
create trigger know_people_removed after delete on app.results
  referencing old table as old_rows for each statement execute function app.keep_people_tested();
create trigger know_people_asked after update of test_types on app.campaigns
  for each row when (old.test_types is distinct from new.test_types) execute function app.keep_people_asked();
