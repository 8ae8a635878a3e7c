drop policy if exists system on app.unread_results;
create policy system on app.unread_results for select to assay_app using (app.scope() = 'system');
drop policy if exists own on app.unread_results;
create policy own on app.unread_results for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.unread_results;
create policy by_definer on app.unread_results to assay_definer using (true) with check (true);
