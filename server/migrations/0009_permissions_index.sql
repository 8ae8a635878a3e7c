-- The unique index holds live permissions only; deleting a person looks for withdrawn ones too.
-- index: one short row per person and organisation, so it builds in a moment
create index permissions_subject on app.permissions (subject_id);
