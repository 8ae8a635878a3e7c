-- Taking a skill test: each question is a timed part of its sitting and bears its id.

-- index: few results so far, and one statement builds it
create index results_skill on app.results (test) where instrument = 'skill';

-- Who asks for a test reads what it is called, also when it is no longer offered.
create policy used on app.skill_tests for select to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.campaigns c where c.organization_id = app.org_id() and 'mcqt_' || skill_tests.id = any(c.test_types)));

-- The sitting of whoever carries this session, and one question of it; `outcome` says what there is not.
create function app.find_skill_question(p_token bytea, p_test integer, p_question integer,
  out outcome text, out attempt_id integer, out version_id integer)
language plpgsql stable security definer set search_path = app, pg_temp as $$
#variable_conflict use_column
declare
  s record;
begin
  select t.id, t.form into s
    from app.sessions e left join app.attempts t on t.subject_id = e.user_id and t.test = 'mcqt_' || p_test
    where e.token_hash = p_token and e.expires_at > app.now() and e.last_seen_at + e.idle_seconds * interval '1 second' > app.now();
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

-- Whether every question of a sitting has been closed.
create function app.is_skill_test_over(p_attempt integer) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select (select count(*) from app.clocks c where c.attempt_id = a.id and c.ended_at is not null) >= a.parts
    from app.attempts a where a.id = p_attempt
$$;

-- Saves the answer to a question and closes it: there is no way back to it. An option counts by its id, whatever the
-- order in which it was shown.
create function app.save_skill_answer(p_token bytea, p_test integer, p_question integer, p_option integer, p_grace numeric,
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
    from app.save_timed_answer(p_token, 'skill', s.attempt_id, p_question, p_question, place, null, p_grace) a;
  if stored then
    update app.clocks c set ended_at = app.now() where c.attempt_id = s.attempt_id and c.part = p_question;
  elsif outcome = 'time_passed' and exists (
      select from app.answers x where x.attempt_id = s.attempt_id and x.question_id = p_question) then
    outcome := 'answered';
  end if;
  done := app.is_skill_test_over(s.attempt_id);
end
$$;

-- Closes a question without an answer; what is closed stays as it is.
create function app.end_skill_question(p_token bytea, p_test integer, p_question integer,
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

-- How many people have got which score in a test, in per cent of the maximum. Numbers of people, nobody's name.
create function app.skill_distribution(p_test integer) returns table (percent double precision, people integer)
language sql stable security definer set search_path = app, pg_temp as $$
  select (r.summary ->> 'percent')::double precision, count(*)::integer
    from app.results r where r.instrument = 'skill' and r.test = 'mcqt_' || p_test group by 1
$$;

-- What was answered to each question of a test in its latest sittings, without a name, for who keeps the question bank.
create function app.read_skill_answers(p_test integer, p_limit integer) returns table (answers jsonb)
language sql stable security definer set search_path = app, pg_temp as $$
  select r.scores -> 'questions' from app.results r
    where app.scope() in ('system', 'platform') and r.instrument = 'skill' and r.test = 'mcqt_' || p_test
    order by r.attempt_id desc limit p_limit
$$;

-- How many people have been shown each question of a test, in which version.
create function app.count_skill_exposure(p_test integer)
returns table (question_id integer, version_id integer, people integer)
language sql stable security definer set search_path = app, pg_temp as $$
  select (q ->> 'questionId')::integer, (q ->> 'versionId')::integer, count(*)::integer
    from app.results r cross join lateral jsonb_array_elements(r.scores -> 'questions') q
    where app.scope() in ('system', 'platform') and r.instrument = 'skill' and r.test = 'mcqt_' || p_test
      and q ->> 'outcome' <> 'not shown'
    group by 1, 2
$$;

-- What somebody was asked, for an organisation that may see the result: without the options, so without the key.
create function app.read_skill_questions(p_subject integer, p_test integer)
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

grant create on schema app to assay_definer;
alter function app.find_skill_question(bytea, integer, integer) owner to assay_definer;
alter function app.is_skill_test_over(integer) owner to assay_definer;
alter function app.save_skill_answer(bytea, integer, integer, integer, numeric) owner to assay_definer;
alter function app.end_skill_question(bytea, integer, integer) owner to assay_definer;
alter function app.skill_distribution(integer) owner to assay_definer;
alter function app.read_skill_answers(integer, integer) owner to assay_definer;
alter function app.count_skill_exposure(integer) owner to assay_definer;
alter function app.read_skill_questions(integer, integer) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.save_skill_answer(bytea, integer, integer, integer, numeric),
  app.end_skill_question(bytea, integer, integer), app.skill_distribution(integer), app.read_skill_answers(integer, integer),
  app.count_skill_exposure(integer), app.read_skill_questions(integer, integer) to assay_app;
