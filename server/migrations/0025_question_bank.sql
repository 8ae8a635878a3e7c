-- A question that is still being written, with fewer than two options or none that is right, is asked of nobody and
-- counts for nothing. Counts are taken once a statement: a test of five hundred questions comes in with one.

alter table app.skill_tests add column unfinished_count integer not null default 0;

create function app.is_question_ready(p_question integer) returns boolean
language sql stable set search_path = app, pg_temp as $$
  select count(*) >= 2 and bool_or(score > 0) from app.skill_options where question_id = p_question
$$;

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

drop trigger count_skill_questions on app.skill_questions;
create trigger count_new_questions after insert on app.skill_questions
  referencing new table as changed for each statement execute function app.count_skill_questions();
create trigger count_changed_questions after update on app.skill_questions
  referencing new table as changed for each statement execute function app.count_skill_questions();
create trigger count_former_questions after delete on app.skill_questions
  referencing old table as changed for each statement execute function app.count_skill_questions();
create trigger count_new_options after insert on app.skill_options
  referencing new table as changed for each statement execute function app.count_skill_questions();
create trigger count_changed_options after update on app.skill_options
  referencing new table as changed for each statement execute function app.count_skill_questions();
create trigger count_former_options after delete on app.skill_options
  referencing old table as changed for each statement execute function app.count_skill_questions();

-- The same as before, without what is still being written.
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

-- In how many campaigns a test is asked for. A number only: whose they are is not for those who write tests.
create function app.count_campaigns_of_test(p_test integer) returns integer
language sql stable security definer set search_path = app, pg_temp as $$
  select count(*)::integer from app.campaigns c
    where app.scope() in ('system', 'platform') and 'mcqt_' || p_test = any(c.test_types)
$$;

grant create on schema app to assay_definer;
alter function app.count_campaigns_of_test(integer) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.count_campaigns_of_test(integer), app.is_question_ready(integer) to assay_app, assay_definer;

-- index: the table is as small as the bank, which is written by a few.
create index skill_versions_image on app.skill_versions ((content ->> 'image_key')) where content ->> 'image_key' is not null;
-- index: as above.
create index skill_questions_image on app.skill_questions (image_key) where image_key is not null;
