drop policy if exists system on app.answers;
create policy system on app.answers to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.answers;
create policy own on app.answers for select to assay_app using (
  app.scope() = 'candidate' and attempt_id = any (array(select app.own_attempts())));
drop policy if exists by_definer on app.answers;
create policy by_definer on app.answers to assay_definer using (true) with check (true);

drop policy if exists system on app.attempt_keys;
create policy system on app.attempt_keys to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.attempt_keys;
create policy own on app.attempt_keys for insert to assay_app with check (
  app.scope() = 'candidate' and attempt_id = any (array(select app.own_attempts())));

drop policy if exists system on app.attempts;
create policy system on app.attempts to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.attempts;
create policy own on app.attempts to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id())
  with check (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists permitted on app.attempts;
create policy permitted on app.attempts for select to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.permissions p where p.subject_id = attempts.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));
drop policy if exists by_definer on app.attempts;
create policy by_definer on app.attempts for select to assay_definer using (true);
drop policy if exists by_definer_deleted on app.attempts;
create policy by_definer_deleted on app.attempts for delete to assay_definer using (true);

drop policy if exists system on app.culture_answers;
create policy system on app.culture_answers to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() = 'system');
drop policy if exists own on app.culture_answers;
create policy own on app.culture_answers to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.culture_tests t where t.id = culture_answers.test_id and t.organization_id = app.org_id()))
  with check (
  app.scope() = 'organisation' and user_id = app.user_id() and exists (
    select from app.culture_tests t where t.id = culture_answers.test_id and t.organization_id = app.org_id()));
drop policy if exists oneself on app.culture_answers;
create policy oneself on app.culture_answers for select to assay_app using (
  app.scope() = 'candidate' and user_id = app.user_id());

drop policy if exists system on app.culture_tests;
create policy system on app.culture_tests to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() = 'system');
drop policy if exists own on app.culture_tests;
create policy own on app.culture_tests to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());

drop policy if exists system on app.earlier_attempts;
create policy system on app.earlier_attempts to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists by_definer on app.earlier_attempts;
create policy by_definer on app.earlier_attempts to assay_definer using (true) with check (true);
drop policy if exists oneself on app.earlier_attempts;
create policy oneself on app.earlier_attempts for select to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists permitted on app.earlier_attempts;
create policy permitted on app.earlier_attempts for select to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.permissions p where p.subject_id = earlier_attempts.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));

drop policy if exists system on app.results;
create policy system on app.results to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.results;
create policy own on app.results for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists permitted on app.results;
create policy permitted on app.results for select to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.permissions p where p.subject_id = results.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));
drop policy if exists by_definer on app.results;
create policy by_definer on app.results for select to assay_definer using (true);

drop policy if exists system on app.retake_waivers;
create policy system on app.retake_waivers to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.retake_waivers;
create policy own on app.retake_waivers to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id()) with check (
  app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists given on app.retake_waivers;
create policy given on app.retake_waivers for select to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id());
