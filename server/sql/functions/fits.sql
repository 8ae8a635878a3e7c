-- Hung on what is kept of people and on results, so that no way of withdrawing, deleting or finishing can forget it.
create or replace function app.renew_fits() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    delete from app.person_fits f where f.organization_id = old.organization_id and f.subject_id = old.subject_id;
    delete from app.fits_due d where d.organization_id = old.organization_id and d.subject_id = old.subject_id;
  end if;
  -- Also where no profile is in use: one that comes into use at this moment does not see this result yet.
  if tg_op <> 'DELETE' and new.state = 'completed' then
    insert into app.fits_due (organization_id, subject_id) values (new.organization_id, new.subject_id) on conflict do nothing;
  end if;
  return null;
end
$$;
alter function app.renew_fits() owner to assay_definer;

create or replace function app.renew_corrected_fits() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  delete from app.person_fits f where f.subject_id = new.subject_id and f.attempt_id = new.attempt_id;
  insert into app.fits_due (organization_id, subject_id)
    select t.organization_id, t.subject_id from app.person_tests t
      where t.subject_id = new.subject_id and t.attempt_id = new.attempt_id and t.state = 'completed'
    on conflict do nothing;
  return null;
end
$$;
alter function app.renew_corrected_fits() owner to assay_definer;

-- Writes down what was worked out of these results, of those that the organisation may still see. Who is held here is held by
-- whatever changes a permission or a result, so the one sees what the other has done.
create or replace function app.keep_fits(p_profile integer, p_subjects integer[], p_attempts integer[], p_scores real[], p_lows real[], p_highs real[])
  returns void
language plpgsql security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if app.scope() <> 'system' then
    raise exception 'Only background work keeps fits' using errcode = 'insufficient_privilege';
  end if;
  perform app.plan_for(cardinality(p_subjects));
  perform from app.users u where u.id = any(p_subjects) order by u.id for no key update;
  insert into app.person_fits as k
    select p.organization_id, p.id, v.subject_id, v.attempt_id, v.score, v.low, v.high
    from unnest(p_subjects, p_attempts, p_scores, p_lows, p_highs) as v (subject_id, attempt_id, score, low, high)
    join app.fit_profiles p on p.id = p_profile
    join app.person_tests t on t.organization_id = p.organization_id and t.subject_id = v.subject_id and t.test = '1'
      and t.attempt_id = v.attempt_id and t.state = 'completed'
    on conflict (fit_profile_id, subject_id) do update
      set attempt_id = excluded.attempt_id, score = excluded.score, score_low = excluded.score_low, score_high = excluded.score_high
      where k is distinct from excluded;
end
$$;
alter function app.keep_fits(integer, integer[], integer[], real[], real[], real[]) owner to assay_definer;
grant execute on function app.keep_fits(integer, integer[], integer[], real[], real[], real[]) to assay_app;
