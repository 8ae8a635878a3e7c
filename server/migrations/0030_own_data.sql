-- What somebody may do with the own data: see all of it, take it along, have it deleted.

-- Proves that it is the person: a code mailed for one purpose. It is made from the id, so that no code stands here.
create table app.proofs (
  user_id integer not null references app.users on delete cascade,
  purpose text not null check (purpose in ('export', 'deletion')),
  id uuid not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);
alter table app.proofs enable row level security;
alter table app.proofs force row level security;
create policy system on app.proofs to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');

-- When whoever sits at a session has proved last to be its owner, beside the login.
alter table app.sessions add column proved_at timestamptz;

-- What others hold about a person is the person's to read as well.
create policy received on app.mails for select to assay_app using (
  app.scope() = 'candidate' and (user_id = app.user_id()
    or user_id is null and to_email = (select u.email from app.users u where u.id = app.user_id())));
create policy carried on app.subject_labels for select to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id());
create policy carried on app.labels for select to assay_app using (
  app.scope() = 'candidate' and exists (
    select from app.subject_labels s where s.label_id = labels.id and s.organization_id = labels.organization_id and s.subject_id = app.user_id()));
create policy given on app.extra_times for select to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id());
create policy mailed on app.links for select to assay_app using (
  app.scope() = 'candidate' and user_id = app.user_id());
create policy oneself on app.subscriptions for select to assay_app using (
  app.scope() = 'candidate' and user_id = app.user_id());
create policy oneself on app.burnout_group_records for select to assay_app using (
  app.scope() = 'candidate' and subject_id = app.user_id());
create policy oneself on app.culture_answers for select to assay_app using (
  app.scope() = 'candidate' and user_id = app.user_id());

-- Whoever has looked at somebody's results has a name for them, also when nothing else ties the two any more.
create policy looked_at on app.organizations for select to assay_app using (
  app.scope() = 'candidate' and exists (
    select from app.access_ledger l where l.organization_id = organizations.id and l.subject_id = app.user_id()));

-- What the caller has done, as the action log has it. What a change was stands there only of the own account: of
-- anything else it is about others, or holds the keys of tests. Not by policies: those would make every reader of the
-- log ask row by row who it is about.
create function app.list_own_actions()
returns table (id bigint, at timestamptz, organization_id integer, action text, entity text, entity_id text,
  ip text, user_agent text, before jsonb, after jsonb)
language sql stable security definer set search_path = app, pg_temp as $$
  select e.id, e.at, e.organization_id, e.action, e.entity, e.entity_id, d.ip, d.user_agent,
      case when e.entity = 'user' and e.entity_id = app.user_id()::text then d.before end,
      case when e.entity = 'user' and e.entity_id = app.user_id()::text then d.after end
    from app.audit_details d join app.audit_entries e on e.id = d.entry_id
    where d.actor_id = app.user_id() order by e.id
$$;
create policy by_definer_read on app.audit_details for select to assay_definer using (true);

-- What was begun or finished for these invitations, by what is left of it.
create function app.recount_progress(p_invitations integer[]) returns void
language sql security definer set search_path = app, pg_temp as $$
  update app.invitations i
    set completed_at = null, started_at = left_over.started_at,
      opened_at = coalesce(i.opened_at, i.started_at),
      status = case when left_over.started_at is null then 'opened' else 'in_progress' end
    from (
      select asked.id, min(a.started_at) as started_at
        from app.invitations asked join app.campaigns c on c.id = asked.campaign_id
        left join app.attempts a on a.subject_id = asked.subject_id and a.test = any(c.test_types)
        where asked.id = any(p_invitations) group by asked.id) left_over
    where i.id = left_over.id
$$;

-- Deletes sittings with their answers, results and places in averages, all or those that are named; answers which there
-- were, each with a stamp that no other has. A campaign that still runs and had been finished is open again for the
-- person. Of people, only operators may do so for somebody else.
create function app.delete_tests(p_subject integer, p_tests text[], p_attempts integer[] default null)
returns table (attempt_id integer, of_test text, stamp text)
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  ids integer[];
  gone text[];
  stamps text[];
begin
  if app.scope() not in ('platform', 'system') and p_subject is distinct from app.user_id() then
    raise exception 'not yours' using errcode = 'insufficient_privilege';
  end if;
  -- The lock of answers and of scoring: who comes later finds nothing.
  perform pg_advisory_xact_lock(4701, a.id)
    from (select id from app.attempts where subject_id = p_subject and test = any(p_tests) order by id) a;
  with deleted as (
    delete from app.attempts a where a.subject_id = p_subject and a.test = any(p_tests)
      and (p_attempts is null or a.id = any(p_attempts))
    returning a.id, a.test, (extract(epoch from a.started_at) * 1000000)::bigint::text as at
  ) select array_agg(d.id), coalesce(array_agg(d.test), '{}'), array_agg(d.at) into ids, gone, stamps from deleted d;
  if cardinality(gone) > 0 then
    perform app.recount_progress(array(
      select i.id from app.invitations i join app.campaigns c on c.id = i.campaign_id
      where c.status = 'active' and c.test_types && gone
        and i.subject_id = p_subject and i.status in ('in_progress', 'completed')));
  end if;
  return query select * from unnest(ids, gone, stamps);
end
$$;

-- While a campaign was over, what people had finished stayed so, whatever they have deleted since. As it runs again,
-- those who have time for it are asked again. An organisation does not see the sittings behind a withdrawn permission.
create function app.reopen_deleted(p_campaign integer) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.recount_progress(array(
    select i.id from app.invitations i join app.campaigns c on c.id = i.campaign_id
      cross join lateral (
        select count(distinct a.test) as taken from app.attempts a
          where a.subject_id = i.subject_id and a.test = any(c.test_types)) left_over
    where c.id = p_campaign and c.status = 'active' and greatest(c.deadline, i.own_deadline) > app.now()
      and (c.organization_id = app.org_id() or app.scope() = 'system')
      and (i.status = 'completed' and left_over.taken < cardinality(c.test_types)
        or i.status = 'in_progress' and left_over.taken = 0)));
end
$$;
create policy by_definer_deleted on app.attempts for delete to assay_definer using (true);
create policy by_definer_changed on app.invitations for update to assay_definer using (true) with check (true);

-- What somebody has begun or finished, for an operator who is asked to delete it: never an answer, never a result.
create function app.list_taken_tests(p_subject integer)
returns table (test text, rounds integer, started_at timestamptz, completed_at timestamptz)
language sql stable security definer set search_path = app, pg_temp as $$
  select a.test, count(*)::integer, min(a.started_at), max(a.completed_at)
    from app.attempts a where a.subject_id = p_subject and app.scope() = 'platform' group by a.test order by a.test
$$;

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

grant create on schema app to assay_definer;
alter function app.list_own_actions() owner to assay_definer;
alter function app.recount_progress(integer[]) owner to assay_definer;
alter function app.delete_tests(integer, text[], integer[]) owner to assay_definer;
alter function app.reopen_deleted(integer) owner to assay_definer;
alter function app.list_taken_tests(integer) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.recount_progress(integer[]) to assay_definer;
grant execute on function app.list_own_actions(), app.delete_tests(integer, text[], integer[]), app.reopen_deleted(integer),
  app.list_taken_tests(integer) to assay_app;
