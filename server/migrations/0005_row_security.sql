-- Every table holds its rows behind the scope of the transaction; no scope, no rows.

alter table app.users enable row level security;
alter table app.users force row level security;
create policy anybody on app.users to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() in ('system', 'platform'));
create policy oneself on app.users to assay_app using (id = app.user_id()) with check (id = app.user_id());
-- Of subjects an organisation has its own words, in the invitations; their accounts are not its to see.
create policy own_managers on app.users for select to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.managers m where m.user_id = users.id and m.organization_id = app.org_id()));
create policy by_definer on app.users to assay_definer using (true) with check (true);

alter table app.credentials enable row level security;
alter table app.credentials force row level security;
create policy system on app.credentials to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy oneself on app.credentials to assay_app using (user_id = app.user_id()) with check (user_id = app.user_id());
create policy by_definer on app.credentials for select to assay_definer using (true);

alter table app.user_roles enable row level security;
alter table app.user_roles force row level security;
create policy staff on app.user_roles to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() in ('system', 'platform'));
create policy oneself on app.user_roles for select to assay_app using (user_id = app.user_id());
create policy by_definer on app.user_roles for select to assay_definer using (true);

alter table app.sessions enable row level security;
alter table app.sessions force row level security;
create policy system on app.sessions to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy oneself on app.sessions to assay_app using (user_id = app.user_id()) with check (user_id = app.user_id());
create policy by_definer on app.sessions to assay_definer using (true) with check (true);

alter table app.login_failures enable row level security;
alter table app.login_failures force row level security;
create policy system on app.login_failures to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');

alter table app.organizations enable row level security;
alter table app.organizations force row level security;
create policy operators on app.organizations to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() in ('system', 'platform'));
create policy own on app.organizations to assay_app using (app.scope() = 'organisation' and id = app.org_id()) with check (app.scope() = 'organisation' and id = app.org_id());
create policy asked_by on app.organizations for select to assay_app using (
  app.scope() = 'candidate' and (
    exists (select from app.invitations i where i.subject_id = app.user_id() and i.organization_id = organizations.id)
    or exists (select from app.permissions p where p.subject_id = app.user_id() and p.organization_id = organizations.id)
    or exists (select from app.managers m where m.user_id = app.user_id() and m.organization_id = organizations.id)));
create policy by_definer on app.organizations to assay_definer using (true) with check (true);

alter table app.organization_features enable row level security;
alter table app.organization_features force row level security;
create policy operators on app.organization_features to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() in ('system', 'platform'));
create policy own on app.organization_features for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.organization_features for select to assay_definer using (true);

alter table app.managers enable row level security;
alter table app.managers force row level security;
create policy operators on app.managers to assay_app using (app.scope() in ('system', 'platform')) with check (app.scope() in ('system', 'platform'));
create policy own on app.managers for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
create policy oneself on app.managers for select to assay_app using (user_id = app.user_id());
create policy by_definer on app.managers for select to assay_definer using (true);

alter table app.permissions enable row level security;
alter table app.permissions force row level security;
create policy system on app.permissions to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.permissions to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id()) with check (app.scope() = 'candidate' and subject_id = app.user_id());
create policy given on app.permissions for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());

alter table app.campaigns enable row level security;
alter table app.campaigns force row level security;
create policy system on app.campaigns to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.campaigns to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());
create policy invited_to on app.campaigns for select to assay_app using (
  app.scope() = 'candidate' and status <> 'draft' and exists (
    select from app.invitations i where i.campaign_id = campaigns.id and i.subject_id = app.user_id()));
create policy by_definer on app.campaigns to assay_definer using (true) with check (true);

alter table app.invitations enable row level security;
alter table app.invitations force row level security;
create policy system on app.invitations to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.invitations to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());
create policy oneself on app.invitations to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id()) with check (app.scope() = 'candidate' and subject_id = app.user_id());

alter table app.links enable row level security;
alter table app.links force row level security;
create policy system on app.links to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy operators on app.links to assay_app using (app.scope() = 'platform' and purpose = 'manager_invitation') with check (app.scope() = 'platform' and purpose = 'manager_invitation');
create policy own on app.links for insert to assay_app with check (app.scope() = 'organisation' and organization_id = app.org_id() and purpose = 'campaign_entry');

alter table app.subject_profiles enable row level security;
alter table app.subject_profiles force row level security;
create policy system on app.subject_profiles to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.subject_profiles to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id()) with check (app.scope() = 'candidate' and subject_id = app.user_id());

alter table app.attempts enable row level security;
alter table app.attempts force row level security;
create policy system on app.attempts to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.attempts to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id()) with check (app.scope() = 'candidate' and subject_id = app.user_id());
create policy permitted on app.attempts for select to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.permissions p where p.subject_id = attempts.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));
create policy by_definer on app.attempts for select to assay_definer using (true);

-- Answers are the subject's alone: no organisation reads them, with or without permission.
alter table app.answers enable row level security;
alter table app.answers force row level security;
create policy system on app.answers to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.answers for select to assay_app using (
  app.scope() = 'candidate' and exists (
    select from app.attempts a where a.id = answers.attempt_id and a.subject_id = app.user_id()));
create policy by_definer on app.answers to assay_definer using (true) with check (true);

alter table app.results enable row level security;
alter table app.results force row level security;
create policy system on app.results to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.results for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
create policy permitted on app.results for select to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.permissions p where p.subject_id = results.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));

alter table app.mails enable row level security;
alter table app.mails force row level security;
create policy system on app.mails to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy operators on app.mails to assay_app using (app.scope() = 'platform') with check (app.scope() = 'platform');
create policy own on app.mails to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());

alter table app.demo_mails enable row level security;
alter table app.demo_mails force row level security;
create policy system on app.demo_mails to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');

-- The log only grows: it is written by one function, and only the sealing job may touch what is written.
alter table app.audit_entries enable row level security;
alter table app.audit_entries force row level security;
create policy sealing on app.audit_entries to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy by_definer on app.audit_entries to assay_definer using (true) with check (true);
alter table app.audit_details enable row level security;
alter table app.audit_details force row level security;
create policy system on app.audit_details to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy by_definer on app.audit_details for insert to assay_definer with check (true);

alter table app.access_ledger enable row level security;
alter table app.access_ledger force row level security;
create policy written on app.access_ledger for insert to assay_app with check (app.scope() = 'organisation' and organization_id = app.org_id());
create policy own on app.access_ledger for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
create policy system on app.access_ledger to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
