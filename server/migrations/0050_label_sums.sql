-- The averages of people with one label, kept as those of a campaign are: a dashboard with a label read every person who
-- carries it, with the permission of each. A label counts a closed group once all of its people carry it (0036).

-- Whole groups whose people all carry a label: exactly those whose figures are in the sums below.
create table app.label_groups (
  label_id integer not null references app.labels on delete cascade,
  group_id integer not null references app.average_groups on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  primary key (label_id, group_id)
);
create index label_groups_group on app.label_groups (group_id);
create index label_groups_organization on app.label_groups (organization_id);
alter table app.label_groups enable row level security;
alter table app.label_groups force row level security;
create policy system on app.label_groups for select to assay_app using (app.scope() = 'system');
create policy by_definer on app.label_groups to assay_definer using (true) with check (true);

-- Sums of the five factors over these groups, each mean as often as the group has people.
create table app.label_sums (
  label_id integer not null references app.labels on delete cascade,
  campaign_id integer not null references app.campaigns on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  scale text not null,
  n integer not null,
  tenths bigint not null,
  primary key (label_id, campaign_id, scale)
);
create index label_sums_campaign on app.label_sums (campaign_id);
create index label_sums_organization on app.label_sums (organization_id);
alter table app.label_sums enable row level security;
alter table app.label_sums force row level security;
create policy system on app.label_sums for select to assay_app using (app.scope() = 'system');
create policy own on app.label_sums for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.label_sums to assay_definer using (true) with check (true);

-- Adds the figures of groups to what labels have (step 1) or takes them off (step -1); figures that are gone already are given.
create function app.sum_label_groups(p_step integer, p_pairs app.label_groups[], p_gone app.average_figures[] default null) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
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

-- Lets labels (null: whichever there are) count these groups where all of a group's people carry them. Doing it twice changes nothing.
create function app.join_label_groups(p_labels integer[], p_groups integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  pairs app.label_groups[];
begin
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

-- A group has been closed, and its figures are there. Who labels one of its people at that moment waits for it or is waited for,
-- since both hold the person's place in the averages.
create function app.join_closed_groups() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if exists (select from new_rows) then
    perform app.join_label_groups(null, array(select distinct n.group_id from new_rows n));
  end if;
  return null;
end
$$;
create trigger join_labels after insert on app.average_figures
  referencing new table as new_rows for each statement execute function app.join_closed_groups();

-- The figures of a group are gone, and with them its part in every sum.
create function app.leave_broken_groups() returns trigger
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
create trigger leave_labels after delete on app.average_figures
  referencing old table as old_rows for each statement execute function app.leave_broken_groups();

-- People carry a label from now on, or no more. Their labels are held already (count_added), so of two who complete a group
-- together the second one sees what the first has done.
create function app.keep_label_groups() returns trigger
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
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
-- After the labels and the people are held: triggers go by their names.
create trigger count_sums_added after insert on app.subject_labels
  referencing new table as new_rows for each statement execute function app.keep_label_groups();
create trigger count_sums_removed after delete on app.subject_labels
  referencing old table as old_rows for each statement execute function app.keep_label_groups();

-- As before, but groups are broken last: somebody who withdraws while another one's result closes the group of both waits
-- for it at the place where they wait themselves, and has to find it then.
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
        case r.instrument when 'skill' then null else c.id end, r.instrument, r.test
      from app.results r
      join app.permissions p on p.subject_id = r.subject_id and p.revoked_at is null
      join app.invitations i on i.subject_id = r.subject_id and i.organization_id = p.organization_id
      join app.campaigns c on c.id = i.campaign_id and r.test = any(c.test_types)
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

grant create on schema app to assay_definer;
alter function app.sum_label_groups(integer, app.label_groups[], app.average_figures[]) owner to assay_definer;
alter function app.join_label_groups(integer[], integer[]) owner to assay_definer;
alter function app.join_closed_groups() owner to assay_definer;
alter function app.leave_broken_groups() owner to assay_definer;
alter function app.keep_label_groups() owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.sum_label_groups(integer, app.label_groups[], app.average_figures[]),
  app.join_label_groups(integer[], integer[]) to assay_definer;

-- What is there already, an organisation at a time. The triggers above hold both tables against changes until this is committed.
select set_config('role', 'assay_definer', true);
select app.break_average_groups(array(select g.id from app.average_groups g where g.whole));
select app.join_label_groups(null, array(select g.id from app.average_groups g where g.organization_id = o.id))
  from app.organizations o;
select set_config('role', 'none', true);
