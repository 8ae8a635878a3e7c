-- When a clock runs out.
create or replace function app.clock_end(c app.clocks) returns timestamptz
language sql immutable as $$
  select c.started_at + make_interval(secs =>
    ceil(c.base_seconds * (100 + c.extra_percent) / 100.0) + c.credited_seconds + c.added_seconds)
$$;
grant execute on function app.clock_end(app.clocks) to assay_app, assay_definer;

-- The largest extra time of the organisations that have invited somebody and may see their results, per cent.
create or replace function app.extra_percent(p_subject integer) returns integer
language sql stable security definer set search_path = app, pg_temp as $$
  select coalesce(max(x.percent), 0)
    from app.extra_times x
    join app.permissions p on p.subject_id = x.subject_id and p.organization_id = x.organization_id and p.revoked_at is null
  where x.subject_id = p_subject and exists (
    select from app.invitations i where i.subject_id = x.subject_id and i.organization_id = x.organization_id and i.invited_at is not null)
$$;
alter function app.extra_percent(integer) owner to assay_definer;
grant execute on function app.extra_percent(integer) to assay_app;

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
alter function app.add_time(integer, integer, integer, integer) owner to assay_definer;
grant execute on function app.add_time(integer, integer, integer, integer) to assay_app;

-- Extra time reaches clocks that run already, of who holds the permission. What a clock has from elsewhere stays: also of an organisation
-- whose permission has ended since, so that no clock becomes shorter in the middle of a part.
create or replace function app.apply_extra_time() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  who integer := coalesce(new.subject_id, old.subject_id);
  whose integer := coalesce(new.organization_id, old.organization_id);
  percent integer;
begin
  if not exists (
    select from app.permissions p where p.subject_id = who and p.organization_id = whose and p.revoked_at is null) then
    return null;
  end if;
  percent := app.extra_percent(who);
  update app.clocks c set extra_percent = case when old.percent >= c.extra_percent then percent else greatest(percent, c.extra_percent) end
    from app.attempts a
    where a.id = c.attempt_id and a.subject_id = who and a.completed_at is null and c.ended_at is null;
  return null;
end
$$;
alter function app.apply_extra_time() owner to assay_definer;

-- What was given back in an attempt, to who may read its result; not by whom time was added.
create or replace function app.clock_gaps(p_attempt integer) returns jsonb
language sql stable security definer set search_path = app, pg_temp as $$
  select jsonb_build_object('times', count(*), 'seconds', coalesce(sum(k.seconds), 0)) from app.clock_credits k
  where k.attempt_id = p_attempt and k.reason = 'gap' and k.taken_back_at is null
    and (app.scope() = 'system' or app.scope() = 'organisation' and exists (
      select from app.attempts a join app.permissions p on p.subject_id = a.subject_id
      where a.id = p_attempt and p.organization_id = app.org_id() and p.revoked_at is null))
$$;
alter function app.clock_gaps(integer) owner to assay_definer;
grant execute on function app.clock_gaps(integer) to assay_app;

-- A sign of life. With `p_given` it is an answer that was chosen at that moment. With `p_leaving` it is the goodbye of a visit; that of
-- another visit than the last one says nothing: it is late, or another page is still there. Answers, and calls without the number of a
-- visit, do not say that a page is there again: they may have been on their way when it was left.
create or replace function app.touch_clock(p_attempt integer, p_part integer, p_given timestamptz)
returns app.clocks
language sql security definer set search_path = app, pg_temp as $$
  select app.touch_clock(p_attempt, p_part, p_given, null::bigint, false)
$$;
alter function app.touch_clock(integer, integer, timestamptz) owner to assay_definer;
grant execute on function app.touch_clock(integer, integer, timestamptz) to assay_app;

-- A sign of life. With `p_given` it is an answer that was chosen at that moment. With `p_leaving` it is the goodbye of a visit; that of
-- another visit than the last one says nothing: it is late, or another page is still there. Answers, and calls without the number of a
-- visit, do not say that a page is there again: they may have been on their way when it was left.
create or replace function app.touch_clock(p_attempt integer, p_part integer, p_given timestamptz, p_visit bigint, p_leaving boolean)
returns app.clocks
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  c app.clocks;
  moment timestamptz := app.now();
  nearly interval := interval '30 seconds';
  silence integer;
  credit integer;
  worked boolean;
  taken integer;
begin
  select * into c from app.clocks k where k.attempt_id = p_attempt and k.part = p_part for update;
  if not found or c.ended_at is not null then
    return c;
  end if;
  if p_leaving and c.visit is distinct from p_visit then
    return c;
  end if;
  if p_given is not null then
    with back as (
      update app.clock_credits k set taken_back_at = moment
        where k.attempt_id = p_attempt and k.part = p_part and k.reason = 'gap' and k.taken_back_at is null
          and k.since < p_given and p_given < k.given_at
        returning k.seconds
    ) select coalesce(sum(b.seconds), 0)::integer into taken from back b;
    if taken > 0 then
      c.credited_seconds := c.credited_seconds - taken;
      if moment > app.clock_end(c) - nearly then
        c.late_seconds := c.late_seconds + taken;
      end if;
    end if;
  end if;
  silence := floor(extract(epoch from moment - c.seen_at));
  credit := least(silence, c.credit_limit - c.credited_seconds - c.late_seconds);
  -- Where that would not reach to now, it is over and nothing is given.
  if silence > 15 and credit > 0 and app.clock_end(c) + credit * interval '1 second' > moment then
    worked := coalesce(p_given > c.seen_at, false);
    if worked then
      -- Near the end of a clock more answers of the same silence may be on their way.
      if moment > app.clock_end(c) - nearly then
        c.late_seconds := c.late_seconds + credit;
      end if;
    elsif c.left_visit is null then
      insert into app.clock_credits (attempt_id, part, seconds, reason, since, given_at)
        values (p_attempt, p_part, credit, 'gap', c.seen_at, moment);
      c.credited_seconds := c.credited_seconds + credit;
    end if;
  end if;
  if p_leaving then
    c.left_visit := p_visit;
  elsif p_visit is not null then
    c.visit := p_visit;
    -- A page that is open but not seen goes on asking for the time.
    if p_visit <> c.left_visit then
      c.left_visit := null;
    end if;
  end if;
  update app.clocks k set seen_at = greatest(k.seen_at, moment), credited_seconds = c.credited_seconds, late_seconds = c.late_seconds,
      visit = c.visit, left_visit = c.left_visit
    where k.attempt_id = p_attempt and k.part = p_part returning * into c;
  return c;
end
$$;
alter function app.touch_clock(integer, integer, timestamptz, bigint, boolean) owner to assay_definer;
grant execute on function app.touch_clock(integer, integer, timestamptz, bigint, boolean) to assay_app;
