-- Whether a colleague has an account of their own yet shows to managers as it does to operators.
create or replace function app.has_password(p_user integer) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select (app.scope() in ('system', 'platform') or p_user = app.user_id()
      or app.scope() = 'organisation' and exists (
        select from app.managers m where m.user_id = p_user and m.organization_id = app.org_id()))
    and exists (select from app.credentials c where c.user_id = p_user)
$$;
