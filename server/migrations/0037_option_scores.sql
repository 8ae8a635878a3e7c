-- An option may be worth more than 1, or less than 0: what a test counts is its part of the best option.
alter table app.skill_options drop constraint skill_options_score_check;
alter table app.skill_options add constraint skill_options_score_check check (score between -1000 and 1000);
