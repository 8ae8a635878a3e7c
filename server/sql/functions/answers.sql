-- Releases before took any number with an answer, the highest that there is, too. After that one no next one could be made.
create or replace function app.save_answer(p_token bytea, p_instrument text, p_attempt integer, p_question integer, p_option smallint, p_seq integer,
  out outcome text, out attempt_id integer, out seq integer, out stored boolean, out done boolean)
language sql security definer set search_path = app, pg_temp as $$
  select s.outcome, s.attempt_id, s.seq, s.stored, s.done
  from app.save_answer(p_token, p_instrument, p_attempt, p_question, p_option, p_seq, 0::bigint) s
$$;
alter function app.save_answer(bytea, text, integer, integer, smallint, integer) owner to assay_definer;
grant execute on function app.save_answer(bytea, text, integer, integer, smallint, integer) to assay_app;

-- Whoever has taken it once may take it again while an organisation that invited them still offers it.
create or replace function app.may_repeat_burnout(p_subject integer) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select exists (
      select from app.attempts a where a.subject_id = p_subject and a.test = 'burnout' and a.completed_at is not null)
    and exists (
      select from app.invitations i
        join app.organizations o on o.id = i.organization_id and o.status = 'active'
        join app.organization_features x on x.organization_id = o.id
        join app.features f on f.id = x.feature_id and f.key = 'burnout'
        where i.subject_id = p_subject and i.invited_at is not null)
$$;
alter function app.may_repeat_burnout(integer) owner to assay_definer;
grant execute on function app.may_repeat_burnout(integer) to assay_app;

-- Whether a campaign of the organisation asks somebody for a test, and they have let it.
create or replace function app.is_asked_by(p_organization integer, p_subject integer, p_test text) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select exists (
    select from app.permissions p
    where p.subject_id = p_subject and p.organization_id = p_organization and p.revoked_at is null)
  and exists (
    select from app.invitations i join app.campaign_tests t on t.campaign_id = i.campaign_id and t.test = p_test
    where i.subject_id = p_subject and i.organization_id = p_organization and i.invited_at is not null)
$$;
alter function app.is_asked_by(integer, integer, text) owner to assay_definer;
grant execute on function app.is_asked_by(integer, integer, text) to assay_app;

-- Deletes sittings with their answers, results and places in averages, all or those that are named; answers which there
-- were, each with a stamp that no other has. A campaign that still runs and had been finished is open again for the
-- person. Of people, only operators may do so for somebody else.
create or replace function app.delete_tests(p_subject integer, p_tests text[], p_attempts integer[] default null)
returns table (attempt_id integer, of_test text, stamp text)
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  ids integer[];
  gone text[];
  stamps text[];
begin
  if app.scope() not in ('platform', 'system') and p_subject is distinct from app.user_id() then
    raise exception 'not yours' using errcode = 'insufficient_privilege';
  end if;
  -- The lock of answers and of scoring: who comes later finds nothing.
  perform pg_advisory_xact_lock(4701, a.id)
    from (select id from app.attempts where subject_id = p_subject and test = any(p_tests) order by id) a;
  -- Energy is asked again and again by design, and an attempt in which nothing was answered or timed was none.
  insert into app.earlier_attempts (subject_id, test, started_at, deleted_at)
    select a.subject_id, a.test, a.started_at, app.now() from app.attempts a
      where a.subject_id = p_subject and a.test = any(p_tests) and a.instrument <> 'burnout'
        and (p_attempts is null or a.id = any(p_attempts))
        and (a.completed_at is not null
          or exists (select from app.answers x where x.attempt_id = a.id)
          or exists (select from app.clocks x where x.attempt_id = a.id))
      order by a.started_at;
  with deleted as (
    delete from app.attempts a where a.subject_id = p_subject and a.test = any(p_tests)
      and (p_attempts is null or a.id = any(p_attempts))
    returning a.id, a.test, (extract(epoch from a.started_at) * 1000000)::bigint::text as at
  ) select array_agg(d.id), coalesce(array_agg(d.test), '{}'), array_agg(d.at) into ids, gone, stamps from deleted d;
  if cardinality(gone) > 0 then
    perform app.recount_progress(array(
      select i.id from app.invitations i join app.campaigns c on c.id = i.campaign_id
      where c.status = 'active' and exists (select from app.campaign_tests t where t.campaign_id = c.id and t.test = any(gone))
        and i.subject_id = p_subject and i.status in ('in_progress', 'completed')));
  end if;
  return query select * from unnest(ids, gone, stamps);
end
$$;
alter function app.delete_tests(integer, text[], integer[]) owner to assay_definer;
grant execute on function app.delete_tests(integer, text[], integer[]) to assay_app;

-- What somebody has begun or finished, for an operator who is asked to delete it: never an answer, never a result.
create or replace function app.list_taken_tests(p_subject integer)
returns table (test text, rounds integer, started_at timestamptz, completed_at timestamptz)
language sql stable security definer set search_path = app, pg_temp as $$
  select a.test, count(*)::integer, min(a.started_at), max(a.completed_at)
    from app.attempts a where a.subject_id = p_subject and app.scope() = 'platform' group by a.test order by a.test
