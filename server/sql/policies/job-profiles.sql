drop policy if exists offered on app.job_profile_versions;
create policy offered on app.job_profile_versions for select to assay_app using ((app.scope() = 'organisation' and app.org_id() is not null) or (app.scope() = 'candidate' and app.user_id() is not null));
drop policy if exists operated on app.job_profile_versions;
create policy operated on app.job_profile_versions to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
drop policy if exists by_definer on app.job_profile_versions;
create policy by_definer on app.job_profile_versions for select to assay_definer using (true);

drop policy if exists offered on app.job_profiles;
create policy offered on app.job_profiles for select to assay_app using ((app.scope() = 'organisation' and app.org_id() is not null) or (app.scope() = 'candidate' and app.user_id() is not null));
drop policy if exists operated on app.job_profiles;
create policy operated on app.job_profiles to assay_app using (app.scope() in ('system', 'platform'))
  with check (app.scope() in ('system', 'platform'));
drop policy if exists by_definer on app.job_profiles;
create policy by_definer on app.job_profiles for select to assay_definer using (true);
