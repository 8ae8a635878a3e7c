drop policy if exists bank on app.option_groups;
create policy bank on app.option_groups to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));

drop policy if exists bank on app.skill_options;
create policy bank on app.skill_options to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
drop policy if exists by_definer on app.skill_options;
create policy by_definer on app.skill_options to assay_definer using (true) with check (true);

drop policy if exists bank on app.skill_questions;
create policy bank on app.skill_questions to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
drop policy if exists by_definer on app.skill_questions;
create policy by_definer on app.skill_questions to assay_definer using (true) with check (true);

drop policy if exists bank on app.skill_test_organizations;
create policy bank on app.skill_test_organizations to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
drop policy if exists own on app.skill_test_organizations;
create policy own on app.skill_test_organizations for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.skill_test_organizations;
create policy by_definer on app.skill_test_organizations for select to assay_definer using (true);

drop policy if exists bank on app.skill_tests;
create policy bank on app.skill_tests to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
drop policy if exists offered on app.skill_tests;
create policy offered on app.skill_tests for select to assay_app using (
  app.scope() = 'organisation' and (is_universal or exists (
    select from app.skill_test_organizations o where o.test_id = skill_tests.id and o.organization_id = app.org_id())));
drop policy if exists asked on app.skill_tests;
create policy asked on app.skill_tests for select to assay_app using (
  app.scope() = 'candidate' and id = any (array(select app.own_skill_tests())));
drop policy if exists by_definer on app.skill_tests;
create policy by_definer on app.skill_tests to assay_definer using (true) with check (true);
-- Who asks for a test reads what it is called, also when it is no longer offered.
drop policy if exists used on app.skill_tests;
create policy used on app.skill_tests for select to assay_app using (
  app.scope() = 'organisation' and id = any (array(select app.used_skill_tests())));

drop policy if exists bank on app.skill_versions;
create policy bank on app.skill_versions to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
drop policy if exists by_definer on app.skill_versions;
create policy by_definer on app.skill_versions to assay_definer using (true) with check (true);