$$;
alter function app.list_taken_tests(integer) owner to assay_definer;
grant execute on function app.list_taken_tests(integer) to assay_app;

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
    cross join lateral app.find_session(p_token, n.moment) e
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
    -- A changed answer completes nothing that was not complete before. Between the first question and the last are no more than so many
    -- answers: while those are too few nobody counts, which would be a look at each of them, wherever it lies.
    if fresh then
      done := case when (select max(x.question_id) - min(x.question_id) + 1 from app.answers x where x.attempt_id = s.attempt) >= s.questions
        then (select count(*) from app.answers x where x.attempt_id = s.attempt) >= s.questions else false end;
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
alter function app.save_answer(bytea, text, integer, integer, smallint, integer, bigint) owner to assay_definer;
grant execute on function app.save_answer(bytea, text, integer, integer, smallint, integer, bigint) to assay_app;

-- What the latest round of a test is made of, for the owner of a session; nothing without either.
create or replace function app.find_own_form(p_token bytea, p_test text) returns table (version text, form jsonb)
language sql stable security definer set search_path = app, pg_temp as $$
  select t.version, t.form
    from (select app.now() as moment offset 0) n
    cross join lateral app.find_session(p_token, n.moment) e
    join app.attempts t on t.subject_id = e.user_id and t.test = p_test
    order by t.round desc limit 1
$$;
alter function app.find_own_form(bytea, text) owner to assay_definer;
grant execute on function app.find_own_form(bytea, text) to assay_app;

