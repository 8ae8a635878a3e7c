-- How a function plans its statements from here on, by how many rows it was given; answers whether these are many. For a few, a plan is
-- made once, since making it takes ten times as long as they do. For many it is made for as many as there are: a plan for ten would
-- compare ten thousand with each other. The function says `set plan_cache_mode` itself, so that this ends with it.
create or replace function app.plan_for(p_rows integer) returns boolean
language sql as $$
  select set_config('plan_cache_mode', case when p_rows > 100 then 'force_custom_plan' else 'force_generic_plan' end, true) = 'force_custom_plan'
$$;
grant execute on function app.plan_for(integer) to assay_definer;
