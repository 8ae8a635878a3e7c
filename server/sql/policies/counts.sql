drop policy if exists system on app.campaign_days;
create policy system on app.campaign_days for select to assay_app using (app.scope() = 'system');
drop policy if exists own on app.campaign_days;
create policy own on app.campaign_days for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.campaign_days;
create policy by_definer on app.campaign_days to assay_definer using (true) with check (true);

drop policy if exists system on app.campaign_sums;
create policy system on app.campaign_sums to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.campaign_sums;
create policy own on app.campaign_sums for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.campaign_sums;
create policy by_definer on app.campaign_sums to assay_definer using (true) with check (true);

drop policy if exists system on app.invited_days;
create policy system on app.invited_days for select to assay_app using (app.scope() = 'system');
drop policy if exists by_definer on app.invited_days;
create policy by_definer on app.invited_days to assay_definer using (true) with check (true);

drop policy if exists system on app.label_days;
create policy system on app.label_days for select to assay_app using (app.scope() = 'system');
drop policy if exists own on app.label_days;
create policy own on app.label_days for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.label_days;
create policy by_definer on app.label_days to assay_definer using (true) with check (true);

drop policy if exists system on app.label_progress;
create policy system on app.label_progress for select to assay_app using (app.scope() = 'system');
drop policy if exists own on app.label_progress;
create policy own on app.label_progress for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.label_progress;
create policy by_definer on app.label_progress to assay_definer using (true) with check (true);

drop policy if exists system on app.label_sums;
create policy system on app.label_sums for select to assay_app using (app.scope() = 'system');
drop policy if exists own on app.label_sums;
create policy own on app.label_sums for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.label_sums;
create policy by_definer on app.label_sums to assay_definer using (true) with check (true);