-- Saves an answer of a timed part that waited so many milliseconds on the device. What is taken after the end is noted as the credit that it is.
create or replace function app.save_timed_answer(p_token bytea, p_instrument text, p_attempt integer, p_part integer, p_question integer,
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
    from (select app.now() as moment offset 0) n
    cross join lateral app.find_session(p_token, n.moment) e
    join app.attempts t on t.subject_id = e.user_id and t.instrument = p_instrument and t.id = p_attempt;
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
alter function app.save_timed_answer(bytea, text, integer, integer, integer, smallint, integer, numeric, bigint) owner to assay_definer;
grant execute on function app.save_timed_answer(bytea, text, integer, integer, integer, smallint, integer, numeric, bigint) to assay_app;

-- Stores those of several answers about which nothing is to be said: session and attempt are there and open, they bring a number, no clock
-- runs, and each is the only one for its question and newer than what is stored. Answers these alone, with what `app.save_answer` would
-- tell of them one after the other; what is missing is left to that function. First takes the locks of all, in the order of attempts, so
-- that the statements of two nodes never wait for each other.
create or replace function app.store_answers(p_tokens bytea[], p_instruments text[], p_attempts integer[], p_parts integer[], p_questions integer[],
  p_options smallint[], p_seqs integer[], p_waited bigint[])
returns table (place bigint, attempt_id integer, seq integer, done boolean)
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  moment timestamptz := app.now();
  attempts integer[];
  stale integer[];
  several boolean;
  judged integer[] := '{}';
  turns bigint[];
  firsts integer[];
  lasts integer[];
begin
  -- The locks are taken after the sort, since the function that takes them is volatile.
  select array_agg(l.attempt order by l.place),
      array_agg(l.session) filter (where l.attempt is not null and l.part is null and l.last_seen_at < moment - interval '1 minute'),
      count(distinct l.attempt) < count(l.attempt)
    into attempts, stale, several
    from (
      select g.place, g.part, e.id as session, e.last_seen_at, t.id as attempt, pg_advisory_xact_lock(4701, t.id)
      from unnest(p_tokens, p_instruments, p_attempts, p_parts) with ordinality as g (token, instrument, attempt, part, place)
        left join lateral app.find_session(g.token, moment) e on true
        left join lateral (
          select a.id from app.attempts a
          where a.subject_id = e.user_id and a.instrument = g.instrument and a.id = coalesce(g.attempt, a.id) limit 1) t on true
      order by t.id) l;
  if array_position(p_parts, null) is null then
    return;
  end if;
  if stale is not null then
    update app.sessions s set last_seen_at = moment where s.id = any(stale);
  end if;
  -- What each statement from here on sees of the answers is how they were before it. Only of an attempt that has several of them does
  -- one bear upon another: how many new ones came before it, and between which questions they lie.
  if several then
    select coalesce(array_agg(g.attempt) filter (where g.judged and g.attempt is not null), '{}'), array_agg(g.turn order by g.place),
        array_agg(g.first order by g.place), array_agg(g.last order by g.place)
      into judged, turns, firsts, lasts
      from (
        select g.place, g.attempt,
          g.seq is null or g.part is not null or g.times > 1 or g.stored >= g.seq as judged,
          count(*) filter (where g.stored is null) over (partition by g.attempt order by g.place) as turn,
          min(g.question) over (partition by g.attempt) as first, max(g.question) over (partition by g.attempt) as last
        from (
          select g.*, x.seq as stored, count(*) over (partition by g.attempt, g.question) as times
          from unnest(attempts, p_parts, p_questions, p_seqs) with ordinality as g (attempt, part, question, seq, place)
          left join app.answers x on x.attempt_id = g.attempt and x.question_id = g.question) g) g;
  end if;
  return query
    with stored as (
      insert into app.answers as a (attempt_id, question_id, option_index, seq, answered_at)
        select g.attempt, g.question, g.option, g.seq, greatest(t.started_at, moment - greatest(g.waited, 0) * interval '1 millisecond')
        from unnest(attempts, p_parts, p_questions, p_options, p_seqs, p_waited) as g (attempt, part, question, option, seq, waited)
        join app.attempts t on t.id = g.attempt and t.completed_at is null
        where g.seq is not null and g.part is null and g.attempt <> all(judged)
        on conflict (attempt_id, question_id) do update
          set option_index = excluded.option_index, seq = excluded.seq, answered_at = excluded.answered_at
          where a.seq < excluded.seq
        returning a.attempt_id, a.question_id, a.seq, (a.xmax = 0) as fresh
    )
    select g.place, s.attempt_id, s.seq,
      case when s.fresh then (
        select case when greatest(coalesce(lasts[g.place], g.question), (select max(x.question_id) from app.answers x where x.attempt_id = t.id))
            - least(coalesce(firsts[g.place], g.question), (select min(x.question_id) from app.answers x where x.attempt_id = t.id)) + 1 >= t.questions
          then (select count(*) from app.answers x where x.attempt_id = t.id) + coalesce(turns[g.place], 1) >= t.questions else false end
        from app.attempts t where t.id = s.attempt_id) else false end
    from unnest(attempts, p_questions) with ordinality as g (attempt, question, place)
    join stored s on s.attempt_id = g.attempt and s.question_id = g.question;
end
$$;
alter function app.store_answers(bytea[], text[], integer[], integer[], integer[], smallint[], integer[], bigint[]) owner to assay_definer;
grant execute on function app.store_answers(bytea[], text[], integer[], integer[], integer[], smallint[], integer[], bigint[]) to assay_app;

-- Answers of many people in one statement, each by the same rules as one that travels alone: this function has no rights of its own. What
-- is plain is stored at once; for each other answer, with the token that came with it, it calls the function that decides. It waits for
-- nobody's lock for long: whoever calls it then sends each alone.
create or replace function app.save_answers(p_tokens bytea[], p_instruments text[], p_attempts integer[], p_parts integer[], p_questions integer[],
  p_options smallint[], p_seqs integer[], p_waited bigint[], p_grace numeric)
returns table (place bigint, outcome text, attempt_id integer, seq integer, stored boolean, done boolean)
language plpgsql set search_path = app, pg_temp set lock_timeout = '100ms' as $$
#variable_conflict use_column
declare
  g record;
  plain bigint[] := '{}';
begin
  outcome := 'saved';
  stored := true;
  for place, attempt_id, seq, done in
      select * from app.store_answers(p_tokens, p_instruments, p_attempts, p_parts, p_questions, p_options, p_seqs, p_waited) loop
    plain := plain || place;
    return next;
  end loop;
  if cardinality(plain) = cardinality(p_tokens) then
    return;
  end if;
  for g in select * from unnest(p_tokens, p_instruments, p_attempts, p_parts, p_questions, p_options, p_seqs, p_waited)
      with ordinality as x (token, instrument, attempt, part, question, option, seq, waited, place)
      where x.place <> all(plain) order by x.token, x.place loop
    place := g.place;
    if g.part is null then
      select s.outcome, s.attempt_id, s.seq, s.stored, s.done into outcome, attempt_id, seq, stored, done
        from app.save_answer(g.token, g.instrument, g.attempt, g.question, g.option, g.seq, g.waited) s;
    else
      select s.outcome, s.attempt_id, s.seq, s.stored, s.done into outcome, attempt_id, seq, stored, done
        from app.save_timed_answer(g.token, g.instrument, g.attempt, g.part, g.question, g.option, g.seq, p_grace, g.waited) s;
    end if;
    return next;
  end loop;
end
$$;
grant execute on function app.save_answers(bytea[], text[], integer[], integer[], integer[], smallint[], integer[], bigint[], numeric) to assay_app;

-- The sittings of whoever asks. Policies of what hangs on something else ask functions like this one: what a policy asks of a table
-- is planned with the policies of that table, which ask further ones, and each floor of them took twice as long to plan.
create or replace function app.own_attempts() returns setof integer
language sql stable security definer set search_path = app, pg_temp as $$
  select a.id from app.attempts a where a.subject_id = app.user_id()
$$;
alter function app.own_attempts() owner to assay_definer;
grant execute on function app.own_attempts() to assay_app;
