-- Two roles without login. The application works as assay_app and is held by row security;
-- assay_definer owns the few functions that carry a whole rule themselves.
do $$
begin
  if not exists (select from pg_roles where rolname = 'assay_app') then
    create role assay_app nologin nobypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'assay_definer') then
    create role assay_definer nologin nobypassrls;
  end if;
  execute format('grant assay_app, assay_definer to %I', current_user);
end
$$;

create schema app;
grant usage on schema app to assay_app, assay_definer;
alter default privileges in schema app grant select, insert, update, delete on tables to assay_app, assay_definer;
alter default privileges in schema app grant usage on sequences to assay_app, assay_definer;
alter default privileges revoke execute on functions from public;

-- Tests move the clock by the one row that may stand here; nothing else writes it.
-- row security: none, because it holds no data of anybody
create table app.moved_clock (
  only_row boolean primary key default true check (only_row),
  ahead interval not null
);
revoke all on app.moved_clock from assay_app, assay_definer;
grant select on app.moved_clock to assay_app, assay_definer;

-- The time of the product. Deadlines are compared by it and by nothing else.
create function app.now() returns timestamptz language sql stable
  as $$ select now() + coalesce((select ahead from app.moved_clock), interval '0') $$;

-- Who asks, set once at the beginning of a transaction.
create function app.user_id() returns integer language sql stable
  as $$ select nullif(current_setting('assay.user', true), '')::integer $$;
create function app.org_id() returns integer language sql stable
  as $$ select nullif(current_setting('assay.org', true), '')::integer $$;
create function app.scope() returns text language sql stable
  as $$ select coalesce(current_setting('assay.scope', true), '') $$;
grant execute on function app.now(), app.user_id(), app.org_id(), app.scope() to assay_app, assay_definer;
