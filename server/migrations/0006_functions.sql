-- Who carries a session token: looked up, checked for idleness and touched in one statement.
create function app.authenticate(p_token bytea)
returns table (session_id bigint, user_id integer, roles text[], organization_id integer, organization_status text, features text[])
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  s app.sessions;
begin
  select * into s from app.sessions
    where token_hash = p_token and expires_at > app.now()
      and last_seen_at + make_interval(secs => idle_seconds) > app.now();
  if not found then
    return;
  end if;
  if s.last_seen_at < app.now() - interval '1 minute' then
    update app.sessions set last_seen_at = app.now() where id = s.id;
  end if;
  return query
    select s.id, s.user_id,
      coalesce((select array_agg(r.role order by r.role) from app.user_roles r where r.user_id = s.user_id), '{}'),
      o.id, o.status,
      coalesce((select array_agg(f.key order by f.id) from app.organization_features x
        join app.features f on f.id = x.feature_id where x.organization_id = o.id), '{}')
    from (select 1) one
    left join app.managers m on m.user_id = s.user_id
    left join app.organizations o on o.id = m.organization_id;
end
$$;

-- Finds or makes the person behind each address, without telling which of the two it was.
create function app.ensure_subjects(p_rows jsonb)
returns table (email text, id integer)
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  insert into app.users (email, first_name, last_name)
    select r.email, r.first_name, r.last_name
    from jsonb_to_recordset(p_rows) as r (email text, first_name text, last_name text)
    order by r.email
    on conflict do nothing;
  return query
    select u.email, u.id from app.users u
    where u.email in (select r.email from jsonb_to_recordset(p_rows) as r (email text));
end
$$;

-- Saves one answer: session, ownership, order and storage in one call. The answer with the higher
-- sequence number stays; the same one again changes nothing. `done` when every question has an answer.
-- Its plans are the same for everybody; without the setting they would be made anew each time.
create function app.save_answer(p_token bytea, p_instrument text, p_attempt integer, p_question integer, p_option smallint, p_seq integer,
  out outcome text, out attempt_id integer, out seq integer, out stored boolean, out done boolean)
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  s record;
  kept app.answers;
  fresh boolean;
  closed boolean;
begin
  stored := false;
  done := false;
  -- The lock keeps scoring away until this answer is in, and shows two last answers to each other.
  select e.id, e.last_seen_at, t.id as attempt, t.questions, n.moment, pg_advisory_xact_lock(4701, t.id) into s
    from (select app.now() as moment offset 0) n
    join app.sessions e on e.token_hash = p_token and e.expires_at > n.moment
      and e.last_seen_at + e.idle_seconds * interval '1 second' > n.moment
    left join app.attempts t on t.subject_id = e.user_id and t.instrument = p_instrument and t.id = coalesce(p_attempt, t.id);
  if not found then
    outcome := 'unauthenticated';
    return;
  end if;
  if s.attempt is null then
    outcome := 'no_attempt';
    return;
  end if;
  attempt_id := s.attempt;
  if s.last_seen_at < s.moment - interval '1 minute' then
    update app.sessions set last_seen_at = s.moment where id = s.id;
  end if;
  if p_seq is null then
    p_seq := (select coalesce(max(x.seq), 0) + 1 from app.answers x where x.attempt_id = s.attempt);
  end if;

  insert into app.answers as a (attempt_id, question_id, option_index, seq, answered_at)
    select t.id, p_question, p_option, p_seq, s.moment
    from app.attempts t where t.id = s.attempt and t.completed_at is null
    on conflict (attempt_id, question_id) do update
      set option_index = excluded.option_index, seq = excluded.seq, answered_at = excluded.answered_at
      where a.seq < excluded.seq
    returning a.seq, (a.xmax = 0) into seq, fresh;
  if found then
    outcome := 'saved';
    stored := true;
    -- A changed answer completes nothing that was not complete before.
    if fresh then
      done := (select count(*) from app.answers x where x.attempt_id = s.attempt) >= s.questions;
    end if;
    return;
  end if;

  select * into kept from app.answers x where x.attempt_id = s.attempt and x.question_id = p_question;
  closed := (select t.completed_at is not null from app.attempts t where t.id = s.attempt);
  seq := kept.seq;
  if closed and kept.option_index is distinct from p_option and p_seq > coalesce(kept.seq, 0) then
    outcome := 'completed';
    done := true;
    return;
  end if;
  outcome := 'kept';
  done := closed or (select count(*) from app.answers x where x.attempt_id = s.attempt) >= s.questions;
end
$$;

-- Writes one entry of the action log: what changed, and apart from it what can identify a person.
create function app.write_audit(p_organization integer, p_action text, p_entity text, p_entity_id text, p_request text,
  p_digest bytea, p_salt bytea, p_actor integer, p_ip text, p_user_agent text, p_before jsonb, p_after jsonb)
returns void
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  entry bigint;
begin
  insert into app.audit_entries (organization_id, action, entity, entity_id, at, request_id, digest)
    values (p_organization, p_action, p_entity, p_entity_id, app.now(), p_request, p_digest)
    returning id into entry;
  insert into app.audit_details (entry_id, salt, actor_id, ip, user_agent, before, after)
    values (entry, p_salt, p_actor, p_ip, p_user_agent, p_before, p_after);
end
$$;

-- Keeps the progress of a campaign beside the campaign, so that no list has to count.
create function app.count_added_invitations() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
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
create function app.count_changed_invitations() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
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
create function app.count_removed_invitations() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
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
create trigger count_added after insert on app.invitations
  referencing new table as new_rows for each statement execute function app.count_added_invitations();
create trigger count_changed after update on app.invitations
  referencing new table as new_rows old table as old_rows for each statement execute function app.count_changed_invitations();
create trigger count_removed after delete on app.invitations
  referencing old table as old_rows for each statement execute function app.count_removed_invitations();

create function app.count_managers() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  update app.organizations o set managers_count = o.managers_count + 1
    where tg_op = 'INSERT' and o.id = new.organization_id;
  update app.organizations o set managers_count = o.managers_count - 1
    where tg_op = 'DELETE' and o.id = old.organization_id;
  return null;
end
$$;
create trigger count_managers after insert or delete on app.managers
  for each row execute function app.count_managers();

grant create on schema app to assay_definer;
alter function app.authenticate(bytea) owner to assay_definer;
alter function app.ensure_subjects(jsonb) owner to assay_definer;
alter function app.save_answer(bytea, text, integer, integer, smallint, integer) owner to assay_definer;
alter function app.write_audit(integer, text, text, text, text, bytea, bytea, integer, text, text, jsonb, jsonb) owner to assay_definer;
alter function app.count_added_invitations() owner to assay_definer;
alter function app.count_changed_invitations() owner to assay_definer;
alter function app.count_removed_invitations() owner to assay_definer;
alter function app.count_managers() owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.authenticate(bytea), app.ensure_subjects(jsonb),
  app.save_answer(bytea, text, integer, integer, smallint, integer),
  app.write_audit(integer, text, text, text, text, bytea, bytea, integer, text, text, jsonb, jsonb) to assay_app;
