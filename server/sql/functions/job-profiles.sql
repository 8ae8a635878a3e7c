-- How many campaigns of any organisation compare with each version: operators see the numbers and no campaign.
create or replace function app.count_campaigns_of_job_profile(p_profile integer)
returns table (version integer, campaigns integer)
language sql stable security definer set search_path = app, pg_temp as $$
  select coalesce(c.profile_version, 1), count(*)::integer from app.campaigns c
    where app.scope() in ('system', 'platform') and c.profile_kind = 'standard' and c.profile_id = p_profile
    group by 1
$$;
alter function app.count_campaigns_of_job_profile(integer) owner to assay_definer;
grant execute on function app.count_campaigns_of_job_profile(integer) to assay_app;
