drop policy if exists system on app.interview_ratings;
create policy system on app.interview_ratings to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists about on app.interview_ratings;
create policy about on app.interview_ratings for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
drop policy if exists permitted on app.interview_ratings;
create policy permitted on app.interview_ratings to assay_app using (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = interview_ratings.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null))
  with check (
  app.scope() = 'organisation' and organization_id = app.org_id() and exists (
    select from app.permissions p where p.subject_id = interview_ratings.subject_id
      and p.organization_id = app.org_id() and p.revoked_at is null));
drop policy if exists by_definer on app.interview_ratings;
create policy by_definer on app.interview_ratings to assay_definer using (true);

drop policy if exists system on app.interviews;
create policy system on app.interviews to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.interviews;
create policy own on app.interviews to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id())
  with check (app.scope() = 'organisation' and organization_id = app.org_id());
drop policy if exists asked on app.interviews;
create policy asked on app.interviews for select to assay_app using (
  app.scope() = 'candidate' and id = any (array(select app.own_interviews())));
drop policy if exists by_definer on app.interviews;
create policy by_definer on app.interviews for select to assay_definer using (true);

drop policy if exists system on app.left_files;
create policy system on app.left_files to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists by_definer on app.left_files;
create policy by_definer on app.left_files to assay_definer using (true) with check (true);

drop policy if exists system on app.recording_pieces;
create policy system on app.recording_pieces to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.recording_pieces;
create policy own on app.recording_pieces to assay_app using (
  app.scope() = 'candidate' and exists (select from app.recordings r where r.id = recording_pieces.recording_id))
  with check (
  app.scope() = 'candidate' and exists (select from app.recordings r where r.id = recording_pieces.recording_id));
drop policy if exists permitted on app.recording_pieces;
create policy permitted on app.recording_pieces for select to assay_app using (
  app.scope() = 'organisation' and exists (select from app.recordings r where r.id = recording_pieces.recording_id));

drop policy if exists system on app.recordings;
create policy system on app.recordings to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
drop policy if exists own on app.recordings;
create policy own on app.recordings to assay_app using (
  app.scope() = 'candidate' and attempt_id = any (array(select app.own_attempts())))
  with check (
  app.scope() = 'candidate' and attempt_id = any (array(select app.own_attempts())));
-- Only who has asked may watch, only with permission, and never what the person has not kept.
drop policy if exists permitted on app.recordings;
create policy permitted on app.recordings for select to assay_app using (
  app.scope() = 'organisation' and kept_at is not null and app.may_watch(attempt_id));
