drop policy if exists written on app.access_ledger;
create policy written on app.access_ledger for insert to assay_app
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists own on app.access_ledger;
create policy own on app.access_ledger for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists system on app.access_ledger;
create policy system on app.access_ledger to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
-- The dashboard tells an organisation which results nobody of it has opened yet: its own looks are its to know.
drop policy if exists own_looks on app.access_ledger;
create policy own_looks on app.access_ledger for select to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.access_ledger;
create policy by_definer on app.access_ledger for select to assay_definer using (true);

drop policy if exists system on app.audit_details;
create policy system on app.audit_details to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists by_definer on app.audit_details;
create policy by_definer on app.audit_details for insert to assay_definer with check (true);
drop policy if exists operators on app.audit_details;
create policy operators on app.audit_details for select to assay_app using ((select app.scope() = 'platform'));
drop policy if exists by_definer_read on app.audit_details;
create policy by_definer_read on app.audit_details for select to assay_definer using (true);

drop policy if exists sealing on app.audit_entries;
create policy sealing on app.audit_entries to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists by_definer on app.audit_entries;
create policy by_definer on app.audit_entries to assay_definer using (true) with check (true);
-- Whoever runs this Assay reads the action log. Asked once a statement and not once a row: a comparison by row
-- would make the planner expect next to no rows, and read millions to sort them.
drop policy if exists operators on app.audit_entries;
create policy operators on app.audit_entries for select to assay_app using ((select app.scope() = 'platform'));
