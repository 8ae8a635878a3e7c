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

-- When a session ends unless its holder is seen again.
create or replace function app.session_end(s app.sessions) returns timestamptz language sql stable
  as $$ select least(s.expires_at, s.last_seen_at + s.idle_seconds * interval '1 second') $$;
grant execute on function app.session_end(app.sessions) to assay_app, assay_definer;

-- Whom a token stands for: its session, none when it has ended. No definer, no setting and one statement, so that it becomes a part
-- of the statement that asks, and costs an answer nothing.
create or replace function app.find_session(p_token bytea, p_moment timestamptz) returns setof app.sessions language sql stable
  as $$ select s.* from app.sessions s where s.token_hash = p_token and app.session_end(s) > p_moment $$;
grant execute on function app.find_session(bytea, timestamptz) to assay_definer;

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
