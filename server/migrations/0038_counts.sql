-- What dashboards, lists of labels and operators count, kept while people come, go and finish, so that no reader counts
-- people. Days are those of the organisation's time zone.

-- How many people finished a campaign on a day.
create table app.campaign_days (
  campaign_id integer not null references app.campaigns on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  day date not null,
  completed integer not null,
  primary key (campaign_id, day)
);
create index campaign_days_organization on app.campaign_days (organization_id, day);
alter table app.campaign_days enable row level security;
alter table app.campaign_days force row level security;
create policy system on app.campaign_days for select to assay_app using (app.scope() = 'system');
create policy own on app.campaign_days for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.campaign_days to assay_definer using (true) with check (true);

-- The same of the people with one label.
create table app.label_days (
  label_id integer not null references app.labels on delete cascade,
  campaign_id integer not null references app.campaigns on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  day date not null,
  completed integer not null,
  primary key (label_id, campaign_id, day)
);
create index label_days_campaign on app.label_days (campaign_id);
create index label_days_organization on app.label_days (organization_id);
alter table app.label_days enable row level security;
alter table app.label_days force row level security;
create policy system on app.label_days for select to assay_app using (app.scope() = 'system');
create policy own on app.label_days for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.label_days to assay_definer using (true) with check (true);

-- Progress of the people with one label in a campaign, as the campaign keeps it of everybody.
create table app.label_progress (
  label_id integer not null references app.labels on delete cascade,
  campaign_id integer not null references app.campaigns on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  subjects integer not null,
  invited integer not null,
  opened integer not null,
  started integer not null,
  completed integer not null,
  primary key (label_id, campaign_id)
);
create index label_progress_campaign on app.label_progress (campaign_id);
create index label_progress_organization on app.label_progress (organization_id);
alter table app.label_progress enable row level security;
alter table app.label_progress force row level security;
create policy system on app.label_progress for select to assay_app using (app.scope() = 'system');
create policy own on app.label_progress for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.label_progress to assay_definer using (true) with check (true);

-- People by the day of an invitation and the day of the one before (-infinity when there was none). Whoever was invited
-- between two days has exactly one invitation there whose former one lies before: so each counts once in any range.
create table app.invited_days (
  organization_id integer not null references app.organizations on delete cascade,
  day date not null,
  previous_day date not null,
  people integer not null,
  primary key (organization_id, day, previous_day)
);
alter table app.invited_days enable row level security;
alter table app.invited_days force row level security;
create policy system on app.invited_days for select to assay_app using (app.scope() = 'system');
create policy by_definer on app.invited_days to assay_definer using (true) with check (true);

-- First name, last name and email of the last invitation, in small letters: what a label's people are sorted and searched by.
alter table app.subject_labels add column person text not null default '';
-- index: labels are few beside people, and one statement builds it
create index subject_labels_person on app.subject_labels (organization_id, label_id, person, subject_id);

-- What a person is sorted by: the name as it is shown, or the address; nothing for a deleted account.
create function app.shown_name(p_first text, p_last text, p_email text) returns text
language sql immutable as $$ select case when p_email <> '' then lower(coalesce(nullif(trim(p_first || ' ' || p_last), ''), p_email)) end $$;
grant execute on function app.shown_name(text, text, text) to assay_app, assay_definer;
-- index: one statement builds it
create index invitations_shown_name on app.invitations (campaign_id, app.shown_name(first_name, last_name, email), id);

create function app.person_text(p_organization integer, p_subject integer) returns text
language sql stable security definer set search_path = app, pg_temp as $$
  select trim(lower(i.first_name || ' ' || i.last_name || ' ' || i.email)) from app.invitations i
    where i.organization_id = p_organization and i.subject_id = p_subject order by i.id desc limit 1
$$;

create function app.name_labelled() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  new.person := coalesce(app.person_text(new.organization_id, new.subject_id), '');
  return new;
end
$$;
create trigger name_labelled before insert on app.subject_labels
  for each row execute function app.name_labelled();

-- Counts by label for invitations that count from now on (step 1) or no more (step -1).
create function app.count_labelled(p_step integer, p_labelled app.subject_labels[], p_invitations app.invitations[]) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  insert into app.label_progress as k (label_id, campaign_id, organization_id, subjects, invited, opened, started, completed)
    select l.label_id, i.campaign_id, i.organization_id, p_step * count(*), p_step * count(i.invited_at),
      p_step * count(coalesce(i.opened_at, i.started_at, i.completed_at)),
      p_step * count(coalesce(i.started_at, i.completed_at)), p_step * count(i.completed_at)
    from unnest(p_invitations) i
    join unnest(p_labelled) l on l.organization_id = i.organization_id and l.subject_id = i.subject_id
    -- What is being deleted takes its counts with it.
    join app.campaigns c on c.id = i.campaign_id join app.labels b on b.id = l.label_id
    group by 1, 2, 3 order by 1, 2
    on conflict (label_id, campaign_id) do update set subjects = k.subjects + excluded.subjects, invited = k.invited + excluded.invited,
      opened = k.opened + excluded.opened, started = k.started + excluded.started, completed = k.completed + excluded.completed;
  insert into app.label_days as k (label_id, campaign_id, organization_id, day, completed)
    select l.label_id, i.campaign_id, i.organization_id, (i.completed_at at time zone o.time_zone)::date, p_step * count(*)
    from unnest(p_invitations) i
    join unnest(p_labelled) l on l.organization_id = i.organization_id and l.subject_id = i.subject_id
    join app.campaigns c on c.id = i.campaign_id join app.labels b on b.id = l.label_id
    join app.organizations o on o.id = i.organization_id
    where i.completed_at is not null
    group by 1, 2, 3, 4 order by 1, 2, 4
    on conflict (label_id, campaign_id, day) do update set completed = k.completed + excluded.completed;
