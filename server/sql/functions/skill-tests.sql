-- A test as it is now, with what its questions ask and their keys, without what is still being written.
create or replace function app.freeze_skill_test(p_test integer)
returns table (question_id integer, version_id integer, seconds integer, options integer)
language plpgsql security definer set search_path = app, pg_temp as $$
#variable_conflict use_column
begin
  -- Two people who begin at the same time share one version, and nobody edits meanwhile.
  perform from app.skill_tests t where t.id = p_test for no key update;
  return query
    with live as (
      select q.id, q.position, q.seconds, jsonb_build_object('text', q.text, 'topic', q.topic, 'seconds', q.seconds,
          'image_key', q.image_key, 'image_alternative', q.image_alternative, 'options', o.options) as content,
          jsonb_array_length(o.options) as options
        from app.skill_questions q
        cross join lateral (
          select jsonb_agg(jsonb_build_object('id', x.id, 'text', x.text, 'score', x.score) order by x.position, x.id) as options
          from app.skill_options x where x.question_id = q.id) o
        where q.test_id = p_test and q.deleted_at is null and app.is_question_ready(q.id)
    ), latest as (
      select distinct on (v.question_id) v.question_id, v.id, v.number, v.content
        from app.skill_versions v join live l on l.id = v.question_id order by v.question_id, v.number desc
    ), fresh as (
      insert into app.skill_versions (question_id, number, content, created_at)
        select l.id, coalesce(k.number, 0) + 1, l.content, app.now()
          from live l left join latest k on k.question_id = l.id
          where k.content is distinct from l.content
        returning id, question_id
    )
    select l.id, coalesce(f.id, k.id), l.seconds, l.options
      from live l left join fresh f on f.question_id = l.id left join latest k on k.question_id = l.id
      order by l.position, l.id;
end
$$;
alter function app.freeze_skill_test(integer) owner to assay_definer;
grant execute on function app.freeze_skill_test(integer) to assay_app;

-- One question of somebody's own sitting, as it was frozen, without what an option is worth.
create or replace function app.show_skill_question(p_attempt integer, p_question integer) returns jsonb
language sql stable security definer set search_path = app, pg_temp as $$
  select v.content - 'options' || jsonb_build_object('options', (
      select jsonb_agg(o.value - 'score' order by o.ordinality) from jsonb_array_elements(v.content -> 'options') with ordinality o))
    from app.attempts a
    cross join lateral jsonb_array_elements(a.form -> 'questions') e
    join app.skill_versions v on v.id = (e ->> 'versionId')::integer
    where a.id = p_attempt and a.subject_id = app.user_id() and (e ->> 'questionId')::integer = p_question
$$;
alter function app.show_skill_question(integer, integer) owner to assay_definer;
grant execute on function app.show_skill_question(integer, integer) to assay_app;

-- Keeps number of questions and time of a test beside the test.
create or replace function app.count_skill_questions() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  tests integer[];
begin
  if tg_table_name = 'skill_questions' then
    tests := array(select distinct c.test_id from changed c);
  else
    tests := array(select distinct q.test_id from changed c join app.skill_questions q on q.id = c.question_id);
  end if;
  update app.skill_tests t set questions_count = n.ready, unfinished_count = n.unfinished, seconds_total = n.seconds
    from (
      select id, count(q) filter (where is_ready) as ready, count(q) filter (where not is_ready) as unfinished,
          coalesce(sum(q.seconds) filter (where is_ready), 0) as seconds
        from unnest(tests) as id
        left join (
          select q.test_id, q.seconds, app.is_question_ready(q.id) as is_ready
            from app.skill_questions q where q.deleted_at is null and q.test_id = any(tests)) q on q.test_id = id
        group by id) n
    where n.id = t.id;
  return null;
end
$$;
alter function app.count_skill_questions() owner to assay_definer;

create or replace function app.is_question_ready(p_question integer) returns boolean
language sql stable set search_path = app, pg_temp as $$
  select count(*) >= 2 and bool_or(score > 0) from app.skill_options where question_id = p_question
$$;
grant execute on function app.is_question_ready(integer) to assay_app, assay_definer;

-- In how many campaigns a test is asked for. A number only: whose they are is not for those who write tests.
create or replace function app.count_campaigns_of_test(p_test integer) returns integer
language sql stable security definer set search_path = app, pg_temp as $$
  select count(*)::integer from app.campaign_tests t
    where app.scope() in ('system', 'platform') and t.skill_test_id = p_test
