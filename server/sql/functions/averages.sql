-- Takes the figures of groups away in which somebody is missing, for good.
create or replace function app.break_average_groups(p_groups integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  with broken as (
    update app.average_groups g set whole = false
      where g.id = any(p_groups) and g.whole and g.people > (
        select count(*) from app.average_members m
          where m.group_id = g.id and (m.organization_id is null or exists (
            select from app.permissions p where p.subject_id = m.subject_id
              and p.organization_id = m.organization_id and p.revoked_at is null)))
      returning g.id, g.campaign_id, g.instrument, g.people
  ), figures as (
    delete from app.average_figures f using broken b where f.group_id = b.id
      returning b.campaign_id, b.instrument, b.people, f.scale, f.tenths
  ), gone as (
    select f.campaign_id, f.instrument, f.scale, sum(f.people) as n, sum(f.people * f.tenths) as tenths
      from figures f group by 1, 2, 3 order by 1, 2, 3
  )
  update app.campaign_sums s set n = s.n - d.n, tenths = s.tenths - d.tenths
    from gone d where s.campaign_id = d.campaign_id and s.instrument = d.instrument and s.scale = d.scale;
end
$$;
alter function app.break_average_groups(integer[]) owner to assay_definer;

-- Closes groups among people who wait at one place. Skill tests have no averages but ranks, and a rank says more about
-- single people: a group of twenty.
create or replace function app.close_average_groups(p_organization integer, p_campaign integer, p_test text) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform pg_advisory_xact_lock(4704, hashtext(concat_ws(':', p_organization, p_campaign, p_test)));
  with waiting as materialized (
    select m.attempt_id, m.instrument, a.version, a.completed_at, count(*) over (partition by a.version) as people,
        case m.instrument when 'skill' then 20 else 5 end as least
      from app.average_members m join app.attempts a on a.id = m.attempt_id
      where m.group_id is null and m.test = p_test
        and m.organization_id is not distinct from p_organization and m.campaign_id is not distinct from p_campaign
        and (p_organization is null or exists (
          select from app.permissions p where p.subject_id = m.subject_id
            and p.organization_id = p_organization and p.revoked_at is null))
        and (p_campaign is null or exists (
          select from app.invitations i where i.subject_id = m.subject_id and i.campaign_id = p_campaign))
  ), enough as materialized (
    select w.attempt_id, w.instrument, w.version,
        ntile((w.people / w.least)::integer) over (partition by w.version order by w.completed_at, w.attempt_id) as part
      from waiting w where w.people >= w.least
  ), made as materialized (
    select e.version, e.part, e.instrument, count(*)::integer as people, nextval('app.average_groups_id_seq')::integer as id
      from enough e group by 1, 2, 3
  ), groups as (
    insert into app.average_groups (id, organization_id, campaign_id, instrument, test, version, people, closed_at)
      select m.id, p_organization, p_campaign, m.instrument, p_test, m.version, m.people, app.now() from made m
  ), members as (
    update app.average_members m set group_id = g.id
      from enough e join made g on g.version = e.version and g.part = e.part
      where m.attempt_id = e.attempt_id and m.organization_id is not distinct from p_organization
  ), kind (instrument, step, low, high) as (
    -- T-scores in steps of 5, of what is worth striving for in steps of half a point.
    values ('personality', 5, 30, 70), ('iq', 5, 30, 70), ('culture', .5, -2, 2)
  ), figures as (
    insert into app.average_figures (group_id, scale, tenths)
      select g.id, s.key, 10 * least(k.high, greatest(k.low, k.step * round(avg(s.value::numeric) / k.step)))
        from made g
        join kind k on k.instrument = g.instrument
        join enough e on e.version = g.version and e.part = g.part
        join app.results r on r.attempt_id = e.attempt_id
        cross join lateral jsonb_each_text(r.summary) s
        group by g.id, g.people, s.key, k.step, k.low, k.high
        -- A scale that not all of them have would be an average of fewer.
        having count(*) = g.people
      returning group_id, scale, tenths
  )
  insert into app.campaign_sums as s (campaign_id, organization_id, instrument, scale, n, tenths)
    select p_campaign, p_organization, g.instrument, f.scale, sum(g.people), sum(g.people * f.tenths)
      from figures f join made g on g.id = f.group_id
      where p_campaign is not null
      group by g.instrument, f.scale order by 3, 4
    on conflict (campaign_id, instrument, scale) do update set n = s.n + excluded.n, tenths = s.tenths + excluded.tenths;
end
$$;
alter function app.close_average_groups(integer, integer, text) owner to assay_definer;

-- A deleted result takes its group along.
create or replace function app.break_left_groups() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.break_average_groups(array(select distinct m.group_id from old_rows m where m.group_id is not null order by 1));
  return null;
end
$$;
alter function app.break_left_groups() owner to assay_definer;

-- After a campaign was made anonymous nothing leads from its averages to its people: they are gone, and used up.
create or replace function app.forget_averages(p_campaign integer) returns void
language sql security definer set search_path = app, pg_temp as $$
  update app.average_members set campaign_id = null where campaign_id = p_campaign;
  delete from app.average_figures where group_id in (select id from app.average_groups where campaign_id = p_campaign);
  update app.average_groups set whole = false, campaign_id = null where campaign_id = p_campaign;
  delete from app.campaign_sums where campaign_id = p_campaign;
$$;
alter function app.forget_averages(integer) owner to assay_definer;
grant execute on function app.forget_averages(integer) to assay_app;

-- Adds the figures of groups to what labels have (step 1) or takes them off (step -1); figures that are gone already are given.
create or replace function app.sum_label_groups(p_step integer, p_pairs app.label_groups[], p_gone app.average_figures[] default null) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  perform app.plan_for(cardinality(p_pairs) + coalesce(cardinality(p_gone), 0));
  insert into app.label_sums as s (label_id, campaign_id, organization_id, scale, n, tenths)
    select p.label_id, g.campaign_id, p.organization_id, f.scale, p_step * sum(g.people), p_step * sum(g.people * f.tenths)
    from unnest(p_pairs) p
    join app.average_groups g on g.id = p.group_id
    join (select * from app.average_figures where p_gone is null union all select * from unnest(p_gone)) f on f.group_id = p.group_id
    -- What is being deleted takes its sums with it.
    join app.campaigns c on c.id = g.campaign_id join app.labels b on b.id = p.label_id
    where f.scale in ('N', 'E', 'O', 'A', 'C')
    group by 1, 2, 3, 4 order by 1, 2, 4
    on conflict (label_id, campaign_id, scale) do update set n = s.n + excluded.n, tenths = s.tenths + excluded.tenths;
end
$$;
alter function app.sum_label_groups(integer, app.label_groups[], app.average_figures[]) owner to assay_definer;

-- Lets labels (null: whichever there are) count these groups where all of a group's people carry them. Doing it twice changes nothing.
create or replace function app.join_label_groups(p_labels integer[], p_groups integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  pairs app.label_groups[];
begin
  perform app.plan_for(cardinality(p_groups));
  with joined as (
    insert into app.label_groups (label_id, group_id, organization_id)
      select l.label_id, g.id, g.organization_id
        from app.average_groups g
        join app.average_members m on m.group_id = g.id
        join app.subject_labels l on l.organization_id = m.organization_id and l.subject_id = m.subject_id
        join app.labels b on b.id = l.label_id
        where g.id = any(p_groups) and g.instrument = 'personality' and g.whole and g.campaign_id is not null
          and (p_labels is null or l.label_id = any(p_labels))
        group by l.label_id, g.id having count(*) = g.people
        order by 1, 2
      on conflict do nothing
      returning label_groups
  ) select array_agg(j.label_groups) into pairs from joined j;
  if pairs is not null then
    perform app.sum_label_groups(1, pairs);
  end if;
end
$$;
alter function app.join_label_groups(integer[], integer[]) owner to assay_definer;

-- A group has been closed, and its figures are there. Who labels one of its people at that moment waits for it or is waited for,
-- since both hold the person's place in the averages.
create or replace function app.join_closed_groups() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if exists (select from new_rows) then
    perform app.join_label_groups(null, array(select distinct n.group_id from new_rows n));
  end if;
  return null;
end
$$;
alter function app.join_closed_groups() owner to assay_definer;

-- The figures of a group are gone, and with them its part in every sum.
create or replace function app.leave_broken_groups() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  figures app.average_figures[] := array(select o from old_rows o);
  pairs app.label_groups[];
begin
  with gone as (
    delete from app.label_groups p where p.group_id in (select o.group_id from old_rows o) returning p
  ) select array_agg(g.p) into pairs from gone g;
  if pairs is not null then
    perform app.sum_label_groups(-1, pairs, figures);
  end if;
  return null;
end
$$;
alter function app.leave_broken_groups() owner to assay_definer;

-- People carry a label from now on, or no more. Their labels are held already (count_added), so of two who complete a group
-- together the second one sees what the first has done.
create or replace function app.keep_label_groups() returns trigger
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  labelled app.subject_labels[];
  groups integer[];
  pairs app.label_groups[];
begin
  if tg_op = 'INSERT' then
    labelled := array(select n from new_rows n);
  else
    labelled := array(select o from old_rows o);
  end if;
  if cardinality(labelled) = 0 then
    return null;
  end if;
  perform app.plan_for(cardinality(labelled));
  -- A group that is being closed is closed first, or later.
  perform from app.average_members m
    where m.instrument = 'personality'
      and (m.organization_id, m.subject_id) in (select l.organization_id, l.subject_id from unnest(labelled) l)
    order by m.attempt_id, m.organization_id for share of m;
  if tg_op = 'INSERT' then
    groups := array(select distinct m.group_id from unnest(labelled) l
      join app.average_members m on m.organization_id = l.organization_id and m.subject_id = l.subject_id
      where m.instrument = 'personality' and m.group_id is not null);
    -- And one that is being broken is broken first, or later.
    perform from app.average_groups g where g.id = any(groups) order by g.id for share of g;
    perform app.join_label_groups(array(select distinct l.label_id from unnest(labelled) l), groups);
  else
    with gone as (
      delete from app.label_groups p
        using unnest(labelled) l
        join app.average_members m on m.organization_id = l.organization_id and m.subject_id = l.subject_id
        where m.instrument = 'personality' and p.group_id = m.group_id and p.label_id = l.label_id
        returning p
    ) select array_agg(g.p) into pairs from gone g;
    if pairs is not null then
      perform app.sum_label_groups(-1, pairs);
    end if;
  end if;
  return null;
end
$$;
alter function app.keep_label_groups() owner to assay_definer;

-- How many of each gender and age band would be among those whom a success profile takes. Managers see neither of a single person, so
-- the counting is done here, as it is for cut-offs: groups of 30 or more alone leave it, of recruitment, and of those
-- who agreed to words that name this.
create or replace function app.taken_groups(p_subjects integer[], p_taken boolean[])
returns table (kind text, name text, people integer, passed integer)
language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  if app.scope() is distinct from 'organisation' then return; end if;
  return query
    with fitted as (
      select f.taken, s.gender, extract(year from age(app.now()::date, s.birthdate)) as years
      from unnest(p_subjects, p_taken) as f (subject_id, taken)
      join app.permissions p on p.subject_id = f.subject_id and p.organization_id = app.org_id()
        and p.revoked_at is null and p.text_version >= '2026-11-23.3' and app.read_of_checks(p)
      join app.subject_profiles s on s.subject_id = f.subject_id
      where exists (select from app.invitations i join app.campaigns c on c.id = i.campaign_id
        where i.subject_id = f.subject_id and i.organization_id = app.org_id() and i.status <> 'anonymised'
          and c.type = 'recruitment')
    ), grouped as (
      select 'gender' as kind, m.gender as name, m.taken from fitted m where m.gender in ('female', 'male', 'other')
      union all
      select 'age', case when m.years < 30 then 'under_30' when m.years < 40 then '30_39'
        when m.years < 50 then '40_49' else '50_and_over' end, m.taken from fitted m where m.years is not null
    )
    select g.kind, g.name, count(*)::integer, (count(*) filter (where g.taken))::integer
      from grouped g group by g.kind, g.name having count(*) >= 30 order by 1, 2;
end
$$;
alter function app.taken_groups(integer[], boolean[]) owner to assay_definer;
grant execute on function app.taken_groups(integer[], boolean[]) to assay_app;

-- How many people of each of these campaigns have a result that the organisation that asks may see, counted up to p_most. By definer: row
-- security makes the planner expect a handful, and all ten thousand of a campaign were read to count a hundred. As questions of one
-- person after another, since a join with all permissions of the organisation would begin with the first of them.
create or replace function app.readable_counts(p_campaigns integer[], p_instrument text, p_most integer)
returns table (campaign_id integer, readable integer)
language sql stable security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
  select c.id, f.readable from app.campaigns c cross join lateral (
    select count(*)::integer as readable from (
      select from app.invitations i where i.campaign_id = c.id
        and (select true from app.permissions p
          where p.subject_id = i.subject_id and p.organization_id = c.organization_id and p.revoked_at is null)
        and (select true from app.results r where r.subject_id = i.subject_id and r.instrument = p_instrument limit 1)
      limit p_most) g) f
  where c.id = any(p_campaigns) and c.organization_id = (select app.org_id() where app.scope() = 'organisation')
$$;
alter function app.readable_counts(integer[], text, integer) owner to assay_definer;
grant execute on function app.readable_counts(integer[], text, integer) to assay_app;
