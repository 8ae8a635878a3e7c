-- An organisation has a say in somebody's clocks and waits only while it holds their permission. Extra time may be set
-- before that, because people ask for adjustments before they agree; it counts from the permission on.

-- Whether a campaign of the organisation asks somebody for a test, and they have let it.
create or replace function app.is_asked_by(p_organization integer, p_subject integer, p_test text) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select exists (
    select from app.permissions p
    where p.subject_id = p_subject and p.organization_id = p_organization and p.revoked_at is null)
  and exists (
    select from app.invitations i join app.campaigns c on c.id = i.campaign_id
    where i.subject_id = p_subject and i.organization_id = p_organization and i.invited_at is not null
      and p_test = any(c.test_types))
$$;

-- The largest extra time of the organisations that have invited somebody and may see their results, per cent.
create or replace function app.extra_percent(p_subject integer) returns integer
language sql stable security definer set search_path = app, pg_temp as $$
  select coalesce(max(x.percent), 0)
    from app.extra_times x
    join app.permissions p on p.subject_id = x.subject_id and p.organization_id = x.organization_id and p.revoked_at is null
  where x.subject_id = p_subject and exists (
    select from app.invitations i where i.subject_id = x.subject_id and i.organization_id = x.organization_id and i.invited_at is not null)
$$;

-- Extra time reaches clocks that run already, of who holds the permission. What a clock has from elsewhere stays: also of an organisation
-- whose permission has ended since, so that no clock becomes shorter in the middle of a part.
create or replace function app.apply_extra_time() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  who integer := coalesce(new.subject_id, old.subject_id);
  whose integer := coalesce(new.organization_id, old.organization_id);
  percent integer;
begin
  if not exists (
    select from app.permissions p where p.subject_id = who and p.organization_id = whose and p.revoked_at is null) then
    return null;
  end if;
  percent := app.extra_percent(who);
  update app.clocks c set extra_percent = case when old.percent >= c.extra_percent then percent else greatest(percent, c.extra_percent) end
    from app.attempts a
    where a.id = c.attempt_id and a.subject_id = who and a.completed_at is null and c.ended_at is null;
  return null;
end
$$;
