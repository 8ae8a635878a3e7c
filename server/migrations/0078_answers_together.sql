-- Answers of many people in one statement, each by the same rules as one that travels alone: this function has no rights of its own and
-- only calls, for each answer with the token that came with it, the function that decides. In the order of the tokens, so that the
-- statements of two nodes take their locks in one order. It waits for nobody's lock for long: whoever calls it then sends each alone.
create function app.save_answers(p_tokens bytea[], p_instruments text[], p_attempts integer[], p_parts integer[], p_questions integer[],
  p_options smallint[], p_seqs integer[], p_waited bigint[], p_grace numeric)
returns table (place bigint, outcome text, attempt_id integer, seq integer, stored boolean, done boolean)
language plpgsql set search_path = app, pg_temp set lock_timeout = '100ms' as $$
#variable_conflict use_column
declare
  g record;
begin
  for g in select * from unnest(p_tokens, p_instruments, p_attempts, p_parts, p_questions, p_options, p_seqs, p_waited)
      with ordinality as x (token, instrument, attempt, part, question, option, seq, waited, place) order by x.token, x.place loop
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
