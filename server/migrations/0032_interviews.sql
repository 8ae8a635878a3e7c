-- Video interviews: what an organisation asks, and what people have recorded. Nothing in here is a score.

-- What is asked. A campaign names it among its tests by its code: `interview_` and the code.
create table app.interviews (
  id integer generated always as identity primary key,
  organization_id integer not null references app.organizations on delete cascade,
  code text not null unique check (code ~ '^[a-z0-9]{10}$'),
  name text not null,
  questions jsonb not null,
  created_at timestamptz not null
);
create index interviews_organization on app.interviews (organization_id);

-- One try at one question. Of the tries at a question one is kept, and with that the others go.
create table app.recordings (
  id integer generated always as identity primary key,
  attempt_id integer not null references app.attempts on delete cascade,
  question_id integer not null,
  -- Known from its first bytes, not from what a browser says.
  media_type text check (media_type in ('video/webm', 'video/mp4')),
  size integer not null default 0,
  -- Told when recording has ended; until then more may come.
  full_size integer,
  seconds integer,
  created_at timestamptz not null,
  kept_at timestamptz
);
create index recordings_attempt on app.recordings (attempt_id, question_id);
create unique index recordings_kept on app.recordings (attempt_id, question_id) where kept_at is not null;

-- The bytes of a recording lie in the store in pieces, as they came.
create table app.recording_pieces (
  recording_id integer not null references app.recordings on delete cascade,
  starts_at integer not null,
  size integer not null,
  file_key text not null unique,
  primary key (recording_id, starts_at)
);

-- Files that nothing points to any more, until a worker has removed them. Whatever deletes a recording, be it a whole
-- account or the end of its time, its files come here.
create table app.left_files (
  file_key text primary key,
  left_at timestamptz not null
);
create function app.leave_file() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  insert into app.left_files (file_key, left_at) values (old.file_key, app.now()) on conflict do nothing;
  return null;
end
$$;
create trigger leave_file after delete on app.recording_pieces for each row execute function app.leave_file();

alter table app.interviews enable row level security;
alter table app.interviews force row level security;
create policy system on app.interviews to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.interviews to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());
create policy asked on app.interviews for select to assay_app using (
  app.scope() = 'candidate' and (
    exists (
      select from app.invitations i join app.campaigns c on c.id = i.campaign_id
        where i.subject_id = app.user_id() and 'interview_' || interviews.code = any(c.test_types))
    or exists (
      select from app.attempts a where a.subject_id = app.user_id() and a.test = 'interview_' || interviews.code)));

alter table app.recordings enable row level security;
alter table app.recordings force row level security;
create policy system on app.recordings to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.recordings to assay_app using (
  app.scope() = 'candidate' and exists (
    select from app.attempts a where a.id = recordings.attempt_id and a.subject_id = app.user_id()))
  with check (
  app.scope() = 'candidate' and exists (
    select from app.attempts a where a.id = recordings.attempt_id and a.subject_id = app.user_id()));
-- Only who has asked may watch, only with permission, and never what the person has not kept.
create policy permitted on app.recordings for select to assay_app using (
  app.scope() = 'organisation' and kept_at is not null and exists (
    select from app.attempts a
      join app.permissions p on p.subject_id = a.subject_id and p.organization_id = app.org_id() and p.revoked_at is null
      join app.interviews i on a.test = 'interview_' || i.code and i.organization_id = app.org_id()
      where a.id = recordings.attempt_id));

alter table app.recording_pieces enable row level security;
alter table app.recording_pieces force row level security;
create policy system on app.recording_pieces to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.recording_pieces to assay_app using (
  app.scope() = 'candidate' and exists (select from app.recordings r where r.id = recording_pieces.recording_id))
  with check (
  app.scope() = 'candidate' and exists (select from app.recordings r where r.id = recording_pieces.recording_id));
create policy permitted on app.recording_pieces for select to assay_app using (
  app.scope() = 'organisation' and exists (select from app.recordings r where r.id = recording_pieces.recording_id));

alter table app.left_files enable row level security;
alter table app.left_files force row level security;
create policy system on app.left_files to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy by_definer on app.left_files to assay_definer using (true) with check (true);

grant create on schema app to assay_definer;
alter function app.leave_file() owner to assay_definer;
revoke create on schema app from assay_definer;
