drop policy if exists system on app.adjustment_requests;
create policy system on app.adjustment_requests to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.adjustment_requests;
create policy own on app.adjustment_requests to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id()) with check (
  app.scope() = 'candidate' and subject_id = app.user_id() and exists (
    select from app.invitations i where i.id = invitation_id and i.subject_id = app.user_id()
      and i.organization_id = adjustment_requests.organization_id));
drop policy if exists asked on app.adjustment_requests;
create policy asked on app.adjustment_requests for select to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists answered on app.adjustment_requests;
create policy answered on app.adjustment_requests for update to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id()) with check (
  app.scope() = 'organisation' and organization_id = app.org_id());

drop policy if exists system on app.clock_credits;
create policy system on app.clock_credits to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.clock_credits;
create policy own on app.clock_credits for select to assay_app using (
  app.scope() = 'candidate' and attempt_id = any (array(select app.own_attempts())));
drop policy if exists by_definer on app.clock_credits;
create policy by_definer on app.clock_credits to assay_definer using (true) with check (true);

drop policy if exists system on app.clocks;
create policy system on app.clocks to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.clocks;
create policy own on app.clocks to assay_app using (
  app.scope() = 'candidate' and attempt_id = any (array(select app.own_attempts())))
  with check (
  app.scope() = 'candidate' and attempt_id = any (array(select app.own_attempts())));
drop policy if exists by_definer on app.clocks;
create policy by_definer on app.clocks to assay_definer using (true) with check (true);

drop policy if exists system on app.extra_times;
create policy system on app.extra_times to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.extra_times;
create policy own on app.extra_times to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.extra_times;
create policy by_definer on app.extra_times for select to assay_definer using (true);
drop policy if exists given on app.extra_times;
create policy given on app.extra_times for select to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id());
