-- What a saved profile aims at is for the managers of its organisation, and for those whom a campaign of it compares with it while
-- they permit the organisation to read their results.
drop policy invited on app.custom_profile_versions;
create policy managed on app.custom_profile_versions for select to assay_app using (app.scope() = 'candidate' and organization_id = app.org_id());
create policy compared on app.custom_profile_versions for select to assay_app using (app.scope() = 'candidate' and exists (
  select from app.invitations i
  join app.campaigns c on c.id = i.campaign_id
  join app.permissions p on p.subject_id = i.subject_id and p.organization_id = i.organization_id and p.revoked_at is null
  where i.subject_id = app.user_id() and i.organization_id = custom_profile_versions.organization_id and i.invited_at is not null
    and c.profile_kind = 'custom' and c.profile_id = custom_profile_versions.success_profile_id));
