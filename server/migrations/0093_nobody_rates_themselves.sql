-- The call refuses a rating of the own interview (403). Those from before would count in means and agreement for as long as nobody took them back.
select set_config('role', 'assay_app', true), set_config('assay.scope', 'system', true);
delete from app.interview_ratings where rater_id = subject_id;
select set_config('role', 'none', true), set_config('assay.scope', '', true);
alter table app.interview_ratings add constraint interview_ratings_of_others check (rater_id <> subject_id) not valid;
alter table app.interview_ratings validate constraint interview_ratings_of_others;
