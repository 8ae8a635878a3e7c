-- The dashboard tells an organisation which results nobody of it has opened yet: its own looks are its to know.
create policy own_looks on app.access_ledger for select to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id());
-- index: the table is small beside the answers, and one statement builds it
create index access_ledger_looks on app.access_ledger (organization_id, subject_id);
-- index: partial, over those who have finished
create index invitations_finished on app.invitations (organization_id, completed_at) where completed_at is not null;
-- index: mails are few, and one statement builds it
create index mails_created on app.mails (created_at);
