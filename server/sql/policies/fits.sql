drop policy if exists system on app.fit_profiles;
create policy system on app.fit_profiles to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.fit_profiles;
create policy own on app.fit_profiles to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.fit_profiles;
create policy by_definer on app.fit_profiles for select to assay_definer using (true);

drop policy if exists system on app.fits_due;
create policy system on app.fits_due to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.fits_due;
create policy own on app.fits_due for select to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists by_definer on app.fits_due;
create policy by_definer on app.fits_due to assay_definer using (true) with check (true);

drop policy if exists system on app.person_fits;
create policy system on app.person_fits for select to assay_app
  using ((select app.scope() = 'system'));
drop policy if exists own on app.person_fits;
create policy own on app.person_fits for select to assay_app
  using (organization_id = (select app.org_id() where app.scope() = 'organisation'));
drop policy if exists by_definer on app.person_fits;
create policy by_definer on app.person_fits to assay_definer using (true) with check (true);
