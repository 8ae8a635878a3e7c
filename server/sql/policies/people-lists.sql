drop policy if exists system on app.organization_people;
create policy system on app.organization_people for select to assay_app
  using ((select app.scope() = 'system'));
drop policy if exists own on app.organization_people;
create policy own on app.organization_people for select to assay_app
  using (organization_id = (select app.org_id() where app.scope() = 'organisation'));
drop policy if exists by_definer on app.organization_people;
create policy by_definer on app.organization_people to assay_definer using (true) with check (true);

drop policy if exists by_definer on app.people_key;
create policy by_definer on app.people_key for select to assay_definer using (true);

-- The application asks by people_named_in_order alone.
drop policy if exists by_definer on app.people_by_name;
create policy by_definer on app.people_by_name to assay_definer using (true) with check (true);

drop policy if exists system on app.people_words;
create policy system on app.people_words for select to assay_app
  using ((select app.scope() = 'system'));
drop policy if exists own on app.people_words;
create policy own on app.people_words for select to assay_app
  using (organization_id = (select app.org_id() where app.scope() = 'organisation'));
drop policy if exists by_definer on app.people_words;
create policy by_definer on app.people_words to assay_definer using (true) with check (true);

drop policy if exists system on app.person_tests;
create policy system on app.person_tests for select to assay_app
  using ((select app.scope() = 'system'));
drop policy if exists own on app.person_tests;
create policy own on app.person_tests for select to assay_app
  using (organization_id = (select app.org_id() where app.scope() = 'organisation'));
drop policy if exists by_definer on app.person_tests;
create policy by_definer on app.person_tests to assay_definer using (true) with check (true);

drop policy if exists system on app.list_columns;
create policy system on app.list_columns to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists oneself on app.list_columns;
create policy oneself on app.list_columns to assay_app using (user_id = app.user_id()) with check (user_id = app.user_id());
