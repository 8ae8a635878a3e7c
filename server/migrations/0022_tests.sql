-- More kinds of tests than one. A test is named as the calls name it: 1, 2, 3, burnout, mcqt_7.

alter table app.attempts
  -- An old node knows the first test alone.
  add column test text not null default '1',
  -- A person may take some tests again and again; each time is a round of its own.
  add column round integer not null default 1,
  -- What this sitting is made of, where that is not the same for everybody: ids and orders, never a key.
  add column form jsonb,
  -- Timed parts that have to be over before it is complete; 0 where only answers count.
  add column parts integer not null default 0;
alter table app.attempts drop constraint attempts_subject_id_instrument_key;
-- index: few beside answers, and one statement builds it
alter table app.attempts add constraint attempts_once unique (subject_id, test, round);

alter table app.results add column test text not null default '1';

alter table app.campaigns alter column test_types drop default;
-- contract: no release has been in production yet, so no old node reads numbers here
alter table app.campaigns alter column test_types type text[] using test_types::text[];
alter table app.campaigns alter column test_types set default '{}';

-- The key of a sitting whose questions were made for one person; seen by scoring alone.
create table app.attempt_keys (
  attempt_id integer primary key references app.attempts on delete cascade,
  key jsonb not null
);
alter table app.attempt_keys enable row level security;
alter table app.attempt_keys force row level security;
create policy system on app.attempt_keys to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.attempt_keys for insert to assay_app with check (
  app.scope() = 'candidate' and exists (
    select from app.attempts a where a.id = attempt_keys.attempt_id and a.subject_id = app.user_id()));

-- One running clock each: a section of the logical test, a question of a skill test.
create table app.clocks (
  attempt_id integer not null references app.attempts on delete cascade,
  part integer not null,
  -- What everybody gets, and how much longer this person has, per cent.
  base_seconds integer not null,
  extra_percent integer not null default 0,
  -- Given back for a line that broke, up to a limit; added by a manager.
  credited_seconds integer not null default 0,
  credit_limit integer not null default 0,
  added_seconds integer not null default 0,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  primary key (attempt_id, part)
);
alter table app.clocks enable row level security;
alter table app.clocks force row level security;
create policy system on app.clocks to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.clocks to assay_app using (
  app.scope() = 'candidate' and exists (
    select from app.attempts a where a.id = clocks.attempt_id and a.subject_id = app.user_id()))
  with check (
  app.scope() = 'candidate' and exists (
    select from app.attempts a where a.id = clocks.attempt_id and a.subject_id = app.user_id()));
create policy by_definer on app.clocks to assay_definer using (true) with check (true);

-- Every second that was given, and why.
create table app.clock_credits (
  id bigint generated always as identity primary key,
  attempt_id integer not null references app.attempts on delete cascade,
  part integer not null,
  seconds integer not null,
  reason text not null check (reason in ('gap', 'manager')),
  given_by integer references app.users on delete set null,
  given_at timestamptz not null
);
create index clock_credits_attempt on app.clock_credits (attempt_id);
create index clock_credits_giver on app.clock_credits (given_by);
alter table app.clock_credits enable row level security;
alter table app.clock_credits force row level security;
create policy system on app.clock_credits to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.clock_credits for select to assay_app using (
  app.scope() = 'candidate' and exists (
    select from app.attempts a where a.id = clock_credits.attempt_id and a.subject_id = app.user_id()));
create policy by_definer on app.clock_credits to assay_definer using (true) with check (true);

-- Extra time that an organisation grants one of its people; nobody is told why.
create table app.extra_times (
  organization_id integer not null references app.organizations on delete cascade,
  subject_id integer not null references app.users on delete cascade,
  percent integer not null check (percent in (25, 50, 100)),
  set_by integer references app.users on delete set null,
  set_at timestamptz not null,
  primary key (subject_id, organization_id)
);
create index extra_times_organization on app.extra_times (organization_id);
create index extra_times_setter on app.extra_times (set_by);
alter table app.extra_times enable row level security;
alter table app.extra_times force row level security;
create policy system on app.extra_times to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.extra_times to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.extra_times for select to assay_definer using (true);

