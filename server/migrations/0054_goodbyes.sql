-- A page that is left says goodbye, so that the silence after it is not taken for a lost connection.

-- A visit is a stretch of time in which one page is seen; its number is drawn at random by the page.
-- `visit`: whose sign of life was heard last. `left_visit`: the one that said goodbye, until another page is there.
alter table app.clocks add column visit bigint, add column left_visit bigint;

-- A sign of life. With `p_given` it is an answer that was chosen at that moment. With `p_leaving` it is the goodbye of a visit; that of
-- another visit than the last one says nothing: it is late, or another page is still there. Answers, and calls without the number of a
-- visit, do not say that a page is there again: they may have been on their way when it was left.
create function app.touch_clock(p_attempt integer, p_part integer, p_given timestamptz, p_visit bigint, p_leaving boolean)
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

create or replace function app.touch_clock(p_attempt integer, p_part integer, p_given timestamptz)
returns app.clocks
language sql security definer set search_path = app, pg_temp as $$
  select app.touch_clock(p_attempt, p_part, p_given, null::bigint, false)
$$;

grant create on schema app to assay_definer;
alter function app.touch_clock(integer, integer, timestamptz, bigint, boolean) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.touch_clock(integer, integer, timestamptz, bigint, boolean) to assay_app, assay_definer;
