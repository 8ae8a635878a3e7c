-- The link by which anybody may ask to be invited. It is made to be shown and printed, so it stands here as it is.
-- index: campaigns are few beside their people, and one statement builds it
alter table app.campaigns
  add column open_invite_token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  add column open_invite boolean not null default true;
-- index: campaigns are few beside their people, and one statement builds it
create unique index campaigns_open_invite on app.campaigns (open_invite_token);

alter table app.invitations
  -- When the organisation last asked this person for permission.
  add column permission_asked_at timestamptz,
  -- A wish for more time that nobody has answered yet, and what its person said.
  add column extension_asked_at timestamptz,
  add column extension_message text;
-- index: partial, over the few who wait for an answer
create index invitations_extension on app.invitations (campaign_id) where extension_asked_at is not null;

-- What a manager copies, and the question for permission.
create policy own_copies on app.links for insert to assay_app with check (
  app.scope() = 'organisation' and organization_id = app.org_id() and invitation_id is not null
  and purpose in ('copied_invitation', 'permission_request'));
-- index: links of a purpose are looked for by invitation; one statement builds it
create index links_invitation_purpose on app.links (invitation_id, purpose) where invitation_id is not null;
