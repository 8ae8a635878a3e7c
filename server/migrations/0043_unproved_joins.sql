-- Who joins by an open link has proved nothing yet: anybody can type the addresses of others. So the place in the package is
-- taken when the mail's link is used, which is when permission is given.
alter table app.invitations add column unproved boolean not null default false;
-- index: partial, over a column that is false everywhere when it is built
create index invitations_unproved on app.invitations (campaign_id) where unproved;

create function app.count_proved() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  with proved as (
    update app.invitations i set unproved = false
      from new_rows n
      where i.subject_id = n.subject_id and i.organization_id = n.organization_id and i.unproved and n.revoked_at is null
      returning i.subject_id, i.organization_id
  ), fresh as (
    select p.organization_id, count(distinct p.subject_id)::integer as people
      from proved p join app.organizations o on o.id = p.organization_id
      where not exists (
        select from app.invitations other where other.organization_id = p.organization_id and other.subject_id = p.subject_id
          and not other.unproved and other.invited_at >= o.period_started_at)
      group by 1
  )
  update app.organizations o set subjects_used = o.subjects_used + f.people from fresh f where f.organization_id = o.id;
  return null;
end
$$;
create trigger count_proved after insert on app.permissions
  referencing new table as new_rows for each statement execute function app.count_proved();

grant create on schema app to assay_definer;
alter function app.count_proved() owner to assay_definer;
revoke create on schema app from assay_definer;
