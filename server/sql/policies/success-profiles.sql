drop policy if exists system on app.custom_profile_versions;
create policy system on app.custom_profile_versions to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.custom_profile_versions;
create policy own on app.custom_profile_versions to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.custom_profile_versions;
create policy by_definer on app.custom_profile_versions for select to assay_definer using (true);
drop policy if exists managed on app.custom_profile_versions;
create policy managed on app.custom_profile_versions for select to assay_app using (app.scope() = 'candidate' and organization_id = app.org_id());
drop policy if exists compared on app.custom_profile_versions;
create policy compared on app.custom_profile_versions for select to assay_app using (
  app.scope() = 'candidate' and success_profile_id = any (array(select app.compared_profiles())));

drop policy if exists system on app.success_profile_people;
create policy system on app.success_profile_people to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
-- Only people whom a campaign of the organisation names.
drop policy if exists own on app.success_profile_people;
create policy own on app.success_profile_people to assay_app
  using (app.scope() = 'organisation' and organization_id = app.org_id() and removed_at is null)
  with check (
    app.scope() = 'organisation' and organization_id = app.org_id()
    and exists (select from app.invitations i where i.subject_id = success_profile_people.subject_id
      and i.organization_id = app.org_id() and i.invited_at is not null and i.status <> 'anonymised'));
drop policy if exists oneself on app.success_profile_people;
create policy oneself on app.success_profile_people for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists by_definer on app.success_profile_people;
create policy by_definer on app.success_profile_people to assay_definer using (true);

drop policy if exists system on app.success_profiles;
create policy system on app.success_profiles to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.success_profiles;
create policy own on app.success_profiles to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.success_profiles;
create policy by_definer on app.success_profiles for select to assay_definer using (true);
-- Somebody sees what the profiles are called that name them.
drop policy if exists oneself on app.success_profiles;
create policy oneself on app.success_profiles for select to assay_app using (app.scope() = 'candidate' and exists (
  select from app.success_profile_people s where s.success_profile_id = success_profiles.id and s.subject_id = app.user_id()));

drop policy if exists system on app.success_reviews;
create policy system on app.success_reviews to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists about on app.success_reviews;
create policy about on app.success_reviews for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists permitted on app.success_reviews;
create policy permitted on app.success_reviews to assay_app
  using (
  app.scope() = 'organisation' and organization_id = app.org_id()
  and exists (
    select from app.permissions p where p.subject_id = success_reviews.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null)
  -- Whose own policy hides who was removed.
  and exists (select from app.success_profile_people s where s.id = success_reviews.success_profile_person_id))
  with check (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = success_reviews.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));
drop policy if exists by_definer on app.success_reviews;
create policy by_definer on app.success_reviews to assay_definer using (true);
