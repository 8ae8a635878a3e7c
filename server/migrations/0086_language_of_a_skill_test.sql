-- What the questions of a skill test are written in, for those who have them read out. Null where nobody has said it.
alter table app.skill_tests add column language text;
alter table app.skill_tests add constraint skill_tests_language check (language ~ '^[a-z]{2}$');

-- The sample tests are in English.
select set_config('role', 'assay_app', true), set_config('assay.scope', 'system', true);
update app.skill_tests set language = 'en' where is_sample;
select set_config('role', 'none', true), set_config('assay.scope', '', true);
