create or replace function app.count_added_labels() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  -- In one order, so that two managers who label at once wait for each other instead of crossing.
  perform from app.labels where id in (select label_id from new_rows) order by id for no key update;
  update app.labels l set subjects_count = l.subjects_count + d.n
    from (select label_id, count(*) as n from new_rows group by label_id) d where l.id = d.label_id;
  return null;
end
$$;
alter function app.count_added_labels() owner to assay_definer;

create or replace function app.count_removed_labels() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform from app.labels where id in (select label_id from old_rows) order by id for no key update;
  update app.labels l set subjects_count = l.subjects_count - d.n
    from (select label_id, count(*) as n from old_rows group by label_id) d where l.id = d.label_id;
  return null;
end
$$;
alter function app.count_removed_labels() owner to assay_definer;

-- Who is in no campaign of an organisation any more is not its to sort.
create or replace function app.drop_labels_of_strangers() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  delete from app.subject_labels l
    using (select distinct organization_id, subject_id from old_rows) gone
    where l.organization_id = gone.organization_id and l.subject_id = gone.subject_id
      and not exists (select from app.invitations i
        where i.organization_id = gone.organization_id and i.subject_id = gone.subject_id);
  return null;
end
$$;
alter function app.drop_labels_of_strangers() owner to assay_definer;

-- Whether a sitting answers an invitation. How somebody feels is asked anew: neither a record from before it does, nor one that the person
-- has not agreed to.
create or replace function app.answers_invitation(a app.attempts, i app.invitations) returns boolean
language sql immutable as $$
  select a.instrument <> 'burnout' or (a.form ->> 'consentedAt' is not null and coalesce(a.completed_at, i.invited_at) >= i.invited_at)
$$;
grant execute on function app.answers_invitation(app.attempts, app.invitations) to assay_app, assay_definer;

-- What was begun or finished for these invitations, by what is left of it. What was finished stays so while each test has been.
create or replace function app.recount_progress(p_invitations integer[]) returns void
language sql security definer set search_path = app, pg_temp as $$
  update app.invitations i
    set completed_at = case when left_over.finished then i.completed_at end, started_at = left_over.started_at,
      opened_at = coalesce(i.opened_at, i.started_at),
      status = case when left_over.started_at is null then 'opened'
        when left_over.finished and i.completed_at is not null then 'completed' else 'in_progress' end
    from (
      select asked.id, min(taken.started_at) as started_at, count(taken.completed_at) = count(*) as finished
        from app.invitations asked left join app.campaign_tests t on t.campaign_id = asked.campaign_id
        left join lateral (
          select min(a.started_at) as started_at, max(a.completed_at) as completed_at from app.attempts a
            where a.subject_id = asked.subject_id and a.test = t.test and app.answers_invitation(a, asked)) taken on true
        where asked.id = any(p_invitations) group by asked.id) left_over
    where i.id = left_over.id
$$;
alter function app.recount_progress(integer[]) owner to assay_definer;

create or replace function app.name_labelled() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  new.person := coalesce(app.person_text(new.organization_id, new.subject_id), '');
  return new;
end
$$;
alter function app.name_labelled() owner to assay_definer;

-- Counts by label for invitations that count from now on (step 1) or no more (step -1).
create or replace function app.count_labelled(p_step integer, p_labelled app.subject_labels[], p_invitations app.invitations[]) returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan set enable_nestloop = on as $$
begin
  if app.plan_for(cardinality(p_labelled) + cardinality(p_invitations)) then
    perform set_config('enable_nestloop', 'off', true);
  end if;
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
alter function app.count_labelled(integer, app.subject_labels[], app.invitations[]) owner to assay_definer;

create or replace function app.keep_label_counts() returns trigger
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
  perform app.hold_zones(array(select l.organization_id from unnest(labelled) l));
  perform app.count_labelled(step, labelled, array(select i from app.invitations i
    where (i.organization_id, i.subject_id) in (select l.organization_id, l.subject_id from unnest(labelled) l)));
  return null;
end
$$;
alter function app.keep_label_counts() owner to assay_definer;
