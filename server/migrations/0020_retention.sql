-- What is kept of a campaign that is over, and for how long.
alter table app.campaigns
  -- The moment that its people were told; set when they are told, so it never comes nearer.
  add column anonymise_at timestamptz,
  add column anonymised_at timestamptz;

-- What an invitation was before it expired, for a deadline that is moved.
alter table app.invitations add column former_status text;
alter table app.invitations drop constraint invitations_status_check;
alter table app.invitations add constraint invitations_status_check check (status in ('added', 'invited', 'opened',
  'permission_pending', 'in_progress', 'completed', 'expired', 'declined', 'bounced', 'anonymised'));

-- Finds what the log says about one person, whose details go with them.
-- index: entries are few beside answers, and one statement builds it
create index audit_entries_entity on app.audit_entries (entity, entity_id);
