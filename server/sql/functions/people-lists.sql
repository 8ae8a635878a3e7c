-- What a person is sorted by: the name as it is shown, or the address; nothing for a deleted account.
create or replace function app.shown_name(p_first text, p_last text, p_email text) returns text
language sql immutable as $$ select case when p_email <> '' then lower(coalesce(nullif(trim(p_first || ' ' || p_last), ''), p_email)) end $$;
grant execute on function app.shown_name(text, text, text) to assay_app, assay_definer;

create or replace function app.person_text(p_organization integer, p_subject integer) returns text
language sql stable security definer set search_path = app, pg_temp as $$
  select trim(lower(i.first_name || ' ' || i.last_name || ' ' || i.email)) from app.invitations i
    where i.organization_id = p_organization and i.subject_id = p_subject order by i.id desc limit 1
$$;
alter function app.person_text(integer, integer) owner to assay_definer;

-- Small letters without accents.
create or replace function app.folded(p_text text) returns text
language sql immutable parallel safe as $$ select regexp_replace(normalize(lower(p_text), nfkd), '[\u0300-\u036f]', '', 'g') $$;
grant execute on function app.folded(text) to assay_definer, assay_app;

-- Numbers for every three letters in a row, others for each organisation; who has found by them compares the words too.
create or replace function app.grams_of(p_organization integer, p_text text) returns integer[]
language plpgsql immutable parallel safe as $$
declare
  grams integer[] := '{}';
begin
  for n in 1 .. length(p_text) - 2 loop
    grams[n] := (hashtextextended(substr(p_text, n, 3), p_organization) >> 32)::integer;
  end loop;
  return grams;
end
$$;
grant execute on function app.grams_of(integer, text) to assay_definer;

-- What an organisation has of people (pairs), found from the beginning.
create or replace function app.find_people(p_organizations integer[], p_subjects integer[]) returns setof app.organization_people
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
grant execute on function app.find_people(integer[], integer[]) to assay_definer;

create or replace function app.find_people_words(p_organizations integer[], p_subjects integer[])
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
grant execute on function app.find_people_words(integer[], integer[]) to assay_definer;

create or replace function app.find_person_tests(p_organizations integer[], p_subjects integer[]) returns setof app.person_tests
language sql stable as $$
  select a.organization_id, a.subject_id, a.test,
    case when d.completed_at is not null then 'completed' when d.id is not null then 'in_progress' else 'asked' end,
    d.id, d.completed_at, d.score, d.score_low, d.score_high
  from (
    select distinct on (i.organization_id, i.subject_id, x.test) i.organization_id, i.subject_id, x.test, i as invitation
    from (select distinct * from unnest(p_organizations, p_subjects) as t (organization_id, subject_id)) t
    join app.invitations i on i.organization_id = t.organization_id and i.subject_id = t.subject_id
    join app.campaign_tests x on x.campaign_id = i.campaign_id
    where i.invited_at is not null and i.status <> 'anonymised'
    order by i.organization_id, i.subject_id, x.test, i.invited_at desc
  ) a
  left join lateral (
    select m.id, m.completed_at, r.score, r.score_low, r.score_high
    from app.attempts m
    join app.permissions p on p.subject_id = m.subject_id and p.organization_id = a.organization_id and p.revoked_at is null
    -- The report says in words that a result says nothing; lists have no number that would be taken for one, nor an order by it.
    left join app.results r on r.attempt_id = m.id and not (r.instrument = 'iq' and app.says_nothing(r.scores))
    where m.subject_id = a.subject_id and m.test = a.test
      and app.answers_invitation(m, a.invitation)
    order by m.completed_at is not null desc, m.round desc
    limit 1
  ) d on true
$$;
grant execute on function app.find_person_tests(integer[], integer[]) to assay_definer;

