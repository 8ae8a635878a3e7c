create or replace function app.delete_organization(p_organization integer) returns void
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
alter function app.delete_organization(integer) owner to assay_definer;
grant execute on function app.delete_organization(integer) to assay_app;

create or replace function app.count_platform(p_from date, out invited integer, out completed integer)
language sql stable security definer set search_path = app, pg_temp as $$
  select
    (select coalesce(sum(d.people), 0)::integer from app.invited_days d
      where app.scope() = 'platform' and d.day >= p_from and d.previous_day < p_from),
    (select coalesce(sum(d.completed), 0)::integer from app.campaign_days d
      where app.scope() = 'platform' and d.day >= p_from)
$$;
alter function app.count_platform(date) owner to assay_definer;
grant execute on function app.count_platform(date) to assay_app;

-- The organisations that whoever asks is invited by, permits or manages for.
create or replace function app.own_organizations() returns setof integer
language sql stable security definer set search_path = app, pg_temp as $$
  select i.organization_id from app.invitations i where i.subject_id = app.user_id()
  union select p.organization_id from app.permissions p where p.subject_id = app.user_id()
  union select m.organization_id from app.managers m where m.user_id = app.user_id()
$$;
alter function app.own_organizations() owner to assay_definer;
grant execute on function app.own_organizations() to assay_app;

-- The organisations that have looked at results of whoever asks.
create or replace function app.looking_organizations() returns setof integer
language sql stable security definer set search_path = app, pg_temp as $$
  select distinct l.organization_id from app.access_ledger l where l.subject_id = app.user_id()
$$;
alter function app.looking_organizations() owner to assay_definer;
grant execute on function app.looking_organizations() to assay_app;
