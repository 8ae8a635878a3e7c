-- Clocks: what a broken line gives back, and whom they concern. An organisation learns of, and adds to, clocks of tests alone that its own campaigns ask of somebody.

create function app.is_asked_by(p_organization integer, p_subject integer, p_test text) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select exists (
    select from app.invitations i join app.campaigns c on c.id = i.campaign_id
    where i.subject_id = p_subject and i.organization_id = p_organization and i.invited_at is not null
      and p_test = any(c.test_types))
$$;

-- Whether a timed part runs now that the organisation may add to.
create function app.runs(p_organization integer, p_subject integer) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select exists (
    select from app.clocks c join app.attempts a on a.id = c.attempt_id
    where a.subject_id = p_subject and a.completed_at is null and c.ended_at is null
      and app.clock_end(c) > app.now() and app.is_asked_by(p_organization, p_subject, a.test))
$$;

-- Gives time to everything of somebody that runs now and that the organisation asks for. Answers how many clocks.
create or replace function app.add_time(p_organization integer, p_subject integer, p_seconds integer, p_by integer) returns integer
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  n integer;
begin
  if not exists (select from app.invitations i where i.subject_id = p_subject and i.organization_id = p_organization and i.invited_at is not null) then
    return null;
  end if;
  with running as (
    update app.clocks c set added_seconds = c.added_seconds + p_seconds
      from app.attempts a
      where a.id = c.attempt_id and a.subject_id = p_subject and a.completed_at is null and c.ended_at is null
        and app.clock_end(c) > app.now() and app.is_asked_by(p_organization, p_subject, a.test)
      returning c.attempt_id, c.part)
  insert into app.clock_credits (attempt_id, part, seconds, reason, given_by, given_at)
    select r.attempt_id, r.part, p_seconds, 'manager', p_by, app.now() from running r;
  get diagnostics n = row_count;
  return n;
end
$$;

-- A sign of life. A longer silence is given back, up to the clock's limit, and noted: who was cut off when ten seconds
-- were left has ten seconds again. Where that would not reach to now, it is over and nothing is given.
create or replace function app.touch_clock(p_attempt integer, p_part integer)
returns app.clocks
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  c app.clocks;
  moment timestamptz := app.now();
  silence integer;
  credit integer;
begin
  select * into c from app.clocks k where k.attempt_id = p_attempt and k.part = p_part for update;
  if not found or c.ended_at is not null then
    return c;
  end if;
  silence := floor(extract(epoch from moment - c.seen_at));
  credit := least(silence, c.credit_limit - c.credited_seconds);
  if silence > 15 and credit > 0 and app.clock_end(c) + credit * interval '1 second' > moment then
    insert into app.clock_credits (attempt_id, part, seconds, reason, given_at) values (p_attempt, p_part, credit, 'gap', moment);
  else
    credit := 0;
  end if;
  update app.clocks k set seen_at = greatest(k.seen_at, moment), credited_seconds = k.credited_seconds + credit
    where k.attempt_id = p_attempt and k.part = p_part returning * into c;
  return c;
end
$$;

grant create on schema app to assay_definer;
alter function app.is_asked_by(integer, integer, text) owner to assay_definer;
alter function app.touch_clock(integer, integer) owner to assay_definer;
alter function app.runs(integer, integer) owner to assay_definer;
alter function app.add_time(integer, integer, integer, integer) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.is_asked_by(integer, integer, text), app.runs(integer, integer) to assay_app, assay_definer;
