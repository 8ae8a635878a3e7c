create or replace function app.count_managers() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  update app.organizations o set managers_count = o.managers_count + 1
    where tg_op = 'INSERT' and o.id = new.organization_id;
  update app.organizations o set managers_count = o.managers_count - 1
    where tg_op = 'DELETE' and o.id = old.organization_id;
  return null;
end
$$;
alter function app.count_managers() owner to assay_definer;

-- Whether a colleague has an account of their own yet shows to managers as it does to operators.
create or replace function app.has_password(p_user integer) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select (app.scope() in ('system', 'platform') or p_user = app.user_id()
      or app.scope() = 'organisation' and exists (
        select from app.managers m where m.user_id = p_user and m.organization_id = app.org_id()))
    and exists (select from app.credentials c where c.user_id = p_user)
$$;
alter function app.has_password(integer) owner to assay_definer;
grant execute on function app.has_password(integer) to assay_app;

-- Who carries a session token, and whether the organisation wants a second factor that is not there. The session is touched once a minute. Somebody who became a manager in mid-session is out after the idle time of managers.
create or replace function app.find_actor(p_token bytea)
returns table (session_id bigint, user_id integer, roles text[], organization_id integer, organization_status text,
  features text[], needs_two_factor boolean)
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  s app.sessions;
  held text[];
begin
  select x.* into s from (select app.now() as moment offset 0) n cross join lateral app.find_session(p_token, n.moment) x;
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
alter function app.find_actor(bytea) owner to assay_definer;
grant execute on function app.find_actor(bytea) to assay_app;

-- While a campaign was over, what people had finished stayed so, whatever they have deleted since. As it runs again,
-- those who have time for it are asked again. An organisation does not see the sittings behind a withdrawn permission.
create or replace function app.reopen_deleted(p_campaign integer) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.recount_progress(array(
    select i.id from app.invitations i join app.campaigns c on c.id = i.campaign_id
      cross join lateral (
        select count(*) as asked, count(*) filter (where exists (
            select from app.attempts a
              where a.subject_id = i.subject_id and a.test = t.test and app.answers_invitation(a, i))) as taken
          from app.campaign_tests t where t.campaign_id = c.id) left_over
    where c.id = p_campaign and c.status = 'active' and greatest(c.deadline, i.own_deadline) > app.now()
      and (c.organization_id = app.org_id() or app.scope() = 'system')
      and (i.status = 'completed' and left_over.taken < left_over.asked
        or i.status = 'in_progress' and left_over.taken = 0)));
end
$$;
alter function app.reopen_deleted(integer) owner to assay_definer;
grant execute on function app.reopen_deleted(integer) to assay_app;

-- Four rounds of a Feistel network over 32 bits; what is no positive integer goes through them again.
create or replace function app.next_user_id() returns integer
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  secret text := (select k.key from people_key k);
  number bigint;
  high bigint;
  low bigint;
  kept bigint;
begin
  loop
    number := nextval('people');
    loop
      high := number >> 16;
      low := number & 65535;
      for turn in 1..4 loop
        kept := low;
        low := high # ('x' || left(md5(secret || turn || '/' || low), 4))::bit(16)::integer;
        high := kept;
      end loop;
      number := high << 16 | low;
      exit when number between 1 and 2147483647;
    end loop;
    -- One that an earlier release has given is left out.
    exit when not exists (select from users u where u.id = number::integer);
  end loop;
  return number;
end
$$;
alter function app.next_user_id() owner to assay_definer;
grant execute on function app.next_user_id() to assay_app;

-- `p_password` is the hash of a password that nobody knows, for who has none yet. `outcome`: `made` (needs a link to choose a
-- password), `has_password` (logs in as before), `is_one` already, or `others` where some are and no other one was asked for.
create or replace function app.make_super_admin(p_email text, p_first_name text, p_last_name text, p_password text, p_another boolean,
  out outcome text, out account integer)
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  -- The same lock as where roles are taken away: two commands at once make one.
  perform pg_advisory_xact_lock(4702);
  if exists (select from app.user_roles r join app.users u on u.id = r.user_id where r.role = 'super_admin' and u.email = p_email) then
    outcome := 'is_one';
    return;
  end if;
  if not p_another and exists (select from app.user_roles where role = 'super_admin') then
    outcome := 'others';
    return;
  end if;
  insert into app.users (email, first_name, last_name, created_at)
    values (p_email, p_first_name, p_last_name, app.now())
    on conflict do nothing;
  select u.id into account from app.users u where u.email = p_email;
  insert into app.user_roles (user_id, role) values (account, 'super_admin');
  -- A candidate's session idles for longer than one with such a role may.
  delete from app.sessions where user_id = account;
  insert into app.credentials (user_id, password_hash, changed_at) values (account, p_password, app.now())
    on conflict do nothing;
  outcome := case when found then 'made' else 'has_password' end;
end
$$;
alter function app.make_super_admin(text, text, text, text, boolean) owner to assay_definer;
grant execute on function app.make_super_admin(text, text, text, text, boolean) to current_user;

-- Takes password, second step and sessions from somebody with a role, and keeps a link to choose a new password, for a
-- day. Null where nobody with a role has the address.
create or replace function app.open_way_in(p_email text, p_password text, p_link uuid, p_token bytea)
returns integer
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  account integer;
begin
  select u.id into account from app.users u
    where u.email = p_email and exists (select from app.user_roles r where r.user_id = u.id)
    for update;
  if account is null then
    return null;
  end if;
  insert into app.credentials (user_id, password_hash, changed_at) values (account, p_password, app.now())
    on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at;
  delete from app.totp where user_id = account;
  delete from app.recovery_codes where user_id = account;
  delete from app.sessions where user_id = account;
  delete from app.login_challenges where user_id = account;
  delete from app.password_resets where user_id = account;
  insert into app.password_resets (id, token_hash, user_id, created_at, expires_at)
    values (p_link, p_token, account, app.now(), app.now() + interval '1 day');
  return account;
end
$$;
alter function app.open_way_in(text, text, uuid, bytea) owner to assay_definer;
grant execute on function app.open_way_in(text, text, uuid, bytea) to current_user;

-- The address of whoever asks.
create or replace function app.own_email() returns text
language sql stable security definer set search_path = app, pg_temp as $$
  select u.email from app.users u where u.id = app.user_id()
$$;
alter function app.own_email() owner to assay_definer;
grant execute on function app.own_email() to assay_app;
