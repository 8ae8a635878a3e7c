-- From which network somebody joined by an open link, as a keyed digest: whoever types many addresses of others from one place
-- must come to an end there, whichever campaign they were told of. Gone with the proof of the address, or after a day.
alter table app.invitations add column joined_from bytea;
-- index: partial, over a column that is null everywhere when it is built
create index invitations_joined_from on app.invitations (joined_from) where joined_from is not null;

create or replace function app.count_proved() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  with proved as (
    update app.invitations i set unproved = false, joined_from = null
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
