-- Releases before took any number with an answer, the highest that there is, too. After that one no next one could be made.
create or replace function app.save_answer(p_token bytea, p_instrument text, p_attempt integer, p_question integer, p_option smallint, p_seq integer,
  p_waited bigint,
  out outcome text, out attempt_id integer, out seq integer, out stored boolean, out done boolean)
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  s record;
  kept app.answers;
  fresh boolean;
  newest integer;
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
    newest := (select coalesce(max(x.seq), 0) from app.answers x where x.attempt_id = s.attempt);
    if newest = 2147483647 then
      -- No number is left: those of the attempt are counted afresh, in their order.
      update app.answers x set seq = n.place
        from (select y.question_id, row_number() over (order by y.seq, y.question_id)::integer as place
          from app.answers y where y.attempt_id = s.attempt) n
        where x.attempt_id = s.attempt and x.question_id = n.question_id;
      newest := (select max(x.seq) from app.answers x where x.attempt_id = s.attempt);
    end if;
    p_seq := newest + 1;
  end if;

  insert into app.answers as a (attempt_id, question_id, option_index, seq, answered_at)
    select t.id, p_question, p_option, p_seq, greatest(t.started_at, s.moment - greatest(p_waited, 0) * interval '1 millisecond')
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