$$;
alter function app.count_campaigns_of_test(integer) owner to assay_definer;
grant execute on function app.count_campaigns_of_test(integer) to assay_app;

-- The sitting of whoever carries this session, and one question of it; `outcome` says what there is not.
create or replace function app.find_skill_question(p_token bytea, p_test integer, p_question integer,
  out outcome text, out attempt_id integer, out version_id integer)
language plpgsql stable security definer set search_path = app, pg_temp as $$
#variable_conflict use_column
declare
  s record;
begin
  select t.id, t.form into s
    from (select app.now() as moment offset 0) n
    cross join lateral app.find_session(p_token, n.moment) e
    left join app.attempts t on t.subject_id = e.user_id and t.test = 'mcqt_' || p_test;
  if not found then
    outcome := 'unauthenticated';
  elsif s.id is null then
    outcome := 'no_attempt';
  else
    attempt_id := s.id;
    select (q ->> 'versionId')::integer into version_id
      from jsonb_array_elements(s.form -> 'questions') q where (q ->> 'questionId')::integer = p_question;
    if not found then
      outcome := 'no_question';
    end if;
  end if;
end
$$;
alter function app.find_skill_question(bytea, integer, integer) owner to assay_definer;

-- Whether every question of a sitting has been closed.
create or replace function app.is_skill_test_over(p_attempt integer) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select (select count(*) from app.clocks c where c.attempt_id = a.id and c.ended_at is not null) >= a.parts
    from app.attempts a where a.id = p_attempt
$$;
alter function app.is_skill_test_over(integer) owner to assay_definer;

-- Closes a question without an answer; what is closed stays as it is.
create or replace function app.end_skill_question(p_token bytea, p_test integer, p_question integer,
  out outcome text, out attempt_id integer, out done boolean)
language plpgsql security definer set search_path = app, pg_temp as $$
#variable_conflict use_column
declare
  s record;
begin
  done := false;
  select * into s from app.find_skill_question(p_token, p_test, p_question);
  if s.outcome is not null then
    outcome := s.outcome;
    return;
  end if;
  attempt_id := s.attempt_id;
  -- The same lock as saving an answer takes: the answer is in before, or too late.
  perform pg_advisory_xact_lock(4701, s.attempt_id);
  update app.clocks c set ended_at = app.now() where c.attempt_id = s.attempt_id and c.part = p_question and c.ended_at is null;
  if found then
    outcome := 'ended';
  else
    outcome := case when exists (select from app.clocks c where c.attempt_id = s.attempt_id and c.part = p_question) then 'kept' else 'no_clock' end;
  end if;
  done := app.is_skill_test_over(s.attempt_id);
end
$$;
alter function app.end_skill_question(bytea, integer, integer) owner to assay_definer;
grant execute on function app.end_skill_question(bytea, integer, integer) to assay_app;

-- How many people have got which score in a test, in per cent of the maximum: of closed groups alone, so that nobody's
-- coming or going can be seen in it. Numbers of people, nobody's name.
create or replace function app.skill_distribution(p_test integer) returns table (percent double precision, people integer)
language sql stable security definer set search_path = app, pg_temp as $$
  select (r.summary ->> 'percent')::double precision, count(*)::integer
    from app.average_groups g
    join app.average_members m on m.group_id = g.id
    join app.results r on r.attempt_id = m.attempt_id
    where g.organization_id is null and g.instrument = 'skill' and g.test = 'mcqt_' || p_test and g.whole group by 1
$$;
alter function app.skill_distribution(integer) owner to assay_definer;
grant execute on function app.skill_distribution(integer) to assay_app;

-- What was answered to each question of a test in its latest sittings, without a name, for who keeps the question bank.
create or replace function app.read_skill_answers(p_test integer, p_limit integer) returns table (answers jsonb)
language sql stable security definer set search_path = app, pg_temp as $$
  select r.scores -> 'questions' from app.results r
    where app.scope() in ('system', 'platform') and r.instrument = 'skill' and r.test = 'mcqt_' || p_test
    order by r.attempt_id desc limit p_limit
$$;
alter function app.read_skill_answers(integer, integer) owner to assay_definer;
grant execute on function app.read_skill_answers(integer, integer) to assay_app;

