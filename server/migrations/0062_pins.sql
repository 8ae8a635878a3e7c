-- Whom managers see in which role, and who may succeed whom.
create table app.role_pins (
  organization_id integer not null references app.organizations on delete cascade,
  subject_id integer not null references app.users on delete cascade,
  type text not null check (type in ('standard', 'custom', 'alt')),
  role_id integer not null,
  pinned_by integer references app.users on delete set null,
  pinned_at timestamptz not null,
  primary key (organization_id, subject_id, type, role_id)
);
create index role_pins_subject on app.role_pins (subject_id);
create index role_pins_pinned_by on app.role_pins (pinned_by);
alter table app.role_pins enable row level security;
alter table app.role_pins force row level security;
create policy system on app.role_pins to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.role_pins to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());
create policy oneself on app.role_pins for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
create policy by_definer on app.role_pins to assay_definer using (true) with check (true);

create table app.succession_pins (
  organization_id integer not null references app.organizations on delete cascade,
  -- Who may succeed.
  subject_id integer not null references app.users on delete cascade,
  -- Whose place it is.
  entity_id integer not null references app.users on delete cascade,
  readiness text not null check (readiness in ('now', 'soon', 'later')),
  -- The manager's reasons, encrypted.
  key_id text,
  note bytea,
  pinned_by integer references app.users on delete set null,
  pinned_at timestamptz not null,
  primary key (organization_id, subject_id, entity_id),
  check (subject_id <> entity_id),
  check ((key_id is null) = (note is null))
);
create index succession_pins_subject on app.succession_pins (subject_id);
create index succession_pins_entity on app.succession_pins (entity_id);
create index succession_pins_board on app.succession_pins (organization_id, entity_id);
create index succession_pins_pinned_by on app.succession_pins (pinned_by);
alter table app.succession_pins enable row level security;
alter table app.succession_pins force row level security;
create policy system on app.succession_pins to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.succession_pins to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());
create policy oneself on app.succession_pins for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
create policy by_definer on app.succession_pins to assay_definer using (true) with check (true);

-- Who is in no campaign of an organisation any more is in none of its plans either.
create function app.drop_pins_of_strangers() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  gone record;
begin
  for gone in
    select distinct o.organization_id, o.subject_id from old_rows o
      where not exists (select from app.invitations i
        where i.organization_id = o.organization_id and i.subject_id = o.subject_id)
  loop
    delete from app.role_pins p where p.organization_id = gone.organization_id and p.subject_id = gone.subject_id;
    delete from app.succession_pins p
      where p.organization_id = gone.organization_id and gone.subject_id in (p.subject_id, p.entity_id);
  end loop;
  return null;
end
$$;
create trigger drop_pins after delete on app.invitations
  referencing old table as old_rows for each statement execute function app.drop_pins_of_strangers();

grant create on schema app to assay_definer;
alter function app.drop_pins_of_strangers() owner to assay_definer;
revoke create on schema app from assay_definer;
