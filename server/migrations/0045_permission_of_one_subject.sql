-- Asked for one subject's permission, the planner may take the index of the organisation as well, when it does not know yet how many
-- people an organisation has: after an import, until the next analyze. With the subject in it, that choice costs nothing.
-- index: one narrow row for each permission; a million take about a second
create index permissions_organization_subject on app.permissions (organization_id, subject_id);
drop index app.permissions_organization;
