-- The CV that somebody has put beside the own profile. The file lies in the store, under a key that says nothing.
create table app.cvs (
  subject_id integer primary key references app.users on delete cascade,
  file_key text not null unique,
  name text not null,
  type text not null check (type in ('pdf', 'doc', 'docx', 'odt')),
  size integer not null,
  uploaded_at timestamptz not null
);
alter table app.cvs enable row level security;
alter table app.cvs force row level security;
create policy system on app.cvs to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.cvs to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id()) with check (app.scope() = 'candidate' and subject_id = app.user_id());
create policy permitted on app.cvs for select to assay_app using (
  app.scope() = 'organisation' and exists (
    select from app.permissions p where p.subject_id = cvs.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));