end
$$;

-- Brings every count in line with invitations that were (p_former) and are (p_present). Planned for as many as there are:
-- a plan made for ten would compare ten thousand with each other.
create function app.count_invitations(p_former app.invitations[], p_present app.invitations[]) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  people integer[] := array(select distinct i.subject_id from unnest(p_former || p_present) i);
  labelled app.subject_labels[];
begin
  -- Of two changes about one person at a time, the second one sees what the first has done.
  perform from app.users u where u.id = any(people) order by u.id for no key update;

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

create function app.keep_counts() returns trigger
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
      from new_rows n join old_rows o on o.id = n.id
      where (n.invited_at, n.opened_at, n.started_at, n.completed_at, n.subject_id, n.first_name, n.last_name, n.email)
        is distinct from (o.invited_at, o.opened_at, o.started_at, o.completed_at, o.subject_id, o.first_name, o.last_name, o.email);
  end if;
  if cardinality(former || present) > 0 then
    perform app.count_invitations(former, present);
  end if;
  return null;
end
$$;
-- After the progress of campaigns and before labels are dropped: triggers go by their names.
create trigger count_days_added after insert on app.invitations
  referencing new table as new_rows for each statement execute function app.keep_counts();
create trigger count_days_changed after update on app.invitations
  referencing new table as new_rows old table as old_rows for each statement execute function app.keep_counts();
create trigger count_days_removed after delete on app.invitations
  referencing old table as old_rows for each statement execute function app.keep_counts();

create function app.keep_label_counts() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
  labelled app.subject_labels[];
begin
  if tg_op = 'INSERT' then
    labelled := array(select n from new_rows n);
  else
    labelled := array(select o from old_rows o);
  end if;
  perform from app.users u where u.id in (select l.subject_id from unnest(labelled) l) order by u.id for no key update;
  perform app.count_labelled(step, labelled, array(select i from app.invitations i
    where (i.organization_id, i.subject_id) in (select l.organization_id, l.subject_id from unnest(labelled) l)));
  return null;
end
$$;
create trigger count_progress_added after insert on app.subject_labels
  referencing new table as new_rows for each statement execute function app.keep_label_counts();
create trigger count_progress_removed after delete on app.subject_labels
  referencing old table as old_rows for each statement execute function app.keep_label_counts();

-- Counts an organisation's days anew, as its time zone draws them.
create function app.recount_days(p_organization integer) returns void
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
create function app.move_days() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.recount_days(new.id);
  return null;
end
$$;
create trigger move_days after update of time_zone on app.organizations
  for each row when (old.time_zone is distinct from new.time_zone) execute function app.move_days();

create or replace function app.count_invited(p_organization integer, p_from date, p_to date) returns integer
language sql stable security definer set search_path = app, pg_temp as $$
  select coalesce(sum(d.people), 0)::integer from app.invited_days d
  where app.scope() in ('system', 'platform') and d.organization_id = p_organization
    and d.day between p_from and p_to and d.previous_day < p_from
$$;

-- Somebody who finishes a test while they are invited to another campaign would wait for the invitation and hold what the
-- inviting waits for: so whoever invites many holds the people first.
create function app.hold_added(p_organization integer, p_campaign integer) returns void
language sql security definer set search_path = app, pg_temp as $$
  select from app.users u where app.org_id() = p_organization and u.id in (select i.subject_id from app.invitations i
    where i.organization_id = p_organization and i.campaign_id = p_campaign and i.status = 'added')
  order by u.id for no key update
$$;

grant create on schema app to assay_definer;
alter function app.person_text(integer, integer) owner to assay_definer;
alter function app.name_labelled() owner to assay_definer;
alter function app.count_labelled(integer, app.subject_labels[], app.invitations[]) owner to assay_definer;
alter function app.count_invitations(app.invitations[], app.invitations[]) owner to assay_definer;
alter function app.keep_counts() owner to assay_definer;
alter function app.keep_label_counts() owner to assay_definer;
alter function app.recount_days(integer) owner to assay_definer;
alter function app.move_days() owner to assay_definer;
alter function app.hold_added(integer, integer) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.person_text(integer, integer), app.count_labelled(integer, app.subject_labels[], app.invitations[]),
  app.count_invitations(app.invitations[], app.invitations[]) to assay_definer;
grant execute on function app.recount_days(integer), app.hold_added(integer, integer) to assay_app;

-- What is there already.
select set_config('role', 'assay_app', true), set_config('assay.scope', 'system', true);
select app.recount_days(id) from app.organizations;
select set_config('role', 'assay_definer', true);
update app.subject_labels set person = coalesce(app.person_text(organization_id, subject_id), '');
insert into app.label_progress (label_id, campaign_id, organization_id, subjects, invited, opened, started, completed)
  select l.label_id, i.campaign_id, i.organization_id, count(*), count(i.invited_at), count(coalesce(i.opened_at, i.started_at, i.completed_at)),
    count(coalesce(i.started_at, i.completed_at)), count(i.completed_at)
  from app.invitations i join app.subject_labels l using (organization_id, subject_id) group by 1, 2, 3;
select set_config('role', 'none', true), set_config('assay.scope', '', true);
