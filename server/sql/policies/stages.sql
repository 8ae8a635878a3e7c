drop policy if exists system on app.stage_moves;
create policy system on app.stage_moves to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.stage_moves;
create policy own on app.stage_moves to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists oneself on app.stage_moves;
create policy oneself on app.stage_moves for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());

drop policy if exists system on app.stage_templates;
create policy system on app.stage_templates to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.stage_templates;
create policy own on app.stage_templates to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.stage_templates;
create policy by_definer on app.stage_templates for select to assay_definer using (true);

drop policy if exists system on app.staged_people;
create policy system on app.staged_people to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.staged_people;
create policy own on app.staged_people to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists oneself on app.staged_people;
create policy oneself on app.staged_people for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists by_definer on app.staged_people;
create policy by_definer on app.staged_people to assay_definer using (true) with check (true);

drop policy if exists system on app.stages;
create policy system on app.stages to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.stages;
create policy own on app.stages to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.stages;
create policy by_definer on app.stages to assay_definer using (true) with check (true);
drop policy if exists carried on app.stages;
create policy carried on app.stages for select to assay_app using (
  app.scope() = 'candidate' and exists (
    select from app.staged_people p where p.stage_id = stages.id and p.campaign_id = stages.campaign_id and p.subject_id = app.user_id()));