-- Brings what is kept of people in organisations (pairs) in line. Doing it twice changes nothing.
create or replace function app.keep_people(p_organizations integer[], p_subjects integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if coalesce(cardinality(p_subjects), 0) = 0 then
    return;
  end if;
  perform app.plan_for(cardinality(p_subjects));
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
alter function app.keep_people(integer[], integer[]) owner to assay_definer;

create or replace function app.keep_person_tests(p_organizations integer[], p_subjects integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  wanted app.person_tests[];
begin
  perform app.plan_for(cardinality(p_subjects));
  wanted := array(select f from app.find_person_tests(p_organizations, p_subjects) f);
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
alter function app.keep_person_tests(integer[], integer[]) owner to assay_definer;

-- Hung on the tables, so that no way of inviting, permitting, taking or deleting can forget it. After the other triggers, which
-- go by their names: these hold people first.
create or replace function app.keep_people_invited() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  case tg_op
  when 'INSERT' then
    perform app.keep_people(array_agg(n.organization_id), array_agg(n.subject_id)) from new_rows n;
  when 'UPDATE' then
    -- An invitation that is made anonymous goes from one person to another.
    perform app.keep_people(array_agg(n.organization_id) || array_agg(o.organization_id), array_agg(n.subject_id) || array_agg(o.subject_id))
      from new_rows n full join old_rows o on o.id = n.id
      where (n.subject_id, n.status, n.invited_at, n.opened_at, n.started_at, n.completed_at, n.first_name, n.last_name, n.email)
        is distinct from (o.subject_id, o.status, o.invited_at, o.opened_at, o.started_at, o.completed_at, o.first_name, o.last_name, o.email);
  else
    perform app.keep_people(array_agg(o.organization_id), array_agg(o.subject_id)) from old_rows o;
  end case;
  return null;
end
$$;
alter function app.keep_people_invited() owner to assay_definer;

create or replace function app.keep_people_permitted() returns trigger
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
alter function app.keep_people_permitted() owner to assay_definer;

create or replace function app.keep_people_tested() returns trigger
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  subjects integer[];
begin
  if tg_op = 'DELETE' then
    subjects := array(select distinct o.subject_id from old_rows o);
  elsif tg_op = 'INSERT' then
    subjects := array(select distinct n.subject_id from new_rows n);
  elsif tg_table_name = 'results' then
    subjects := array(select distinct n.subject_id from new_rows n full join old_rows o on o.attempt_id = n.attempt_id
      where (n.score, n.score_low, n.score_high) is distinct from (o.score, o.score_low, o.score_high)
        or n.instrument = 'iq' and n.scores is distinct from o.scores);
  else
    subjects := array(select distinct n.subject_id from new_rows n full join old_rows o on o.id = n.id
      where (n.completed_at, n.form ->> 'consentedAt') is distinct from (o.completed_at, o.form ->> 'consentedAt'));
  end if;
  if cardinality(subjects) > 0 then
    perform app.plan_for(cardinality(subjects));
    perform app.keep_people(array_agg(i.organization_id), array_agg(i.subject_id))
      from (select distinct i.organization_id, i.subject_id from app.invitations i where i.subject_id = any(subjects)) i;
  end if;
  return null;
end
$$;
alter function app.keep_people_tested() owner to assay_definer;

create or replace function app.keep_people_asked() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.keep_people(array_agg(i.organization_id), array_agg(i.subject_id)) from app.invitations i where i.campaign_id = new.id;
  return null;
end
$$;
alter function app.keep_people_asked() owner to assay_definer;

-- Which people of the organisation that asks have all these words, in any order: parts of words from three letters on, beginnings
-- below that. By definer, since row security keeps the index of the letters from being used.
create or replace function app.people_named(p_text text) returns setof integer
language sql stable security definer set search_path = app, pg_temp as $$ select app.people_named(p_text, null) $$;
alter function app.people_named(text) owner to assay_definer;
grant execute on function app.people_named(text) to assay_app;

-- Whether a logical result is told as no number, as `isTold` says of both sections together: half of the questions or more have no
-- answer, or no more are right than by guessing. By the number of answers, the fewest right ones that are more than that, as
-- `leastOverChance` works them out.
create or replace function app.says_nothing(p_scores jsonb) returns boolean
language sql immutable parallel safe as $$
  select c.asked > 0 and (c.answered * 2 <= c.asked or c."right" < ('{1,2,2,3,3,3,4,4,4,4,5,5,5,6,6,6,6,7,7,7,7,7,
    8,8,8,8,9,9,9,9,10,10,10,10,10,11,11,11,11,11,12,12,12,12,13,13,13,13,13,14,14,14,14,14,15,15,15,15,15,16,16,16,16,17,17,17,17,17,
    18,18,18,18,18,19,19,19,19,19,20,20,20,20,20,21,21,21,21,21,22,22,22,22,22,23,23,23,23,23,24,24}'::integer[])[c.answered + 1])
  from (
    select count(*) as asked, count(*) filter (where item ->> 'outcome' <> 'unreached') as answered,
      count(*) filter (where item ->> 'outcome' = 'right') as "right"
    from jsonb_path_query(p_scores, '$.sections.*.items[*]') item) c
$$;
grant execute on function app.says_nothing(jsonb) to assay_definer, assay_app;

-- Which people of the organisation that asks have all these words, in any order: parts of words from three letters on, beginnings
-- below that. By definer, since row security keeps the index of the letters from being used.
create or replace function app.people_named(p_text text, p_most integer) returns setof integer
language plpgsql stable security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan rows 10000 as $$
declare
  asking integer := app.org_id();
  parts text[] := app.parts_of(p_text);
  letters integer[] := array(select unnest(app.grams_of(asking, w)) from unnest(parts) w);
begin
  if app.scope() <> 'organisation' then
    return;
  end if;
  -- One letter has no number: the people of the organisation are looked at, not those of all.
  if cardinality(letters) = 0 then
    return query select k.subject_id from app.people_words k
      where k.organization_id = asking and not exists (select from unnest(parts) w where strpos(k.words, w) = 0)
      limit p_most;
    return;
  end if;
  return query select k.subject_id from app.people_words k
    -- The numbers are those of one organisation already: its whole index, read to keep the others out, took longer than they did.
    where k.organization_id + 0 = asking and k.grams @> letters and strpos(k.words, coalesce(parts[1], '')) > 0
      and (cardinality(parts) < 2 or not exists (select from unnest(parts) w where strpos(k.words, w) = 0))
    limit p_most;
end
$$;
alter function app.people_named(text, integer) owner to assay_definer;
grant execute on function app.people_named(text, integer) to assay_app;

-- Whom a campaign of the organisation that asks has in it: found by the campaign, not by the organisation, all of whose people would be
-- read. By definer, since row security looks at each of ten thousand rows.
create or replace function app.people_of_campaign(p_campaign integer) returns integer[]
language sql stable security definer set search_path = app, pg_temp as $$
  select coalesce(array_agg(i.subject_id), '{}') from app.campaigns c join app.invitations i on i.campaign_id = c.id
  where c.id = p_campaign and c.organization_id = (select app.org_id() where app.scope() = 'organisation')
    and i.status <> 'anonymised'
$$;
alter function app.people_of_campaign(integer) owner to assay_definer;
grant execute on function app.people_of_campaign(integer) to assay_app;

-- How many these are, from an index alone.
create or replace function app.count_of_campaign(p_campaign integer) returns integer
language sql stable security definer set search_path = app, pg_temp as $$
  select count(*)::integer from app.invitations i
  where i.campaign_id = (select c.id from app.campaigns c
      where c.id = p_campaign and c.organization_id = (select app.org_id() where app.scope() = 'organisation'))
    and i.status <> 'anonymised'
$$;
alter function app.count_of_campaign(integer) owner to assay_definer;
grant execute on function app.count_of_campaign(integer) to assay_app;
