-- Clocks give back a silence in which the person could not work, and not one in which they did: an answer that was chosen
-- within it, or that ends it, speaks against it.

-- Answers are still taken this much later, for what was chosen in time while the line was broken; the clock itself shows none of it.
alter table app.clocks add column late_seconds integer not null default 0;
-- Where the silence began, and when an answer came that had been chosen in it.
alter table app.clock_credits add column since timestamptz, add column taken_back_at timestamptz;

-- What was given back in an attempt, to who may read its result; not by whom time was added.
create function app.clock_gaps(p_attempt integer) returns jsonb
language sql stable security definer set search_path = app, pg_temp as $$
  select jsonb_build_object('times', count(*), 'seconds', coalesce(sum(k.seconds), 0)) from app.clock_credits k
  where k.attempt_id = p_attempt and k.reason = 'gap' and k.taken_back_at is null
    and (app.scope() = 'system' or app.scope() = 'organisation' and exists (
      select from app.attempts a join app.permissions p on p.subject_id = a.subject_id
      where a.id = p_attempt and p.organization_id = app.org_id() and p.revoked_at is null))
$$;

-- A sign of life; with `p_given` it is an answer that was chosen at that moment. Near the end of a clock more answers of the
-- same silence may be on their way: they are waited for as long as the credit would have lasted.
create function app.touch_clock(p_attempt integer, p_part integer, p_given timestamptz)
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
    if not worked then
      insert into app.clock_credits (attempt_id, part, seconds, reason, since, given_at)
        values (p_attempt, p_part, credit, 'gap', c.seen_at, moment);
      c.credited_seconds := c.credited_seconds + credit;
    elsif moment > app.clock_end(c) - nearly then
      c.late_seconds := c.late_seconds + credit;
    end if;
  end if;
  update app.clocks k set seen_at = greatest(k.seen_at, moment), credited_seconds = c.credited_seconds, late_seconds = c.late_seconds
    where k.attempt_id = p_attempt and k.part = p_part returning * into c;
  return c;
end
$$;

create or replace function app.touch_clock(p_attempt integer, p_part integer)
returns app.clocks
language sql security definer set search_path = app, pg_temp as $$
  select app.touch_clock(p_attempt, p_part, null)
$$;

-- Saves an answer of a timed part that waited so many milliseconds on the device. What is taken after the end is noted as the credit that it is.
create function app.save_timed_answer(p_token bytea, p_instrument text, p_attempt integer, p_part integer, p_question integer,
  p_option smallint, p_seq integer, p_grace numeric, p_waited bigint,
  out outcome text, out attempt_id integer, out seq integer, out stored boolean, out done boolean)
language plpgsql security definer set search_path = app, pg_temp as $$
#variable_conflict use_column
declare
  c app.clocks;
  allowed boolean;
  late integer;
begin
  stored := false;
  done := false;
  select t.id into attempt_id
    from app.sessions e join app.attempts t on t.subject_id = e.user_id and t.instrument = p_instrument and t.id = p_attempt
    where e.token_hash = p_token and e.expires_at > app.now() and e.last_seen_at + e.idle_seconds * interval '1 second' > app.now();
  allowed := true;
  if attempt_id is not null then
    -- The same lock as ending a part takes: an answer is in before it, or too late.
    perform pg_advisory_xact_lock(4701, attempt_id);
    c := app.touch_clock(attempt_id, p_part, app.now() - greatest(p_waited, 0) * interval '1 millisecond');
    allowed := c.attempt_id is not null and c.ended_at is null
      and app.now() <= app.clock_end(c) + (c.late_seconds + p_grace) * interval '1 second';
  end if;
  if not allowed then
    -- What is stored already may be sent again without harm.
    select 'kept', x.seq into outcome, seq from app.answers x
      where x.attempt_id = p_attempt and x.question_id = p_question and x.option_index = p_option;
    if not found then
      outcome := case when c.attempt_id is null then 'no_clock' else 'time_passed' end;
    end if;
    return;
  end if;
  select s.outcome, s.attempt_id, s.seq, s.stored, s.done into outcome, attempt_id, seq, stored, done
    from app.save_answer(p_token, p_instrument, p_attempt, p_question, p_option, p_seq) s;
  late := ceil(extract(epoch from app.now() - app.clock_end(c)));
  if stored and late > p_grace then
    late := late - coalesce((select sum(k.seconds) from app.clock_credits k
      where k.attempt_id = c.attempt_id and k.part = c.part and k.reason = 'gap' and k.taken_back_at is null and k.given_at > app.clock_end(c)), 0);
    if late > 0 then
      insert into app.clock_credits (attempt_id, part, seconds, reason, given_at) values (c.attempt_id, c.part, late, 'gap', app.now());
    end if;
  end if;
