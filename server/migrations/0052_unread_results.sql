-- Which results nobody of an organisation has opened yet, and how many: dashboards looked for them among the last thousand people
-- who finished. A result is here as long as the permission holds and nobody has opened its report since it was finished.

-- Who finishes meanwhile waits until everything is in place.
lock table app.invitations, app.permissions, app.access_ledger, app.subject_labels, app.campaigns, app.organizations
  in share row exclusive mode;

-- No foreign keys: a row has to stay until it has been taken out of the counts.
create table app.unread_results (
  invitation_id integer primary key,
  organization_id integer not null,
  campaign_id integer not null,
  subject_id integer not null,
  completed_at timestamptz not null,
  -- In the time zone of the organisation.
  day date not null,
  -- Under which it is counted.
  labels integer[] not null
);
create index unread_results_newest on app.unread_results (campaign_id, day, completed_at desc);
create index unread_results_subject on app.unread_results (organization_id, subject_id);
alter table app.unread_results enable row level security;
alter table app.unread_results force row level security;
create policy system on app.unread_results for select to assay_app using (app.scope() = 'system');
create policy own on app.unread_results for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.unread_results to assay_definer using (true) with check (true);
create policy by_definer on app.access_ledger for select to assay_definer using (true);

-- What the ledger says when the report of a test was opened.
create function app.report_opened(p_test text) returns text
language sql immutable as $$
  select case split_part(p_test, '_', 1) when '1' then 'personality_report' when '2' then 'iq_report'
    when '3' then 'culture_report' when 'mcqt' then 'skill_report' when 'interview' then 'interview_result' else 'burnout_report' end
$$;

-- Unread results of people in organisations (pairs), found from the beginning. The report is that of a campaign's first test.
create function app.find_unread(p_organizations integer[], p_subjects integer[]) returns setof app.unread_results
language sql stable as $$
  select i.id, i.organization_id, i.campaign_id, i.subject_id, i.completed_at, (i.completed_at at time zone o.time_zone)::date,
    array(select l.label_id from app.subject_labels l
      where l.organization_id = i.organization_id and l.subject_id = i.subject_id order by 1)
  from (select distinct * from unnest(p_organizations, p_subjects) as t (organization_id, subject_id)) t
  join app.permissions p on p.organization_id = t.organization_id and p.subject_id = t.subject_id and p.revoked_at is null
  join app.invitations i on i.organization_id = t.organization_id and i.subject_id = t.subject_id
  join app.campaigns c on c.id = i.campaign_id
  join app.organizations o on o.id = i.organization_id
  where i.completed_at is not null and not exists (
    select from app.access_ledger a where a.organization_id = i.organization_id and a.subject_id = i.subject_id
      and a.at >= i.completed_at and a.what = app.report_opened(c.test_types[1]))
$$;

