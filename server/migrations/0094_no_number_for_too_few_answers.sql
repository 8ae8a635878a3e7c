-- Lists have no number of a logical result of which half of the questions or more have no answer, as of what is there already.
select set_config('role', 'assay_definer', true);
update app.person_tests t set score = null, score_low = null, score_high = null
  from app.results r
  where r.attempt_id = t.attempt_id and r.instrument = 'iq' and t.score is not null
    and (select count(*) > 0 and count(*) filter (where item ->> 'outcome' <> 'unreached') * 2 <= count(*)
      from jsonb_path_query(r.scores, '$.sections.*.items[*]') item);
select set_config('role', 'none', true);
