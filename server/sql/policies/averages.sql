drop policy if exists system on app.average_figures;
create policy system on app.average_figures to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists by_definer on app.average_figures;
create policy by_definer on app.average_figures to assay_definer using (true) with check (true);
drop policy if exists own on app.average_figures;
create policy own on app.average_figures for select to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.average_groups g where g.id = average_figures.group_id and g.organization_id = app.org_id()));

drop policy if exists system on app.average_groups;
create policy system on app.average_groups to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists by_definer on app.average_groups;
create policy by_definer on app.average_groups to assay_definer using (true) with check (true);
drop policy if exists own on app.average_groups;
create policy own on app.average_groups for select to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id());

drop policy if exists system on app.average_members;
create policy system on app.average_members to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists by_definer on app.average_members;
create policy by_definer on app.average_members to assay_definer using (true) with check (true);
drop policy if exists permitted on app.average_members;
create policy permitted on app.average_members for select to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = average_members.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));
drop policy if exists oneself on app.average_members;
create policy oneself on app.average_members for select to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id());

drop policy if exists system on app.burnout_batches;
create policy system on app.burnout_batches to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.burnout_batches;
create policy own on app.burnout_batches for select to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id());

drop policy if exists system on app.burnout_group_records;
create policy system on app.burnout_group_records to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists permitted on app.burnout_group_records;
create policy permitted on app.burnout_group_records for select to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = burnout_group_records.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));
drop policy if exists oneself on app.burnout_group_records;
create policy oneself on app.burnout_group_records for select to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id());

drop policy if exists system on app.label_groups;
create policy system on app.label_groups for select to assay_app using (app.scope() = 'system');
drop policy if exists by_definer on app.label_groups;
create policy by_definer on app.label_groups to assay_definer using (true) with check (true);
