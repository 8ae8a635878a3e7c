-- Lists of people take as long in an organisation of 200,000 as in one of a thousand: what a row may say is kept, and who may see it is
-- asked once for a statement.

-- Who finishes meanwhile waits until everything is in place.
lock table app.invitations, app.permissions, app.attempts, app.results, app.campaigns in share row exclusive mode;

-- Whether a logical result says nothing of the person: no answer in both sections together, or no more right ones than by guessing.
-- By the number of answers, the fewest right ones that are more than that, as `leastOverChance` works them out.
create function app.says_nothing(p_scores jsonb) returns boolean
language sql immutable parallel safe as $$
  select c.asked > 0 and (c.answered = 0 or c.answered * 2 > c.asked and c."right" < ('{1,2,2,3,3,3,4,4,4,4,5,5,5,6,6,6,6,7,7,7,7,7,
    8,8,8,8,9,9,9,9,10,10,10,10,10,11,11,11,11,11,12,12,12,12,13,13,13,13,13,14,14,14,14,14,15,15,15,15,15,16,16,16,16,17,17,17,17,17,
    18,18,18,18,18,19,19,19,19,19,20,20,20,20,20,21,21,21,21,21,22,22,22,22,22,23,23,23,23,23,24,24}'::integer[])[c.answered + 1])
  from (
    select count(*) as asked, count(*) filter (where item ->> 'outcome' <> 'unreached') as answered,
      count(*) filter (where item ->> 'outcome' = 'right') as "right"
    from jsonb_path_query(p_scores, '$.sections.*.items[*]') item) c
$$;
grant execute on function app.says_nothing(jsonb) to assay_definer;

-- As before, but for the score.
create or replace function app.find_person_tests(p_organizations integer[], p_subjects integer[]) returns setof app.person_tests
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
    -- The report says in words that a result says nothing; lists have no number that would be taken for one, nor an order by it.
    left join app.results r on r.attempt_id = m.id and not (r.instrument = 'iq' and app.says_nothing(r.scores))
    where m.subject_id = a.subject_id and m.test = a.test
      -- As in `answersInvitation`: how somebody feels is asked anew.
      and (m.instrument <> 'burnout'
        or (m.form ->> 'consentedAt' is not null and coalesce(m.completed_at, a.invited_at) >= a.invited_at))
    order by m.completed_at is not null desc, m.round desc
    limit 1
  ) d on true
$$;

-- As before; what a logical result says can change without its score.
create or replace function app.keep_people_tested() returns trigger
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
      where (n.score, n.score_low, n.score_high) is distinct from (o.score, o.score_low, o.score_high)
        or n.instrument = 'iq' and n.scores is distinct from o.scores);
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

-- What is there already.
select set_config('role', 'assay_definer', true);
update app.person_tests t set score = null, score_low = null, score_high = null
  from app.results r
  where r.attempt_id = t.attempt_id and r.instrument = 'iq' and t.score is not null and app.says_nothing(r.scores);
select set_config('role', 'none', true);

-- index: lists wait for the locks above anyway
create index person_tests_reached on app.person_tests (organization_id, test, state, subject_id);
drop index app.person_tests_state;

-- As the one without a number, but no more of them than are wanted, whoever they are.
create function app.people_named(p_text text, p_most integer) returns setof integer
language plpgsql stable security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan rows 10000 as $$
declare
  asking integer := app.org_id();
  parts text[] := array(
    select case when length(w) < 3 then ' ' || w else w end
    from unnest(regexp_split_to_array(app.folded(p_text), '[\s,;]+')) w where w <> '');
  letters integer[] := array(select unnest(app.grams_of(asking, w)) from unnest(parts) w);
begin
  if app.scope() <> 'organisation' then
    return;
  end if;
  return query select k.subject_id from app.people_words k
    where k.organization_id = asking and k.grams @> letters and strpos(k.words, coalesce(parts[1], '')) > 0
      and (cardinality(parts) < 2 or not exists (select from unnest(parts) w where strpos(k.words, w) = 0))
    limit p_most;
end
$$;
create or replace function app.people_named(p_text text) returns setof integer
language sql stable security definer set search_path = app, pg_temp as $$ select app.people_named(p_text, null) $$;
-- Whom a campaign of the organisation that asks has in it. By definer, since row security looks at each of ten thousand rows.
create function app.people_of_campaign(p_campaign integer) returns integer[]
language sql stable security definer set search_path = app, pg_temp as $$
  select coalesce(array_agg(i.subject_id), '{}') from app.invitations i
  where i.organization_id = (select app.org_id() where app.scope() = 'organisation') and i.campaign_id = p_campaign
    and i.status <> 'anonymised'
$$;
revoke execute on function app.people_named(text, integer), app.people_of_campaign(integer) from public;
grant execute on function app.people_named(text, integer), app.people_of_campaign(integer) to assay_app;
grant create on schema app to assay_definer;
alter function app.people_named(text, integer) owner to assay_definer;
alter function app.people_of_campaign(integer) owner to assay_definer;
revoke create on schema app from assay_definer;

-- Who asks is the same for every row of a statement. Asked for each, it took longer than the rest of a long list, and the planner
-- took each organisation for one of a hundred people.
alter policy system on app.organization_people using ((select app.scope() = 'system'));
alter policy own on app.organization_people using (organization_id = (select app.org_id() where app.scope() = 'organisation'));
alter policy system on app.people_words using ((select app.scope() = 'system'));
alter policy own on app.people_words using (organization_id = (select app.org_id() where app.scope() = 'organisation'));
alter policy system on app.person_tests using ((select app.scope() = 'system'));
alter policy own on app.person_tests using (organization_id = (select app.org_id() where app.scope() = 'organisation'));
alter policy system on app.person_fits using ((select app.scope() = 'system'));
alter policy own on app.person_fits using (organization_id = (select app.org_id() where app.scope() = 'organisation'));
