-- Somebody who has typed an address and a password, and has not proved the address yet. Apart from the accounts: what
-- stands here opens nothing, so that nobody gets hold of somebody else's address by being first.
create table app.registrations (
  id uuid primary key,
  token_hash bytea not null unique,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index registrations_email on app.registrations (email, created_at desc);
alter table app.registrations enable row level security;
alter table app.registrations force row level security;
create policy system on app.registrations to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');

-- Mailed links to choose a new password.
create table app.password_resets (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id integer not null references app.users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on app.password_resets (user_id);
alter table app.password_resets enable row level security;
alter table app.password_resets force row level security;
create policy system on app.password_resets to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');

-- A second factor. The secret is encrypted with a key that the database does not know.
create table app.totp (
  user_id integer primary key references app.users on delete cascade,
  secret bytea not null,
  key_id text not null,
  created_at timestamptz not null,
  -- Null until the first right code: an unfinished set-up asks nobody for anything.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken; each is good once.
  last_step bigint not null default 0
);
alter table app.totp enable row level security;
alter table app.totp force row level security;
create policy system on app.totp to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy oneself on app.totp to assay_app using (user_id = app.user_id()) with check (user_id = app.user_id());
create policy by_definer on app.totp for select to assay_definer using (true);

create table app.recovery_codes (
  user_id integer not null references app.users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
alter table app.recovery_codes enable row level security;
alter table app.recovery_codes force row level security;
create policy system on app.recovery_codes to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy oneself on app.recovery_codes to assay_app using (user_id = app.user_id()) with check (user_id = app.user_id());

-- Between the password and the second factor: five minutes and five tries.
create table app.login_challenges (
  token_hash bytea primary key,
  user_id integer not null references app.users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0
);
create index login_challenges_user on app.login_challenges (user_id);
alter table app.login_challenges enable row level security;
alter table app.login_challenges force row level security;
create policy system on app.login_challenges to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');

-- Who carries a session token, as `authenticate`, and besides whether the organisation wants a second factor that is
-- not there. Somebody who became a manager in mid-session is out after the idle time of managers.
create function app.find_actor(p_token bytea)
returns table (session_id bigint, user_id integer, roles text[], organization_id integer, organization_status text,
  features text[], needs_two_factor boolean)
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  s app.sessions;
  held text[];
begin
  select * into s from app.sessions x
    where x.token_hash = p_token and x.expires_at > app.now()
      and x.last_seen_at + make_interval(secs => x.idle_seconds) > app.now();
  if not found then
    return;
  end if;
  held := coalesce((select array_agg(r.role order by r.role) from app.user_roles r where r.user_id = s.user_id), '{}');
  if held <> '{}' and s.last_seen_at + interval '12 hours' <= app.now() then
    return;
  end if;
  if s.last_seen_at < app.now() - interval '1 minute' then
    update app.sessions set last_seen_at = app.now() where id = s.id;
  end if;
  return query
    select s.id, s.user_id, held, o.id, o.status,
      coalesce((select array_agg(f.key order by f.id) from app.organization_features x
        join app.features f on f.id = x.feature_id where x.organization_id = o.id), '{}'),
      coalesce(o.require_two_factor, false)
        and not exists (select from app.totp t where t.user_id = s.user_id and t.confirmed_at is not null)
    from (select 1) one
    left join app.managers m on m.user_id = s.user_id
    left join app.organizations o on o.id = m.organization_id;
end
$$;
grant create on schema app to assay_definer;
alter function app.find_actor(bytea) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.find_actor(bytea) to assay_app;
