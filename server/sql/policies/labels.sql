drop policy if exists system on app.labels;
create policy system on app.labels to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.labels;
create policy own on app.labels to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.labels;
create policy by_definer on app.labels to assay_definer using (true) with check (true);
drop policy if exists carried on app.labels;
create policy carried on app.labels for select to assay_app using (
  app.scope() = 'candidate' and exists (
    select from app.subject_labels s where s.label_id = labels.id and s.organization_id = labels.organization_id and s.subject_id = app.user_id()));

-- Who asks is asked once for a statement: lists of a label read ten thousand of these rows.
drop policy if exists system on app.subject_labels;
create policy system on app.subject_labels to assay_app using ((select app.scope() = 'system')) with check (app.scope() = 'system');
drop policy if exists own on app.subject_labels;
create policy own on app.subject_labels to assay_app
  using (organization_id = (select app.org_id() where app.scope() = 'organisation'))
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.subject_labels;
create policy by_definer on app.subject_labels to assay_definer using (true) with check (true);
drop policy if exists carried on app.subject_labels;
create policy carried on app.subject_labels for select to assay_app
  using (subject_id = (select app.user_id() where app.scope() = 'candidate'));
