-- Happiness and energy: averages of groups that show nobody, and who may take it again.

-- What was published of a group: averaged once, never changed.
create table app.burnout_batches (
  id integer generated always as identity primary key,
  organization_id integer not null references app.organizations on delete cascade,
  campaign_id integer references app.campaigns on delete set null,
  people integer not null check (people >= 5),
  -- Rows below that it was made of; with one of them gone or not permitted any more, it is shown to nobody.
  records integer not null check (records >= people),
  mean integer not null check (mean between 10 and 90 and mean % 5 = 0),
  closed_at timestamptz not null
);
create index burnout_batches_campaign on app.burnout_batches (campaign_id);
create index burnout_batches_organization on app.burnout_batches (organization_id);

-- A record belongs to one group and goes into one batch of it, once. It stays here when its campaign goes: what was
-- averaged is used up for good.
create table app.burnout_group_records (
  attempt_id integer primary key references app.attempts on delete cascade,
  subject_id integer not null references app.users on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  campaign_id integer references app.campaigns on delete set null,
  -- Null while it waits.
  batch_id integer references app.burnout_batches on delete set null
);
create index burnout_group_records_subject on app.burnout_group_records (subject_id);
create index burnout_group_records_organization on app.burnout_group_records (organization_id);
create index burnout_group_records_batch on app.burnout_group_records (batch_id);
create index burnout_group_records_campaign on app.burnout_group_records (campaign_id, batch_id);

alter table app.burnout_batches enable row level security;
alter table app.burnout_batches force row level security;
create policy system on app.burnout_batches to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.burnout_batches for select to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id());

alter table app.burnout_group_records enable row level security;
alter table app.burnout_group_records force row level security;
create policy system on app.burnout_group_records to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy permitted on app.burnout_group_records for select to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = burnout_group_records.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));

-- Whoever has taken it once may take it again while an organisation that invited them still offers it.
create function app.may_repeat_burnout(p_subject integer) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select exists (
      select from app.attempts a where a.subject_id = p_subject and a.test = 'burnout' and a.completed_at is not null)
    and exists (
      select from app.invitations i
        join app.organizations o on o.id = i.organization_id and o.status = 'active'
        join app.organization_features x on x.organization_id = o.id
        join app.features f on f.id = x.feature_id and f.key = 'burnout'
        where i.subject_id = p_subject and i.invited_at is not null)
$$;

grant create on schema app to assay_definer;
alter function app.may_repeat_burnout(integer) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.may_repeat_burnout(integer) to assay_app;
