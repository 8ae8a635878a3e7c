drop policy if exists system on app.credentials;
create policy system on app.credentials to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists oneself on app.credentials;
create policy oneself on app.credentials to assay_app using (user_id = app.user_id()) with check (user_id = app.user_id());
drop policy if exists by_definer on app.credentials;
create policy by_definer on app.credentials for select to assay_definer using (true);
drop policy if exists by_command on app.credentials;
create policy by_command on app.credentials for insert to assay_definer with check (true);
drop policy if exists by_command_again on app.credentials;
create policy by_command_again on app.credentials for update to assay_definer using (true) with check (true);

drop policy if exists system on app.deletion_requests;
create policy system on app.deletion_requests to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.deletion_requests;
create policy own on app.deletion_requests to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id()) with check (
  app.scope() = 'candidate' and subject_id = app.user_id());

drop policy if exists system on app.erased_sessions;
create policy system on app.erased_sessions to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');

drop policy if exists system on app.links;
create policy system on app.links to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists operators on app.links;
create policy operators on app.links to assay_app using (app.scope() = 'platform' and purpose = 'manager_invitation')
  with check (app.scope() = 'platform' and purpose = 'manager_invitation');
drop policy if exists own on app.links;
create policy own on app.links for insert to assay_app
  with check (app.scope() = 'organisation' and organization_id = app.org_id() and purpose = 'campaign_entry');
-- A later deadline lets the links that were mailed work longer; what stands in the rows is hashed.
drop policy if exists own_entries on app.links;
create policy own_entries on app.links for select to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id() and invitation_id is not null);
drop policy if exists own_entries_kept on app.links;
create policy own_entries_kept on app.links for update to assay_app
  using (app.scope() = 'organisation' and organization_id = app.org_id() and invitation_id is not null)
  with check (app.scope() = 'organisation' and organization_id = app.org_id() and invitation_id is not null);
-- What a manager copies, and the question for permission.
drop policy if exists own_copies on app.links;
create policy own_copies on app.links for insert to assay_app with check (
  app.scope() = 'organisation' and organization_id = app.org_id() and invitation_id is not null
  and purpose in ('copied_invitation', 'permission_request'));
drop policy if exists mailed on app.links;
create policy mailed on app.links for select to assay_app using (
  app.scope() = 'candidate' and user_id = app.user_id());

drop policy if exists system on app.login_challenges;
create policy system on app.login_challenges to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists by_command on app.login_challenges;
create policy by_command on app.login_challenges to assay_definer using (true) with check (true);

drop policy if exists system on app.login_failures;
create policy system on app.login_failures to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');

drop policy if exists operators on app.manager_invitations;
create policy operators on app.manager_invitations to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
drop policy if exists own on app.manager_invitations;
create policy own on app.manager_invitations for select to assay_app
  using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists oneself on app.manager_invitations;
create policy oneself on app.manager_invitations for select to assay_app
  using (app.scope() = 'candidate' and user_id = app.user_id());

drop policy if exists operators on app.managers;
create policy operators on app.managers to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
drop policy if exists own on app.managers;
create policy own on app.managers for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists oneself on app.managers;
create policy oneself on app.managers for select to assay_app using (user_id = app.user_id());
drop policy if exists by_definer on app.managers;
create policy by_definer on app.managers for select to assay_definer using (true);

drop policy if exists system on app.password_resets;
create policy system on app.password_resets to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists by_command on app.password_resets;
create policy by_command on app.password_resets to assay_definer using (true) with check (true);

drop policy if exists system on app.proofs;
create policy system on app.proofs to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');

drop policy if exists system on app.recovery_codes;
create policy system on app.recovery_codes to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists oneself on app.recovery_codes;
create policy oneself on app.recovery_codes to assay_app using (user_id = app.user_id()) with check (user_id = app.user_id());
drop policy if exists by_command on app.recovery_codes;
create policy by_command on app.recovery_codes to assay_definer using (true) with check (true);

drop policy if exists system on app.registrations;
create policy system on app.registrations to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');

drop policy if exists system on app.sessions;
create policy system on app.sessions to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists oneself on app.sessions;
create policy oneself on app.sessions to assay_app using (user_id = app.user_id()) with check (user_id = app.user_id());
drop policy if exists by_definer on app.sessions;
create policy by_definer on app.sessions to assay_definer using (true) with check (true);

drop policy if exists system on app.totp;
create policy system on app.totp to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists oneself on app.totp;
create policy oneself on app.totp to assay_app using (user_id = app.user_id()) with check (user_id = app.user_id());
drop policy if exists by_definer on app.totp;
create policy by_definer on app.totp for select to assay_definer using (true);
drop policy if exists by_command on app.totp;
create policy by_command on app.totp for delete to assay_definer using (true);

drop policy if exists staff on app.user_roles;
create policy staff on app.user_roles to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
drop policy if exists oneself on app.user_roles;
create policy oneself on app.user_roles for select to assay_app using (user_id = app.user_id());
drop policy if exists by_definer on app.user_roles;
create policy by_definer on app.user_roles for select to assay_definer using (true);
drop policy if exists by_command on app.user_roles;
create policy by_command on app.user_roles for insert to assay_definer with check (true);

drop policy if exists anybody on app.users;
create policy anybody on app.users to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
drop policy if exists oneself on app.users;
create policy oneself on app.users to assay_app using (id = app.user_id()) with check (id = app.user_id());
-- Of subjects an organisation has its own words, in the invitations; their accounts are not its to see.
drop policy if exists own_managers on app.users;
create policy own_managers on app.users for select to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.managers m where m.user_id = users.id and m.organization_id = app.org_id()));
drop policy if exists by_definer on app.users;
create policy by_definer on app.users to assay_definer using (true) with check (true);