end
$$;

-- As nodes of the release before call it.
create or replace function app.save_timed_answer(p_token bytea, p_instrument text, p_attempt integer, p_part integer, p_question integer,
  p_option smallint, p_seq integer, p_grace numeric,
  out outcome text, out attempt_id integer, out seq integer, out stored boolean, out done boolean)
language sql security definer set search_path = app, pg_temp as $$
  select * from app.save_timed_answer(p_token, p_instrument, p_attempt, p_part, p_question, p_option, p_seq, p_grace, 0::bigint)
$$;

create function app.save_skill_answer(p_token bytea, p_test integer, p_question integer, p_option integer, p_grace numeric, p_waited bigint,
  out outcome text, out attempt_id integer, out stored boolean, out done boolean)
language plpgsql security definer set search_path = app, pg_temp as $$
#variable_conflict use_column
declare
  s record;
  place smallint;
begin
  stored := false;
  done := false;
  select * into s from app.find_skill_question(p_token, p_test, p_question);
  if s.outcome is not null then
    outcome := s.outcome;
    return;
  end if;
  attempt_id := s.attempt_id;
  select o.ordinality - 1 into place
    from app.skill_versions v cross join lateral jsonb_array_elements(v.content -> 'options') with ordinality o
    where v.id = s.version_id and (o.value ->> 'id')::integer = p_option;
  if not found then
    outcome := 'no_option';
    return;
  end if;
  select a.outcome, a.stored into outcome, stored
    from app.save_timed_answer(p_token, 'skill', s.attempt_id, p_question, p_question, place, null, p_grace, p_waited) a;
  if stored then
    update app.clocks c set ended_at = app.now() where c.attempt_id = s.attempt_id and c.part = p_question;
  elsif outcome = 'time_passed' and exists (
      select from app.answers x where x.attempt_id = s.attempt_id and x.question_id = p_question) then
    outcome := 'answered';
  end if;
  done := app.is_skill_test_over(s.attempt_id);
end
$$;

create or replace function app.save_skill_answer(p_token bytea, p_test integer, p_question integer, p_option integer, p_grace numeric,
  out outcome text, out attempt_id integer, out stored boolean, out done boolean)
language sql security definer set search_path = app, pg_temp as $$
  select * from app.save_skill_answer(p_token, p_test, p_question, p_option, p_grace, 0::bigint)
$$;

grant create on schema app to assay_definer;
alter function app.clock_gaps(integer) owner to assay_definer;
alter function app.touch_clock(integer, integer, timestamptz) owner to assay_definer;
alter function app.save_timed_answer(bytea, text, integer, integer, integer, smallint, integer, numeric, bigint) owner to assay_definer;
alter function app.save_skill_answer(bytea, integer, integer, integer, numeric, bigint) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.clock_gaps(integer), app.touch_clock(integer, integer, timestamptz),
  app.save_timed_answer(bytea, text, integer, integer, integer, smallint, integer, numeric, bigint),
  app.save_skill_answer(bytea, integer, integer, integer, numeric, bigint) to assay_app, assay_definer;
