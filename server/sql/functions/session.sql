-- The time of the product. Deadlines are compared by it and by nothing else.
create or replace function app.now() returns timestamptz language sql stable
  as $$ select now() + coalesce((select ahead from app.moved_clock), interval '0') $$;
grant execute on function app.now() to assay_app, assay_definer;

-- Who asks, set once at the beginning of a transaction.
create or replace function app.user_id() returns integer language sql stable
  as $$ select nullif(current_setting('assay.user', true), '')::integer $$;
grant execute on function app.user_id() to assay_app, assay_definer;

create or replace function app.org_id() returns integer language sql stable
  as $$ select nullif(current_setting('assay.org', true), '')::integer $$;
grant execute on function app.org_id() to assay_app, assay_definer;

create or replace function app.scope() returns text language sql stable
  as $$ select coalesce(current_setting('assay.scope', true), '') $$;
grant execute on function app.scope() to assay_app, assay_definer;

-- Who carries a session token: looked up, checked for idleness and touched in one statement.
create or replace function app.authenticate(p_token bytea)
returns table (session_id bigint, user_id integer, roles text[], organization_id integer, organization_status text, features text[])
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  s app.sessions;
begin
  select * into s from app.sessions
    where token_hash = p_token and expires_at > app.now()
      and last_seen_at + make_interval(secs => idle_seconds) > app.now();
  if not found then
    return;
  end if;
  if s.last_seen_at < app.now() - interval '1 minute' then
    update app.sessions set last_seen_at = app.now() where id = s.id;
  end if;
  return query
    select s.id, s.user_id,
      coalesce((select array_agg(r.role order by r.role) from app.user_roles r where r.user_id = s.user_id), '{}'),
      o.id, o.status,
      coalesce((select array_agg(f.key order by f.id) from app.organization_features x
        join app.features f on f.id = x.feature_id where x.organization_id = o.id), '{}')
    from (select 1) one
    left join app.managers m on m.user_id = s.user_id
    left join app.organizations o on o.id = m.organization_id;
end
$$;
alter function app.authenticate(bytea) owner to assay_definer;
grant execute on function app.authenticate(bytea) to assay_app;

-- Whether a timed part runs now that the organisation may add to.
create or replace function app.runs(p_organization integer, p_subject integer) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select exists (
    select from app.clocks c join app.attempts a on a.id = c.attempt_id
    where a.subject_id = p_subject and a.completed_at is null and c.ended_at is null
      and app.clock_end(c) > app.now() and app.is_asked_by(p_organization, p_subject, a.test))
$$;
alter function app.runs(integer, integer) owner to assay_definer;
grant execute on function app.runs(integer, integer) to assay_app;
