drop policy if exists system on app.campaigns;
create policy system on app.campaigns to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.campaigns;
create policy own on app.campaigns to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists invited_to on app.campaigns;
create policy invited_to on app.campaigns for select to assay_app using (
  app.scope() = 'candidate' and id = any (array(select app.own_campaigns())));
drop policy if exists by_definer on app.campaigns;
create policy by_definer on app.campaigns to assay_definer using (true) with check (true);

drop policy if exists system on app.campaign_tests;
create policy system on app.campaign_tests for select to assay_app using (app.scope() = 'system');
drop policy if exists own on app.campaign_tests;
create policy own on app.campaign_tests for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
-- Those of the campaigns that somebody may see.
drop policy if exists invited_to on app.campaign_tests;
create policy invited_to on app.campaign_tests for select to assay_app using (
  app.scope() = 'candidate' and campaign_id = any (array(select app.own_campaigns())));
drop policy if exists by_definer on app.campaign_tests;
create policy by_definer on app.campaign_tests to assay_definer using (true) with check (true);

drop policy if exists system on app.demo_mails;
create policy system on app.demo_mails to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');

drop policy if exists system on app.invitations;
create policy system on app.invitations to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.invitations;
create policy own on app.invitations to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists oneself on app.invitations;
create policy oneself on app.invitations to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id())
  with check (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists by_definer on app.invitations;
create policy by_definer on app.invitations for select to assay_definer using (true);
-- Deletes an organisation with all that is its own. People before campaigns, campaigns before the organisation: in
-- the order in which progress is written, so that the two cannot lock each other.
drop policy if exists by_definer_removed on app.invitations;
create policy by_definer_removed on app.invitations for delete to assay_definer using (true);
drop policy if exists by_definer_changed on app.invitations;
create policy by_definer_changed on app.invitations for update to assay_definer using (true) with check (true);

drop policy if exists system on app.mails;
create policy system on app.mails to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists operators on app.mails;
create policy operators on app.mails to assay_app using (app.scope() = 'platform') with check (app.scope() = 'platform');
drop policy if exists own on app.mails;
create policy own on app.mails to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
-- What others hold about a person is the person's to read as well.
drop policy if exists received on app.mails;
create policy received on app.mails for select to assay_app using (
  app.scope() = 'candidate' and (user_id = app.user_id()
    or user_id is null and to_email = (select app.own_email())));
-- The emails of a day by organisation, for those who run the platform: their scope is looked at once and not for each
-- email, and one reading serves both what is counted and whose did not arrive.
drop policy if exists by_definer on app.mails;
create policy by_definer on app.mails for select to assay_definer using (true);

drop policy if exists system on app.reminders;
create policy system on app.reminders to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.reminders;
create policy own on app.reminders to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
