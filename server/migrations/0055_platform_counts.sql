-- How many people all organisations have invited and how many have finished since a day, for those who run the platform:
-- summed from the counts by day, which only the system may read.

-- index: a row for each day and campaign or organisation, built in a moment
create index invited_days_day on app.invited_days (day);
-- index: a row for each day and campaign or organisation, built in a moment
create index campaign_days_day on app.campaign_days (day);

create function app.count_platform(p_from date, out invited integer, out completed integer)
language sql stable security definer set search_path = app, pg_temp as $$
  select
    (select coalesce(sum(d.people), 0)::integer from app.invited_days d
      where app.scope() = 'platform' and d.day >= p_from and d.previous_day < p_from),
    (select coalesce(sum(d.completed), 0)::integer from app.campaign_days d
      where app.scope() = 'platform' and d.day >= p_from)
$$;

grant create on schema app to assay_definer;
alter function app.count_platform(date) owner to assay_definer;
revoke create on schema app from assay_definer;
revoke execute on function app.count_platform(date) from public;
grant execute on function app.count_platform(date) to assay_app;