-- Brings what is unread of people in organisations (pairs) in line. Doing it twice changes nothing.
create function app.keep_unread(p_organizations integer[], p_subjects integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  wanted app.unread_results[];
begin
  if coalesce(cardinality(p_subjects), 0) = 0 then
    return;
  end if;
  -- Of two changes about one person at a time, the second one sees what the first has done.
  perform from app.users u where u.id = any(p_subjects) order by u.id for no key update;
  wanted := array(select f from app.find_unread(p_organizations, p_subjects) f);
  delete from app.unread_results u
    using unnest(p_organizations, p_subjects) as t (organization_id, subject_id)
    where u.organization_id = t.organization_id and u.subject_id = t.subject_id
      and not exists (select from unnest(wanted) w where w = u);
  insert into app.unread_results select w.* from unnest(wanted) w on conflict do nothing;
end
$$;

create function app.sum_unread() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
  changed app.unread_results[];
begin
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

-- Sets the counts of an organisation to what is unread, by the days of its time zone.
create function app.recount_unread(p_organization integer) returns void
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
-- After the days have been counted anew: triggers go by their names.
create function app.move_unread() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.recount_unread(new.id);
  return null;
end
$$;
create trigger move_unread after update of time_zone on app.organizations
  for each row when (old.time_zone is distinct from new.time_zone) execute function app.move_unread();

-- Hung on the tables, so that no way of finishing, permitting, opening or deleting can forget it.
create function app.keep_unread_finished() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  case tg_op
  when 'INSERT' then
    perform app.keep_unread(array_agg(n.organization_id), array_agg(n.subject_id)) from new_rows n where n.completed_at is not null;
  when 'UPDATE' then
    -- An invitation that is made anonymous goes from one person to another.
    perform app.keep_unread(array_agg(n.organization_id) || array_agg(o.organization_id), array_agg(n.subject_id) || array_agg(o.subject_id))
      from new_rows n join old_rows o on o.id = n.id where (n.completed_at, n.subject_id) is distinct from (o.completed_at, o.subject_id);
  else
    perform app.keep_unread(array_agg(o.organization_id), array_agg(o.subject_id)) from old_rows o where o.completed_at is not null;
  end case;
  return null;
end
$$;
create function app.keep_unread_permitted() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.keep_unread(array_agg(n.organization_id), array_agg(n.subject_id)) from new_rows n;
  return null;
end
$$;
create function app.keep_unread_forbidden() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.keep_unread(array_agg(o.organization_id), array_agg(o.subject_id)) from old_rows o;
  return null;
end
$$;
create function app.keep_unread_opened() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  -- A table shows thousands of people and opens no report.
  perform app.keep_unread(array_agg(n.organization_id), array_agg(n.subject_id)) from new_rows n
    where n.what ~ '_report$|^interview_result$';
  return null;
end
$$;
create function app.keep_unread_tests() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.keep_unread(array_agg(i.organization_id), array_agg(i.subject_id)) from app.invitations i
    where i.campaign_id = new.id and i.completed_at is not null;
  return null;
end
$$;
-- After the people are held (count_progress): triggers go by their names.
create function app.keep_unread_labels() returns trigger
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  labelled app.subject_labels[];
begin
  if tg_op = 'INSERT' then
    labelled := array(select n from new_rows n);
  else
    labelled := array(select o from old_rows o);
  end if;
  perform app.keep_unread(array_agg(u.organization_id), array_agg(u.subject_id)) from app.unread_results u
    where (u.organization_id, u.subject_id) in (select l.organization_id, l.subject_id from unnest(labelled) l);
  return null;
end
$$;

grant create on schema app to assay_definer;
alter function app.keep_unread(integer[], integer[]) owner to assay_definer;
alter function app.sum_unread() owner to assay_definer;
alter function app.recount_unread(integer) owner to assay_definer;
alter function app.move_unread() owner to assay_definer;
alter function app.keep_unread_finished() owner to assay_definer;
alter function app.keep_unread_permitted() owner to assay_definer;
alter function app.keep_unread_forbidden() owner to assay_definer;
alter function app.keep_unread_opened() owner to assay_definer;
alter function app.keep_unread_tests() owner to assay_definer;
alter function app.keep_unread_labels() owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.report_opened(text), app.find_unread(integer[], integer[]) to assay_definer;

-- What is there already, before the triggers count row by row.
select set_config('role', 'assay_definer', true);
insert into app.unread_results
  select u.* from app.organizations o cross join lateral (
    select array_agg(i.organization_id) as organizations, array_agg(i.subject_id) as subjects
    from app.invitations i where i.organization_id = o.id and i.completed_at is not null) f
  cross join lateral app.find_unread(f.organizations, f.subjects) u;
select set_config('role', 'none', true);
-- Late, since dashboards wait from here on.
alter table app.campaign_days add column unread integer not null default 0;
alter table app.label_days add column unread integer not null default 0;
select set_config('role', 'assay_definer', true);
select app.recount_unread(id) from app.organizations;
select set_config('role', 'none', true);

create trigger sum_unread_added after insert on app.unread_results
  referencing new table as new_rows for each statement execute function app.sum_unread();
create trigger sum_unread_removed after delete on app.unread_results
  referencing old table as old_rows for each statement execute function app.sum_unread();
create trigger keep_unread_added after insert on app.invitations
  referencing new table as new_rows for each statement execute function app.keep_unread_finished();
create trigger keep_unread_changed after update on app.invitations
  referencing new table as new_rows old table as old_rows for each statement execute function app.keep_unread_finished();
create trigger keep_unread_removed after delete on app.invitations
  referencing old table as old_rows for each statement execute function app.keep_unread_finished();
create trigger keep_unread_added after insert on app.permissions
  referencing new table as new_rows for each statement execute function app.keep_unread_permitted();
create trigger keep_unread_changed after update on app.permissions
  referencing new table as new_rows for each statement execute function app.keep_unread_permitted();
create trigger keep_unread_removed after delete on app.permissions
  referencing old table as old_rows for each statement execute function app.keep_unread_forbidden();
create trigger keep_unread_added after insert on app.access_ledger
  referencing new table as new_rows for each statement execute function app.keep_unread_opened();
create trigger keep_unread_removed after delete on app.access_ledger
  referencing old table as old_rows for each statement execute function app.keep_unread_forbidden();
create trigger keep_unread_tests after update of test_types on app.campaigns
  for each row when (old.test_types[1] is distinct from new.test_types[1]) execute function app.keep_unread_tests();
create trigger keep_unread_added after insert on app.subject_labels
  referencing new table as new_rows for each statement execute function app.keep_unread_labels();
create trigger keep_unread_removed after delete on app.subject_labels
  referencing old table as old_rows for each statement execute function app.keep_unread_labels();
