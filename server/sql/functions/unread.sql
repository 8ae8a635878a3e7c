-- What the ledger says when the report of a test was opened.
create or replace function app.report_opened(p_test text) returns text
language sql immutable as $$
  select case split_part(p_test, '_', 1) when '1' then 'personality_report' when '2' then 'iq_report'
    when '3' then 'culture_report' when 'mcqt' then 'skill_report' when 'interview' then 'interview_result' else 'burnout_report' end
$$;
grant execute on function app.report_opened(text) to assay_definer;

-- Unread results of people in organisations (pairs), found from the beginning. The report is that of a campaign's first test.
create or replace function app.find_unread(p_organizations integer[], p_subjects integer[]) returns setof app.unread_results
language sql stable as $$
  select i.id, i.organization_id, i.campaign_id, i.subject_id, i.completed_at, (i.completed_at at time zone o.time_zone)::date,
    array(select l.label_id from app.subject_labels l
      where l.organization_id = i.organization_id and l.subject_id = i.subject_id order by 1)
  from (select distinct * from unnest(p_organizations, p_subjects) as t (organization_id, subject_id)) t
  join app.permissions p on p.organization_id = t.organization_id and p.subject_id = t.subject_id and p.revoked_at is null
  join app.invitations i on i.organization_id = t.organization_id and i.subject_id = t.subject_id
  left join app.campaign_tests f on f.campaign_id = i.campaign_id and f.position = 1
  join app.organizations o on o.id = i.organization_id
  where i.completed_at is not null and not exists (
    select from app.access_ledger a where a.organization_id = i.organization_id and a.subject_id = i.subject_id
      and a.at >= i.completed_at and a.what = app.report_opened(f.test))
$$;
grant execute on function app.find_unread(integer[], integer[]) to assay_definer;

