-- Averages of a campaign are read from sums that are kept while results come and go, so that no reader adds up
-- thousands of results. A result counts in every campaign that its subject was asked in by an organisation that
-- holds a live permission. Sums are whole numbers (tenths of a T point, and their squares): what was added can
-- be taken away again without a trace.

create table app.campaign_sums (
  campaign_id integer not null references app.campaigns on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  instrument text not null,
  scale text not null,
  n integer not null,
  tenths bigint not null,
  squares bigint not null,
  primary key (campaign_id, instrument, scale)
);
create index campaign_sums_organization on app.campaign_sums (organization_id);
alter table app.campaign_sums enable row level security;
alter table app.campaign_sums force row level security;
create policy system on app.campaign_sums to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.campaign_sums for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.campaign_sums to assay_definer using (true) with check (true);

-- What stands in the sums. No foreign keys: a row has to stay until it has been taken out of them.
create table app.counted_results (
  campaign_id integer not null,
  organization_id integer not null,
  subject_id integer not null,
  instrument text not null,
  summary jsonb not null,
  primary key (subject_id, campaign_id, instrument)
);
alter table app.counted_results enable row level security;
alter table app.counted_results force row level security;
create policy system on app.counted_results for select to assay_app using (app.scope() = 'system');
create policy by_definer on app.counted_results to assay_definer using (true) with check (true);

create policy by_definer on app.invitations for select to assay_definer using (true);
create policy by_definer on app.permissions for select to assay_definer using (true);
create policy by_definer on app.results for select to assay_definer using (true);

-- Brings the sums in line with what some people have finished, permitted and were asked for. Doing it twice changes nothing.
create function app.count_results(p_subjects integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  -- Of two changes about one person at a time, the second one sees what the first has done.
  perform from app.users u join unnest(p_subjects) as s (id) on s.id = u.id order by u.id for no key update of u;
  with subject as materialized (
    select s.id from unnest(p_subjects) as s (id)
  ), wanted as materialized (
    select i.campaign_id, i.organization_id, r.subject_id, r.instrument, r.summary
      from subject s
      join app.results r on r.subject_id = s.id
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

-- Hung on the tables, so that no way of finishing, permitting, inviting or deleting can forget it.
create function app.count_arrived_results() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.count_results(array(select distinct r.subject_id from new_rows r));
  return null;
end
$$;
create function app.count_left_results() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.count_results(array(select distinct r.subject_id from old_rows r));
  return null;
end
$$;
create trigger count_arrived after insert on app.results
  referencing new table as new_rows for each statement execute function app.count_arrived_results();
create trigger count_left after delete on app.results
  referencing old table as old_rows for each statement execute function app.count_left_results();
create trigger count_arrived after insert on app.permissions
  referencing new table as new_rows for each statement execute function app.count_arrived_results();
create trigger count_changed after update on app.permissions
  referencing new table as new_rows for each statement execute function app.count_arrived_results();
create trigger count_left after delete on app.permissions
  referencing old table as old_rows for each statement execute function app.count_left_results();
create trigger count_results_added after insert on app.invitations
  referencing new table as new_rows for each statement execute function app.count_arrived_results();
create trigger count_results_removed after delete on app.invitations
  referencing old table as old_rows for each statement execute function app.count_left_results();

grant create on schema app to assay_definer;
alter function app.count_results(integer[]) owner to assay_definer;
alter function app.count_arrived_results() owner to assay_definer;
alter function app.count_left_results() owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.count_results(integer[]) to assay_app;

-- What is there already.
select set_config('role', 'assay_app', true), set_config('assay.scope', 'system', true);
select app.count_results(array(select distinct subject_id from app.results));
select set_config('role', 'none', true), set_config('assay.scope', '', true);