-- How many people have been shown each question of a test, in which version.
create or replace function app.count_skill_exposure(p_test integer)
returns table (question_id integer, version_id integer, people integer)
language sql stable security definer set search_path = app, pg_temp as $$
  select (q ->> 'questionId')::integer, (q ->> 'versionId')::integer, count(*)::integer
    from app.results r cross join lateral jsonb_array_elements(r.scores -> 'questions') q
    where app.scope() in ('system', 'platform') and r.instrument = 'skill' and r.test = 'mcqt_' || p_test
      and q ->> 'outcome' <> 'not shown'
    group by 1, 2
$$;
alter function app.count_skill_exposure(integer) owner to assay_definer;
grant execute on function app.count_skill_exposure(integer) to assay_app;

-- What somebody was asked, for an organisation that may see the result: without the options, so without the key.
create or replace function app.read_skill_questions(p_subject integer, p_test integer)
returns table (question_id integer, text text, image_alternative text)
language sql stable security definer set search_path = app, pg_temp as $$
  select v.question_id, v.content ->> 'text', v.content ->> 'image_alternative'
    from app.attempts a
    cross join lateral jsonb_array_elements(a.form -> 'questions') q
    join app.skill_versions v on v.id = (q ->> 'versionId')::integer
    where app.scope() = 'organisation' and a.subject_id = p_subject and a.test = 'mcqt_' || p_test and a.completed_at is not null
      and exists (
        select from app.permissions p where p.subject_id = p_subject and p.organization_id = app.org_id() and p.revoked_at is null)
$$;
alter function app.read_skill_questions(integer, integer) owner to assay_definer;
grant execute on function app.read_skill_questions(integer, integer) to assay_app;

-- What a sitting is drawn from: the test frozen as it is now, each question with what it is about, without text or key.
create or replace function app.draw_skill_test(p_test integer)
returns table (question_id integer, version_id integer, seconds integer, options integer, topic text, wanted integer)
language sql security definer set search_path = app, pg_temp as $$
  select f.question_id, f.version_id, f.seconds, f.options, q.topic, t.questions_per_attempt
    from app.freeze_skill_test(p_test) with ordinality f (question_id, version_id, seconds, options, place)
    join app.skill_questions q on q.id = f.question_id
    join app.skill_tests t on t.id = p_test
    order by f.place
$$;
alter function app.draw_skill_test(integer) owner to assay_definer;
grant execute on function app.draw_skill_test(integer) to assay_app;

-- Saves the answer to a question and closes it: there is no way back to it. An option counts by its id, whatever the
-- order in which it was shown.
create or replace function app.save_skill_answer(p_token bytea, p_test integer, p_question integer, p_option integer, p_grace numeric, p_waited bigint,
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
alter function app.save_skill_answer(bytea, integer, integer, integer, numeric, bigint) owner to assay_definer;
grant execute on function app.save_skill_answer(bytea, integer, integer, integer, numeric, bigint) to assay_app;

-- Whether an organisation uses a skill test: it is offered to it, or one of its campaigns has asked for it. People are told the same
-- before they agree as reports go by afterwards, so it is asked in one place.
create or replace function app.uses_skill_test(p_organization integer, p_test integer) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select exists (select from app.skill_tests t where t.id = p_test and t.is_universal)
    or exists (select from app.skill_test_organizations o where o.test_id = p_test and o.organization_id = p_organization)
    or exists (select from app.campaign_tests t where t.organization_id = p_organization and t.skill_test_id = p_test)
$$;
alter function app.uses_skill_test(integer, integer) owner to assay_definer;
grant execute on function app.uses_skill_test(integer, integer) to assay_app;

-- The skill tests that whoever asks has begun or is asked for.
create or replace function app.own_skill_tests() returns setof integer
language sql stable security definer set search_path = app, pg_temp as $$
  select t.skill_test_id from app.campaign_tests t
    where t.campaign_id = any (array(select app.own_campaigns())) and t.skill_test_id is not null
  union
  select substr(a.test, 6)::integer from app.attempts a
    where a.subject_id = app.user_id() and a.test ~ '^mcqt_[0-9]+$'
$$;
alter function app.own_skill_tests() owner to assay_definer;
grant execute on function app.own_skill_tests() to assay_app;

-- The skill tests that campaigns of the organisation ask for.
create or replace function app.used_skill_tests() returns setof integer
language sql stable security definer set search_path = app, pg_temp as $$
  select distinct t.skill_test_id from app.campaign_tests t
    where t.organization_id = app.org_id() and t.skill_test_id is not null
$$;
alter function app.used_skill_tests() owner to assay_definer;
grant execute on function app.used_skill_tests() to assay_app;