-- Brings what is unread of people in organisations (pairs) in line. Doing it twice changes nothing.
create or replace function app.keep_unread(p_organizations integer[], p_subjects integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  wanted app.unread_results[];
begin
  if coalesce(cardinality(p_subjects), 0) = 0 then
    return;
  end if;
  perform app.plan_for(cardinality(p_subjects));
  -- Of two changes about one person at a time, the second one sees what the first has done.
  perform from app.users u where u.id = any(p_subjects) order by u.id for no key update;
  perform app.hold_zones(p_organizations);
  wanted := array(select f from app.find_unread(p_organizations, p_subjects) f);
  delete from app.unread_results u
    using unnest(p_organizations, p_subjects) as t (organization_id, subject_id)
    where u.organization_id = t.organization_id and u.subject_id = t.subject_id
      and not exists (select from unnest(wanted) w where w.invitation_id = u.invitation_id
        and (w.organization_id, w.campaign_id, w.subject_id, w.completed_at, w.day)
          = (u.organization_id, u.campaign_id, u.subject_id, u.completed_at, u.day));
  update app.unread_results u set labels = w.labels from unnest(wanted) w
    where u.invitation_id = w.invitation_id and u.labels <> w.labels;
  insert into app.unread_results select w.* from unnest(wanted) w on conflict do nothing;
end
$$;
alter function app.keep_unread(integer[], integer[]) owner to assay_definer;

create or replace function app.sum_unread() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
  changed app.unread_results[];
begin
  -- Who is labelled is as unread as before. No more is taken than what changes: of two managers who label people of one campaign,
  -- each would else hold a count that the other wants.
  if tg_op = 'UPDATE' then
    insert into app.label_days as k (label_id, campaign_id, organization_id, day, completed, unread)
      select b.id, c.id, c.organization_id, moved.day, 0, sum(moved.step)
      from (
        select n.campaign_id, n.day, l.id, case when l.id = any (n.labels) then 1 else -1 end as step
          from new_rows n full join old_rows o on o.invitation_id = n.invitation_id
          cross join lateral (select distinct unnest(n.labels || o.labels) as id) l
          where n.labels <> o.labels and (l.id = any (n.labels)) <> (l.id = any (o.labels))) moved
      join app.campaigns c on c.id = moved.campaign_id join app.labels b on b.id = moved.id
      group by 1, 2, 3, 4 order by 1, 2, 4
      on conflict (label_id, campaign_id, day) do update set unread = k.unread + excluded.unread;
    return null;
  end if;
  if tg_op = 'INSERT' then
    changed := array(select n from new_rows n);
  else
    changed := array(select o from old_rows o);
  end if;
  -- What is being deleted takes its counts with it.
  insert into app.campaign_days as k (campaign_id, organization_id, day, completed, unread)
    select u.campaign_id, u.organization_id, u.day, 0, step * count(*)
    from unnest(changed) u join app.campaigns c on c.id = u.campaign_id
    group by 1, 2, 3 order by 1, 3
    on conflict (campaign_id, day) do update set unread = k.unread + excluded.unread;
  insert into app.label_days as k (label_id, campaign_id, organization_id, day, completed, unread)
    select b.id, u.campaign_id, u.organization_id, u.day, 0, step * count(*)
    from unnest(changed) u join app.campaigns c on c.id = u.campaign_id join app.labels b on b.id = any(u.labels)
    group by 1, 2, 3, 4 order by 1, 2, 4
    on conflict (label_id, campaign_id, day) do update set unread = k.unread + excluded.unread;
  return null;
end
$$;
alter function app.sum_unread() owner to assay_definer;

create or replace trigger sum_unread_changed after update on app.unread_results
  referencing old table as old_rows new table as new_rows for each statement execute function app.sum_unread();

-- Sets the counts of an organisation to what is unread, by the days of its time zone.
create or replace function app.recount_unread(p_organization integer) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  update app.unread_results u set day = (u.completed_at at time zone o.time_zone)::date
    from app.organizations o where o.id = p_organization and u.organization_id = o.id
      and u.day <> (u.completed_at at time zone o.time_zone)::date;
  insert into app.campaign_days (campaign_id, organization_id, day, completed, unread)
    select campaign_id, organization_id, day, 0, count(*) from app.unread_results
    where organization_id = p_organization group by 1, 2, 3
    on conflict (campaign_id, day) do update set unread = excluded.unread;
  insert into app.label_days (label_id, campaign_id, organization_id, day, completed, unread)
    select unnest(u.labels), u.campaign_id, u.organization_id, u.day, 0, count(*)
    from app.unread_results u where u.organization_id = p_organization group by 1, 2, 3, 4
    on conflict (label_id, campaign_id, day) do update set unread = excluded.unread;
end
$$;
alter function app.recount_unread(integer) owner to assay_definer;

-- After the days have been counted anew: triggers go by their names.
create or replace function app.move_unread() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.recount_unread(new.id);
  return null;
end
$$;
alter function app.move_unread() owner to assay_definer;

-- Hung on the tables, so that no way of finishing, permitting, opening or deleting can forget it.
create or replace function app.keep_unread_finished() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  case tg_op
  when 'INSERT' then
    perform app.keep_unread(array_agg(n.organization_id), array_agg(n.subject_id)) from new_rows n where n.completed_at is not null;
  when 'UPDATE' then
    -- An invitation that is made anonymous goes from one person to another.
    perform app.keep_unread(array_agg(n.organization_id) || array_agg(o.organization_id), array_agg(n.subject_id) || array_agg(o.subject_id))
      from new_rows n full join old_rows o on o.id = n.id where (n.completed_at, n.subject_id) is distinct from (o.completed_at, o.subject_id);
  else
    perform app.keep_unread(array_agg(o.organization_id), array_agg(o.subject_id)) from old_rows o where o.completed_at is not null;
  end case;
  return null;
end
$$;
alter function app.keep_unread_finished() owner to assay_definer;

create or replace function app.keep_unread_permitted() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.keep_unread(array_agg(n.organization_id), array_agg(n.subject_id)) from new_rows n;
  return null;
end
$$;
alter function app.keep_unread_permitted() owner to assay_definer;

create or replace function app.keep_unread_forbidden() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.keep_unread(array_agg(o.organization_id), array_agg(o.subject_id)) from old_rows o;
  return null;
end
$$;
alter function app.keep_unread_forbidden() owner to assay_definer;

create or replace function app.keep_unread_opened() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  -- A table shows thousands of people and opens no report.
  perform app.keep_unread(array_agg(n.organization_id), array_agg(n.subject_id)) from new_rows n
    where n.what ~ '_report$|^interview_result$';
  return null;
end
$$;
alter function app.keep_unread_opened() owner to assay_definer;

create or replace function app.keep_unread_tests() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.keep_unread(array_agg(i.organization_id), array_agg(i.subject_id)) from app.invitations i
    where i.campaign_id = new.id and i.completed_at is not null;
  return null;
end
$$;
alter function app.keep_unread_tests() owner to assay_definer;

-- After the people are held (count_progress): triggers go by their names.
create or replace function app.keep_unread_labels() returns trigger
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  labelled app.subject_labels[];
begin
  if tg_op = 'INSERT' then
    labelled := array(select n from new_rows n);
  else
    labelled := array(select o from old_rows o);
  end if;
  perform app.plan_for(cardinality(labelled));
  perform app.keep_unread(array_agg(u.organization_id), array_agg(u.subject_id)) from app.unread_results u
    where (u.organization_id, u.subject_id) in (select l.organization_id, l.subject_id from unnest(labelled) l);
  return null;
end
$$;
alter function app.keep_unread_labels() owner to assay_definer;