-- When a clock runs out.
create function app.clock_end(c app.clocks) returns timestamptz
language sql immutable as $$
  select c.started_at + make_interval(secs =>
    ceil(c.base_seconds * (100 + c.extra_percent) / 100.0) + c.credited_seconds + c.added_seconds)
$$;

-- The largest extra time of the organisations that have invited somebody, per cent.
create function app.extra_percent(p_subject integer) returns integer
language sql stable security definer set search_path = app, pg_temp as $$
  select coalesce(max(x.percent), 0) from app.extra_times x
  where x.subject_id = p_subject and exists (
    select from app.invitations i where i.subject_id = x.subject_id and i.organization_id = x.organization_id and i.invited_at is not null)
$$;

-- A sign of life. A longer silence while the clock ran is given back, up to the clock's limit, and noted.
create function app.touch_clock(p_attempt integer, p_part integer)
returns app.clocks
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  c app.clocks;
  moment timestamptz := app.now();
  silence integer;
  credit integer;
begin
  select * into c from app.clocks k where k.attempt_id = p_attempt and k.part = p_part for update;
  if not found or c.ended_at is not null then
    return c;
  end if;
  silence := floor(extract(epoch from moment - c.seen_at));
  -- Time that passed after a clock's end was nobody's loss.
  credit := least(silence, ceil(extract(epoch from app.clock_end(c) - c.seen_at)), c.credit_limit - c.credited_seconds);
  if silence > 15 and credit > 0 then
    insert into app.clock_credits (attempt_id, part, seconds, reason, given_at) values (p_attempt, p_part, credit, 'gap', moment);
  else
    credit := 0;
  end if;
  update app.clocks k set seen_at = greatest(k.seen_at, moment), credited_seconds = k.credited_seconds + credit
    where k.attempt_id = p_attempt and k.part = p_part returning * into c;
  return c;
end
$$;

-- Saves an answer of a timed part: the clock decides first, with a grace for the network.
create function app.save_timed_answer(p_token bytea, p_instrument text, p_attempt integer, p_part integer, p_question integer,
  p_option smallint, p_seq integer, p_grace numeric,
  out outcome text, out attempt_id integer, out seq integer, out stored boolean, out done boolean)
language plpgsql security definer set search_path = app, pg_temp as $$
#variable_conflict use_column
declare
  c app.clocks;
  allowed boolean;
begin
  stored := false;
  done := false;
  select t.id into attempt_id
    from app.sessions e join app.attempts t on t.subject_id = e.user_id and t.instrument = p_instrument and t.id = p_attempt
    where e.token_hash = p_token and e.expires_at > app.now() and e.last_seen_at + e.idle_seconds * interval '1 second' > app.now();
  allowed := true;
  if attempt_id is not null then
    -- The same lock as ending a part takes: an answer is in before it, or too late.
    perform pg_advisory_xact_lock(4701, attempt_id);
    c := app.touch_clock(attempt_id, p_part);
    allowed := c.attempt_id is not null and c.ended_at is null and app.now() <= app.clock_end(c) + p_grace * interval '1 second';
  end if;
  if not allowed then
    -- What is stored already may be sent again without harm.
    select 'kept', x.seq into outcome, seq from app.answers x
      where x.attempt_id = p_attempt and x.question_id = p_question and x.option_index = p_option;
    if not found then
      outcome := case when c.attempt_id is null then 'no_clock' else 'time_passed' end;
    end if;
    return;
  end if;
  select s.outcome, s.attempt_id, s.seq, s.stored, s.done into outcome, attempt_id, seq, stored, done
    from app.save_answer(p_token, p_instrument, p_attempt, p_question, p_option, p_seq) s;
end
$$;

