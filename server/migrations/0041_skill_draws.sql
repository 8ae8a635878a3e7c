-- A test may be a pool of questions, of which a sitting draws some; null asks for all of them. The tests that come with the
-- product are samples: their keys are public, so nobody should be chosen by them.
alter table app.skill_tests add column questions_per_attempt integer check (questions_per_attempt between 1 and 500);
alter table app.skill_tests add column is_sample boolean not null default false;

-- What a sitting is drawn from: the test frozen as it is now, each question with what it is about, without text or key.
create function app.draw_skill_test(p_test integer)
returns table (question_id integer, version_id integer, seconds integer, options integer, topic text, wanted integer)
language sql security definer set search_path = app, pg_temp as $$
  select f.question_id, f.version_id, f.seconds, f.options, q.topic, t.questions_per_attempt
    from app.freeze_skill_test(p_test) with ordinality f (question_id, version_id, seconds, options, place)
    join app.skill_questions q on q.id = f.question_id
    join app.skill_tests t on t.id = p_test
    order by f.place
$$;
grant create on schema app to assay_definer;
alter function app.draw_skill_test(integer) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.draw_skill_test(integer) to assay_app;
