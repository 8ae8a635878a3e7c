-- The unique index holds live permissions only; deleting a person looks for withdrawn ones too.
create index permissions_subject on app.permissions (subject_id);