-- Gives time to everything of somebody that runs now, by an organisation that has invited them. Answers how many clocks.
create function app.add_time(p_organization integer, p_subject integer, p_seconds integer, p_by integer) returns integer
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  n integer;
begin
  if not exists (select from app.invitations i where i.subject_id = p_subject and i.organization_id = p_organization and i.invited_at is not null) then
    return null;
  end if;
  with running as (
    update app.clocks c set added_seconds = c.added_seconds + p_seconds
      from app.attempts a
      where a.id = c.attempt_id and a.subject_id = p_subject and a.completed_at is null and c.ended_at is null
        and app.clock_end(c) > app.now()
      returning c.attempt_id, c.part)
  insert into app.clock_credits (attempt_id, part, seconds, reason, given_by, given_at)
    select r.attempt_id, r.part, p_seconds, 'manager', p_by, app.now() from running r;
  get diagnostics n = row_count;
  return n;
end
$$;

-- Extra time reaches clocks that run already.
create function app.apply_extra_time() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  who integer := coalesce(new.subject_id, old.subject_id);
begin
  update app.clocks c set extra_percent = app.extra_percent(who)
    from app.attempts a
    where a.id = c.attempt_id and a.subject_id = who and a.completed_at is null and c.ended_at is null;
  return null;
end
$$;
create trigger apply_extra_time after insert or update or delete on app.extra_times
  for each row execute function app.apply_extra_time();

-- Averages are kept of tests that everybody answers alike; health and skills are nobody's campaign average.
create or replace function app.count_results(p_subjects integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  -- Of two changes about one person at a time, the second one sees what the first has done.
  perform from app.users u join unnest(p_subjects) as s (id) on s.id = u.id order by u.id for no key update of u;
  with subject as materialized (
    select s.id from unnest(p_subjects) as s (id)
  ), wanted as materialized (
    select i.campaign_id, i.organization_id, r.subject_id, r.instrument, r.summary
      from subject s
      join app.results r on r.subject_id = s.id and r.instrument in ('personality', 'iq', 'culture')
      join app.permissions p on p.subject_id = r.subject_id and p.revoked_at is null
      join app.invitations i on i.subject_id = r.subject_id and i.organization_id = p.organization_id
  ), gone as (
    delete from app.counted_results c using subject s
      where c.subject_id = s.id and not exists (
        select from wanted w where w.subject_id = c.subject_id and w.campaign_id = c.campaign_id and w.instrument = c.instrument)
      returning -1 as step, c.campaign_id, c.organization_id, c.instrument, c.summary
  ), come as (
    insert into app.counted_results as c (campaign_id, organization_id, subject_id, instrument, summary)
      select w.campaign_id, w.organization_id, w.subject_id, w.instrument, w.summary from wanted w
      on conflict do nothing
      returning 1 as step, c.campaign_id, c.organization_id, c.instrument, c.summary
  )
  insert into app.campaign_sums as s (campaign_id, organization_id, instrument, scale, n, tenths, squares)
    select d.campaign_id, d.organization_id, d.instrument, e.key, sum(d.step), sum(d.step * t.tenths), sum(d.step * t.tenths * t.tenths)
      from (select * from gone union all select * from come) d
      -- A campaign that is being deleted takes its sums with it.
      join app.campaigns k on k.id = d.campaign_id
      cross join lateral jsonb_each_text(d.summary) e
      cross join lateral (select round(10 * e.value::numeric)::bigint as tenths) t
      group by 1, 2, 3, 4
      order by 1, 3, 4
    on conflict (campaign_id, instrument, scale) do update
      set n = s.n + excluded.n, tenths = s.tenths + excluded.tenths, squares = s.squares + excluded.squares;
end
$$;

grant create on schema app to assay_definer;
alter function app.extra_percent(integer) owner to assay_definer;
alter function app.touch_clock(integer, integer) owner to assay_definer;
alter function app.save_timed_answer(bytea, text, integer, integer, integer, smallint, integer, numeric) owner to assay_definer;
alter function app.add_time(integer, integer, integer, integer) owner to assay_definer;
alter function app.apply_extra_time() owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.clock_end(app.clocks), app.extra_percent(integer), app.touch_clock(integer, integer),
  app.save_timed_answer(bytea, text, integer, integer, integer, smallint, integer, numeric),
  app.add_time(integer, integer, integer, integer) to assay_app, assay_definer;
