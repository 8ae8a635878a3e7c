drop policy if exists system on app.custom_fields;
create policy system on app.custom_fields to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists about on app.custom_fields;
create policy about on app.custom_fields for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists permitted on app.custom_fields;
create policy permitted on app.custom_fields to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = custom_fields.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null))
  with check (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = custom_fields.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));
drop policy if exists by_definer on app.custom_fields;
create policy by_definer on app.custom_fields to assay_definer using (true);

drop policy if exists system on app.cvs;
create policy system on app.cvs to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.cvs;
create policy own on app.cvs to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id())
  with check (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists permitted on app.cvs;
create policy permitted on app.cvs for select to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.permissions p where p.subject_id = cvs.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));

drop policy if exists system on app.given_data;
create policy system on app.given_data to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists about on app.given_data;
create policy about on app.given_data for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists permitted on app.given_data;
create policy permitted on app.given_data to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = given_data.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null))
  with check (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = given_data.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));
drop policy if exists by_definer on app.given_data;
create policy by_definer on app.given_data to assay_definer using (true);

drop policy if exists system on app.organization_cvs;
create policy system on app.organization_cvs to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists about on app.organization_cvs;
create policy about on app.organization_cvs for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists permitted on app.organization_cvs;
create policy permitted on app.organization_cvs to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = organization_cvs.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null))
  with check (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = organization_cvs.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));
drop policy if exists by_definer on app.organization_cvs;
create policy by_definer on app.organization_cvs to assay_definer using (true);

drop policy if exists system on app.permissions;
create policy system on app.permissions to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.permissions;
create policy own on app.permissions to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id())
  with check (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists given on app.permissions;
create policy given on app.permissions for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.permissions;
create policy by_definer on app.permissions for select to assay_definer using (true);

drop policy if exists system on app.role_pins;
create policy system on app.role_pins to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.role_pins;
create policy own on app.role_pins to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists oneself on app.role_pins;
create policy oneself on app.role_pins for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists by_definer on app.role_pins;
create policy by_definer on app.role_pins to assay_definer using (true) with check (true);

drop policy if exists system on app.subject_notes;
create policy system on app.subject_notes to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists about on app.subject_notes;
create policy about on app.subject_notes for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists permitted on app.subject_notes;
create policy permitted on app.subject_notes to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = subject_notes.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null))
  with check (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = subject_notes.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));
drop policy if exists by_definer on app.subject_notes;
create policy by_definer on app.subject_notes to assay_definer using (true);

drop policy if exists system on app.subject_profiles;
create policy system on app.subject_profiles to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.subject_profiles;
create policy own on app.subject_profiles to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id())
  with check (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists by_definer on app.subject_profiles;
create policy by_definer on app.subject_profiles for select to assay_definer using (true);

drop policy if exists system on app.succession_pins;
create policy system on app.succession_pins to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.succession_pins;
create policy own on app.succession_pins to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists oneself on app.succession_pins;
create policy oneself on app.succession_pins for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists by_definer on app.succession_pins;
create policy by_definer on app.succession_pins to assay_definer using (true) with check (true);

drop policy if exists system on app.synced_skills;
create policy system on app.synced_skills to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists about on app.synced_skills;
create policy about on app.synced_skills for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists permitted on app.synced_skills;
create policy permitted on app.synced_skills to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = synced_skills.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null))
  with check (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = synced_skills.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));
drop policy if exists by_definer on app.synced_skills;
create policy by_definer on app.synced_skills to assay_definer using (true);
