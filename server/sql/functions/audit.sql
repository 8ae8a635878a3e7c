-- What an entry says, salted. Of the text as the database keeps it, so that it can be reckoned again from what is kept.
create or replace function app.audit_digest(p_salt bytea, p_action text, p_entity text, p_entity_id text, p_actor integer,
  p_ip text, p_user_agent text, p_before jsonb, p_after jsonb)
returns bytea language sql stable
as $$ select sha256(p_salt || convert_to(jsonb_build_array(
  p_action, p_entity, p_entity_id, p_actor, p_ip, p_user_agent, p_before, p_after)::text, 'UTF8')) $$;
grant execute on function app.audit_digest(bytea, text, text, text, integer, text, text, jsonb, jsonb) to assay_app, assay_definer;

-- Whose account is being deleted leaves nothing in the log, also by a call that is on its way: the deletion waits for it,
-- or it waits for the deletion, and then says no more than that something was done.
create or replace function app.write_audit(p_organization integer, p_action text, p_entity text, p_entity_id text, p_request text,
  p_salt bytea, p_actor integer, p_ip text, p_user_agent text, p_before jsonb, p_after jsonb)
returns void
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  entry bigint;
  known boolean;
begin
  perform from app.users where id = p_actor for key share;
  known := p_actor is null or found;
  insert into app.audit_entries (organization_id, action, entity, entity_id, at, request_id, digest)
    values (p_organization, p_action, p_entity, p_entity_id, app.now(), p_request,
      app.audit_digest(p_salt, p_action, p_entity, p_entity_id, p_actor, p_ip, p_user_agent, p_before, p_after))
    returning id into entry;
  if known then
    insert into app.audit_details (entry_id, salt, actor_id, ip, user_agent, before, after)
      values (entry, p_salt, p_actor, p_ip, p_user_agent, p_before, p_after);
  end if;
end
$$;
alter function app.write_audit(integer, text, text, text, text, bytea, integer, text, text, jsonb, jsonb) owner to assay_definer;
grant execute on function app.write_audit(integer, text, text, text, text, bytea, integer, text, text, jsonb, jsonb) to assay_app;

-- What the caller has done, as the action log has it. What a change was stands there only of the own account: of
-- anything else it is about others, or holds the keys of tests. Not by policies: those would make every reader of the
-- log ask row by row who it is about.
create or replace function app.list_own_actions()
returns table (id bigint, at timestamptz, organization_id integer, action text, entity text, entity_id text,
  ip text, user_agent text, before jsonb, after jsonb)
language sql stable security definer set search_path = app, pg_temp as $$
  select e.id, e.at, e.organization_id, e.action, e.entity, e.entity_id, d.ip, d.user_agent,
      case when e.entity = 'user' and e.entity_id = app.user_id()::text then d.before end,
      case when e.entity = 'user' and e.entity_id = app.user_id()::text then d.after end
    from app.audit_details d join app.audit_entries e on e.id = d.entry_id
    where d.actor_id = app.user_id() order by e.id
$$;
alter function app.list_own_actions() owner to assay_definer;
grant execute on function app.list_own_actions() to assay_app;
