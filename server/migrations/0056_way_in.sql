-- The first account that runs the platform, and the way back in for who has lost password and second step. Both are for the
-- command of an operator at the machine: no role may call them but the one that migrates, so never a node that answers requests.

create policy by_command on app.credentials for insert to assay_definer with check (true);
create policy by_command_again on app.credentials for update to assay_definer using (true) with check (true);
create policy by_command on app.user_roles for insert to assay_definer with check (true);
create policy by_command on app.totp for delete to assay_definer using (true);
create policy by_command on app.login_challenges to assay_definer using (true) with check (true);
create policy by_command on app.recovery_codes to assay_definer using (true) with check (true);
create policy by_command on app.password_resets to assay_definer using (true) with check (true);

-- `p_password` is the hash of a password that nobody knows, for who has none yet. `outcome`: `made` (needs a link to choose a
-- password), `has_password` (logs in as before), `is_one` already, or `others` where some are and no other one was asked for.
create function app.make_super_admin(p_email text, p_first_name text, p_last_name text, p_password text, p_another boolean,
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

-- Takes password, second step and sessions from somebody with a role, and keeps a link to choose a new password, for a
-- day. Null where nobody with a role has the address.
create function app.open_way_in(p_email text, p_password text, p_link uuid, p_token bytea)
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

grant create on schema app to assay_definer;
alter function app.make_super_admin(text, text, text, text, boolean) owner to assay_definer;
alter function app.open_way_in(text, text, uuid, bytea) owner to assay_definer;
revoke create on schema app from assay_definer;
revoke execute on function app.make_super_admin(text, text, text, text, boolean),
  app.open_way_in(text, text, uuid, bytea) from public;
do $$ begin
  execute format('grant execute on function app.make_super_admin(text, text, text, text, boolean),
    app.open_way_in(text, text, uuid, bytea) to %I', current_user);
end $$;
