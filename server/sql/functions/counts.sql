-- Keeps the progress of a campaign beside the campaign, so that no list has to count.
create or replace function app.count_added_invitations() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  -- Of two changes in several campaigns at a time, one waits for the other.
  perform from app.campaigns c where c.id in (select campaign_id from new_rows) order by c.id for no key update;
  update app.campaigns c set
      subjects_count = c.subjects_count + d.subjects, invited_count = c.invited_count + d.invited,
      opened_count = c.opened_count + d.opened, started_count = c.started_count + d.started,
      completed_count = c.completed_count + d.completed
    from (
      select campaign_id, sum(step) as subjects, sum(step * (invited_at is not null)::integer) as invited,
        sum(step * (coalesce(opened_at, started_at, completed_at) is not null)::integer) as opened,
        sum(step * (coalesce(started_at, completed_at) is not null)::integer) as started,
        sum(step * (completed_at is not null)::integer) as completed
      from (select 1 as step, n.* from new_rows n) r group by campaign_id) d
    where c.id = d.campaign_id;
  return null;
end
$$;
alter function app.count_added_invitations() owner to assay_definer;

create or replace function app.count_changed_invitations() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform from app.campaigns c where c.id in (select campaign_id from new_rows) order by c.id for no key update;
  update app.campaigns c set
      subjects_count = c.subjects_count + d.subjects, invited_count = c.invited_count + d.invited,
      opened_count = c.opened_count + d.opened, started_count = c.started_count + d.started,
      completed_count = c.completed_count + d.completed
    from (
      select campaign_id, sum(step) as subjects, sum(step * (invited_at is not null)::integer) as invited,
        sum(step * (coalesce(opened_at, started_at, completed_at) is not null)::integer) as opened,
        sum(step * (coalesce(started_at, completed_at) is not null)::integer) as started,
        sum(step * (completed_at is not null)::integer) as completed
      from (select 1 as step, n.* from new_rows n union all select -1, o.* from old_rows o) r group by campaign_id) d
    where c.id = d.campaign_id;
  return null;
end
$$;
alter function app.count_changed_invitations() owner to assay_definer;

create or replace function app.count_removed_invitations() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform from app.campaigns c where c.id in (select campaign_id from old_rows) order by c.id for no key update;
  update app.campaigns c set
      subjects_count = c.subjects_count + d.subjects, invited_count = c.invited_count + d.invited,
      opened_count = c.opened_count + d.opened, started_count = c.started_count + d.started,
      completed_count = c.completed_count + d.completed
    from (
      select campaign_id, sum(step) as subjects, sum(step * (invited_at is not null)::integer) as invited,
        sum(step * (coalesce(opened_at, started_at, completed_at) is not null)::integer) as opened,
        sum(step * (coalesce(started_at, completed_at) is not null)::integer) as started,
        sum(step * (completed_at is not null)::integer) as completed
      from (select -1 as step, o.* from old_rows o) r group by campaign_id) d
    where c.id = d.campaign_id;
  return null;
end
$$;
alter function app.count_removed_invitations() owner to assay_definer;

