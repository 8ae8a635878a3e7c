drop policy if exists system on app.billing;
create policy system on app.billing to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.billing;
create policy own on app.billing for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists operators on app.billing;
create policy operators on app.billing for select to assay_app using (app.scope() = 'platform');

drop policy if exists system on app.invoices;
create policy system on app.invoices to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.invoices;
create policy own on app.invoices for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());

drop policy if exists operators on app.organization_features;
create policy operators on app.organization_features to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
drop policy if exists own on app.organization_features;
create policy own on app.organization_features for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.organization_features;
create policy by_definer on app.organization_features for select to assay_definer using (true);

drop policy if exists operators on app.organizations;
create policy operators on app.organizations to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
drop policy if exists own on app.organizations;
create policy own on app.organizations to assay_app using (app.scope() = 'organisation' and id = app.org_id())
  with check (app.scope() = 'organisation' and id = app.org_id());
drop policy if exists asked_by on app.organizations;
create policy asked_by on app.organizations for select to assay_app using (
  app.scope() = 'candidate' and id = any (array(select app.own_organizations())));
drop policy if exists by_definer on app.organizations;
create policy by_definer on app.organizations to assay_definer using (true) with check (true);
-- Whoever has looked at somebody's results has a name for them, also when nothing else ties the two any more.
drop policy if exists looked_at on app.organizations;
create policy looked_at on app.organizations for select to assay_app using (
  app.scope() = 'candidate' and id = any (array(select app.looking_organizations())));

drop policy if exists system on app.payment_events;
create policy system on app.payment_events to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');

drop policy if exists system on app.subscriptions;
create policy system on app.subscriptions to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists addressed_by on app.subscriptions;
create policy addressed_by on app.subscriptions for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists oneself on app.subscriptions;
create policy oneself on app.subscriptions for select to assay_app using (
  app.scope() = 'candidate' and user_id = app.user_id());
