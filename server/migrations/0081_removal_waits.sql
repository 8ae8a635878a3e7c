-- So many seconds the last removal from a success profile can still be undone; 0 where none can. Whose own policy hides who was removed.
create function app.removal_undone_in(p_profile integer, p_minutes integer) returns integer
language sql stable security definer set search_path = app, pg_temp as $$
  select greatest(0, coalesce(ceil(extract(epoch from
    max(s.removed_at) + make_interval(mins => p_minutes) - app.now())), 0))::integer
  from app.success_profile_people s
  where s.success_profile_id = p_profile and s.organization_id = app.org_id() and app.scope() = 'organisation'
$$;

grant create on schema app to assay_definer;
alter function app.removal_undone_in(integer, integer) owner to assay_definer;
revoke create on schema app from assay_definer;
revoke execute on function app.removal_undone_in(integer, integer) from public;
grant execute on function app.removal_undone_in(integer, integer) to assay_app;
