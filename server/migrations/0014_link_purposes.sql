-- Links for more than invitations: to come in without a password, to be asked for permission, and one that a manager
-- copied. The last proves no address: it only has the real mail sent.
alter table app.links drop constraint links_purpose_check;
alter table app.links add constraint links_purpose_check check (purpose in ('manager_invitation', 'campaign_entry',
  'passwordless', 'permission_request', 'copied_invitation'));

-- What an organisation decides for itself.
alter table app.organizations
  add column require_two_factor boolean not null default false,
  -- Origins that may show candidates' pages in a frame.
  add column frame_ancestors text[] not null default '{}';
alter table app.organizations add constraint organizations_retention check (retention_months between 1 and 60);

-- A person's own later deadline; the campaign's holds where there is none.
alter table app.invitations add column own_deadline timestamptz;

-- When somebody was last reminded by hand, so that two managers do not remind the same person at once.
alter table app.invitations add column reminded_at timestamptz;
-- When a manager ended a campaign before its deadline.
alter table app.campaigns add column closed_at timestamptz;

-- A later deadline lets the links that were mailed work longer; what stands in the rows is hashed.
create policy own_entries on app.links for select to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id() and invitation_id is not null);
create policy own_entries_kept on app.links for update to assay_app
  using (app.scope() = 'organisation' and organization_id = app.org_id() and invitation_id is not null)
  with check (app.scope() = 'organisation' and organization_id = app.org_id() and invitation_id is not null);