-- Brings the groups in line with what some people have finished, permit and were asked for. Doing it twice changes nothing.
create or replace function app.count_results(p_subjects integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  place record;
begin
  -- Of two changes about one person at a time, the second one sees what the first has done.
  perform from app.users u join unnest(p_subjects) as s (id) on s.id = u.id order by u.id for no key update of u;
  -- A result waits in the campaign that asked last; ranks of a skill test are those of the whole organisation, and of everybody.
  insert into app.average_members as m (attempt_id, organization_id, subject_id, campaign_id, instrument, test)
    select distinct on (r.attempt_id, p.organization_id) r.attempt_id, p.organization_id, r.subject_id,
        case r.instrument when 'skill' then null else c.campaign_id end, r.instrument, r.test
      from app.results r
      join app.permissions p on p.subject_id = r.subject_id and p.revoked_at is null
      join app.invitations i on i.subject_id = r.subject_id and i.organization_id = p.organization_id
      join app.campaign_tests c on c.campaign_id = i.campaign_id and c.test = r.test
      where r.subject_id = any(p_subjects) and r.instrument in ('personality', 'iq', 'culture', 'skill')
      order by r.attempt_id, p.organization_id, i.id desc
    on conflict (attempt_id, organization_id) do update set campaign_id = excluded.campaign_id
      -- Taken out of the campaign before a group was closed: it waits in another one.
      where m.group_id is null and m.instrument <> 'skill' and not exists (
        select from app.invitations i where i.subject_id = m.subject_id and i.campaign_id = m.campaign_id);
  insert into app.average_members (attempt_id, subject_id, instrument, test)
    select r.attempt_id, r.subject_id, r.instrument, r.test
      from app.results r where r.subject_id = any(p_subjects) and r.instrument = 'skill'
    on conflict do nothing;
  for place in
    select distinct m.organization_id, m.campaign_id, m.test from app.average_members m
      where m.subject_id = any(p_subjects) and m.group_id is null
        and (m.campaign_id is not null or m.instrument = 'skill')
      order by 1, 2, 3
  loop
    perform app.close_average_groups(place.organization_id, place.campaign_id, place.test);
  end loop;
  perform app.break_average_groups(array(
    select distinct m.group_id from app.average_members m where m.subject_id = any(p_subjects) and m.group_id is not null order by 1));
end
$$;
alter function app.count_results(integer[]) owner to assay_definer;
grant execute on function app.count_results(integer[]) to assay_app;

-- Hung on the tables, so that no way of finishing, permitting, inviting or deleting can forget it.
create or replace function app.count_arrived_results() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.count_results(array(select distinct r.subject_id from new_rows r));
  return null;
end
$$;
alter function app.count_arrived_results() owner to assay_definer;

create or replace function app.count_left_results() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.count_results(array(select distinct r.subject_id from old_rows r));
  return null;
end
$$;
alter function app.count_left_results() owner to assay_definer;

-- How many people an organisation invited between two days of its own calendar. A number only: who they are is
-- not for those who run the platform.
create or replace function app.count_invited(p_organization integer, p_from date, p_to date) returns integer
language sql stable security definer set search_path = app, pg_temp as $$
  select coalesce(sum(d.people), 0)::integer from app.invited_days d
  where app.scope() in ('system', 'platform') and d.organization_id = p_organization
    and d.day between p_from and p_to and d.previous_day < p_from
$$;
alter function app.count_invited(integer, date, date) owner to assay_definer;
grant execute on function app.count_invited(integer, date, date) to assay_app;

-- Whoever counts by the days of organisations holds their time zones as they are, and reads them after that: a zone that changes meanwhile
-- waits for who has read the former one, and counts what they have written.
create or replace function app.hold_zones(p_organizations integer[]) returns void
language sql as $$
  select pg_advisory_xact_lock_shared(4711, o.id) from (select distinct id from unnest(p_organizations) id order by id) o
$$;
grant execute on function app.hold_zones(integer[]) to assay_definer;

-- Brings every count in line with invitations that were (p_former) and are (p_present).
create or replace function app.count_invitations(p_former app.invitations[], p_present app.invitations[]) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  people integer[] := array(select distinct i.subject_id from unnest(p_former || p_present) i);
  labelled app.subject_labels[];
begin
  perform app.plan_for(cardinality(p_former) + cardinality(p_present));
  -- Of two changes about one person at a time, the second one sees what the first has done.
  perform from app.users u where u.id = any(people) order by u.id for no key update;
  perform app.hold_zones(array(select i.organization_id from unnest(p_former || p_present) i));

  insert into app.campaign_days as k (campaign_id, organization_id, day, completed)
    select c.id, c.organization_id, (d.completed_at at time zone o.time_zone)::date, sum(d.step)
    from (select -1 as step, f.campaign_id, f.completed_at from unnest(p_former) f
      union all select 1, n.campaign_id, n.completed_at from unnest(p_present) n) d
    join app.campaigns c on c.id = d.campaign_id join app.organizations o on o.id = c.organization_id
    where d.completed_at is not null
    group by 1, 2, 3 having sum(d.step) <> 0 order by 1, 3
    on conflict (campaign_id, day) do update set completed = k.completed + excluded.completed;

  with day_of as (
    select d.step, d.organization_id, d.subject_id, d.id, (d.invited_at at time zone o.time_zone)::date as day
    from (select -1 as step, f.* from unnest(p_former) f union all select 1, n.* from unnest(p_present) n) d
    join app.organizations o on o.id = d.organization_id
    where d.invited_at is not null
  ), touched as materialized (
    select distinct organization_id, subject_id from (
      select organization_id, subject_id from day_of group by organization_id, subject_id, day having sum(step) <> 0) t
  ), present as (
    select i.organization_id, i.subject_id, i.id, (i.invited_at at time zone o.time_zone)::date as day
    from touched t join app.invitations i on i.organization_id = t.organization_id and i.subject_id = t.subject_id
    join app.organizations o on o.id = i.organization_id
    where i.invited_at is not null
  ), former as (
    select p.organization_id, p.subject_id, p.day from present p
      where not exists (select from unnest(p_present) n where n.id = p.id)
    union all
    select d.organization_id, d.subject_id, d.day from day_of d join touched using (organization_id, subject_id) where d.step = -1
  ), counted as (
    select 1 as step, organization_id, day, lag(day, 1, '-infinity'::date) over (partition by organization_id, subject_id order by day) as previous_day
      from (select distinct organization_id, subject_id, day from present) p
    union all
    select -1, organization_id, day, lag(day, 1, '-infinity'::date) over (partition by organization_id, subject_id order by day)
      from (select distinct organization_id, subject_id, day from former) f
  )
  insert into app.invited_days as k (organization_id, day, previous_day, people)
    select organization_id, day, previous_day, sum(step) from counted
    group by 1, 2, 3 having sum(step) <> 0 order by 1, 2, 3
    on conflict (organization_id, day, previous_day) do update set people = k.people + excluded.people;

  labelled := array(select l from app.subject_labels l
    where (l.organization_id, l.subject_id) in (select distinct i.organization_id, i.subject_id from unnest(p_former || p_present) i));
  if cardinality(labelled) > 0 then
    perform app.count_labelled(-1, labelled, p_former), app.count_labelled(1, labelled, p_present);
    update app.subject_labels l set person = named.person
      from (select distinct k.organization_id, k.subject_id, app.person_text(k.organization_id, k.subject_id) as person from unnest(labelled) k) named
      where l.organization_id = named.organization_id and l.subject_id = named.subject_id and l.person is distinct from named.person
        and named.person is not null;
  end if;
end
$$;
alter function app.count_invitations(app.invitations[], app.invitations[]) owner to assay_definer;

create or replace function app.keep_counts() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  former app.invitations[] := '{}';
  present app.invitations[] := '{}';
begin
  if tg_op = 'INSERT' then
    present := array(select n from new_rows n);
  elsif tg_op = 'DELETE' then
    former := array(select o from old_rows o);
  else
    select coalesce(array_agg(o), '{}'), coalesce(array_agg(n), '{}') into former, present
      from new_rows n full join old_rows o on o.id = n.id
      where (n.invited_at, n.opened_at, n.started_at, n.completed_at, n.subject_id, n.first_name, n.last_name, n.email)
        is distinct from (o.invited_at, o.opened_at, o.started_at, o.completed_at, o.subject_id, o.first_name, o.last_name, o.email);
  end if;
  if cardinality(former || present) > 0 then
    perform app.count_invitations(former, present);
  end if;
  return null;
end
$$;
alter function app.keep_counts() owner to assay_definer;

-- Counts an organisation's days anew, as its time zone draws them.
create or replace function app.recount_days(p_organization integer) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  zone text := (select time_zone from app.organizations where id = p_organization);
begin
  delete from app.campaign_days where organization_id = p_organization;
  insert into app.campaign_days (campaign_id, organization_id, day, completed)
    select campaign_id, organization_id, (completed_at at time zone zone)::date, count(*)
    from app.invitations where organization_id = p_organization and completed_at is not null group by 1, 2, 3;
  delete from app.label_days where organization_id = p_organization;
  insert into app.label_days (label_id, campaign_id, organization_id, day, completed)
    select l.label_id, i.campaign_id, i.organization_id, (i.completed_at at time zone zone)::date, count(*)
    from app.invitations i join app.subject_labels l using (organization_id, subject_id)
    where i.organization_id = p_organization and i.completed_at is not null group by 1, 2, 3, 4;
  delete from app.invited_days where organization_id = p_organization;
  insert into app.invited_days (organization_id, day, previous_day, people)
    select p_organization, day, previous_day, count(*) from (
      select day, lag(day, 1, '-infinity'::date) over (partition by subject_id order by day) as previous_day
      from (select distinct subject_id, (invited_at at time zone zone)::date as day
        from app.invitations where organization_id = p_organization and invited_at is not null) d) p
    group by 2, 3;
end
$$;
alter function app.recount_days(integer) owner to assay_definer;
grant execute on function app.recount_days(integer) to assay_app;

create or replace function app.move_days() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform pg_advisory_xact_lock(4711, new.id);
  perform app.recount_days(new.id);
  return null;
end
$$;
alter function app.move_days() owner to assay_definer;

create or replace function app.count_proved() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  with proved as (
    update app.invitations i set unproved = false, joined_from = null
      from new_rows n
      where i.subject_id = n.subject_id and i.organization_id = n.organization_id and i.unproved and n.revoked_at is null
      returning i.subject_id, i.organization_id
  ), fresh as (
    select p.organization_id, count(distinct p.subject_id)::integer as people
      from proved p join app.organizations o on o.id = p.organization_id
      where not exists (
        select from app.invitations other where other.organization_id = p.organization_id and other.subject_id = p.subject_id
          and not other.unproved and other.invited_at >= o.period_started_at)
      group by 1
  )
  update app.organizations o set subjects_used = o.subjects_used + f.people from fresh f where f.organization_id = o.id;
  return null;
end
$$;
alter function app.count_proved() owner to assay_definer;

create or replace function app.count_mails(p_from timestamptz)
returns table (organization_id integer, waiting integer, sent integer, failed integer)
language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  if app.scope() is distinct from 'platform' then return; end if;
  return query
    select m.organization_id, (count(*) filter (where m.sent_at is null and m.failed_at is null))::integer,
        count(m.sent_at)::integer,
        (count(*) filter (where m.sent_at is null and m.failed_at is not null and m.failure <> 'no longer wanted'))::integer
      from app.mails m where m.created_at > p_from group by m.organization_id;
end
$$;
alter function app.count_mails(timestamptz) owner to assay_definer;
grant execute on function app.count_mails(timestamptz) to assay_app;
