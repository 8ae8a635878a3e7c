-- How many people an organisation invited between two days of its own calendar. A number only: who they are is
-- not for those who run the platform.
create function app.count_invited(p_organization integer, p_from date, p_to date) returns integer
language sql stable security definer set search_path = app, pg_temp as $$
  select count(distinct i.subject_id)::integer
  from app.invitations i join app.organizations o on o.id = i.organization_id
  where app.scope() in ('system', 'platform') and i.organization_id = p_organization
    and i.invited_at >= p_from::timestamp at time zone o.time_zone
    and i.invited_at < (p_to + 1)::timestamp at time zone o.time_zone
$$;

-- Deletes an organisation with all that is its own. People before campaigns, campaigns before the organisation: in
-- the order in which progress is written, so that the two cannot lock each other.
create policy by_definer_removed on app.invitations for delete to assay_definer using (true);
create function app.delete_organization(p_organization integer) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if app.scope() not in ('system', 'platform') then
    raise exception 'only those who run the platform delete organisations';
  end if;
  delete from app.invitations where organization_id = p_organization;
  delete from app.campaigns where organization_id = p_organization;
  delete from app.organizations where id = p_organization;
end
$$;

grant create on schema app to assay_definer;
alter function app.delete_organization(integer) owner to assay_definer;
alter function app.count_invited(integer, date, date) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.count_invited(integer, date, date), app.delete_organization(integer) to assay_app;
