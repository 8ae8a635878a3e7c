create table app.users (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null default now()
);

-- Apart from the person, so that no list of people can ever carry a password hash.
create table app.credentials (
  user_id integer primary key references app.users on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

create table app.user_roles (
  user_id integer not null references app.users on delete cascade,
  role text not null check (role in ('admin', 'super_admin', 'tdl_admin')),
  primary key (user_id, role)
);

create table app.sessions (
  id bigint generated always as identity primary key,
  user_id integer not null references app.users on delete cascade,
  token_hash bytea not null unique,
  idle_seconds integer not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ip text,
  user_agent text
);
create index sessions_user on app.sessions (user_id);

-- Failed logins by account and by address, shared by all nodes.
create table app.login_failures (
  key bytea primary key,
  failures integer not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz
);

-- row security: none, because these are the same for everybody and only migrations write them
create table app.packages (
  id integer primary key,
  name text not null unique,
  subject_limit integer
);
-- row security: none, because these are the same for everybody and only migrations write them
create table app.features (
  id integer primary key,
  key text not null unique,
  name text not null
);
revoke insert, update, delete on app.packages, app.features from assay_app, assay_definer;

create table app.organizations (
  id integer generated always as identity primary key,
  name text not null,
  status text not null default 'active' check (status in ('active', 'inactive')),
  package_id integer not null references app.packages,
  logo_version text,
  time_zone text not null default 'Europe/Amsterdam',
  retention_months integer not null default 24,
  period_started_at timestamptz not null default now(),
  subjects_used integer not null default 0,
  managers_count integer not null default 0,
  created_at timestamptz not null default now()
);
create unique index organizations_name on app.organizations (lower(name));
create index organizations_package on app.organizations (package_id);

create table app.organization_features (
  organization_id integer not null references app.organizations on delete cascade,
  feature_id integer not null references app.features,
  primary key (organization_id, feature_id)
);
create index organization_features_feature on app.organization_features (feature_id);

create table app.managers (
  user_id integer primary key references app.users on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  created_at timestamptz not null default now()
);
create index managers_organization on app.managers (organization_id);

-- Consent: one organisation may read one subject's results while revoked_at is null.
create table app.permissions (
  id integer generated always as identity primary key,
  subject_id integer not null references app.users on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  text_version text not null,
  granted_at timestamptz not null,
  revoked_at timestamptz
);
create unique index permissions_live on app.permissions (subject_id, organization_id) where revoked_at is null;
create index permissions_organization on app.permissions (organization_id);

insert into app.packages (id, name, subject_limit) values
  (1, 'Trial', 25), (2, 'Team', 250), (3, 'Business', 2500), (4, 'Enterprise', null);
insert into app.features (id, key, name) values
  (1, 'personality', 'Personality'), (2, 'iq', 'Logical'), (3, 'culture', 'Culture'),
  (4, 'burnout', 'Happiness and burnout'), (5, 'skill_tests', 'Skill tests'),
  (6, 'video_interviews', 'Video interviews'), (7, 'success_profiles', 'Success profiles'),
  (8, 'wfh_index', 'Working-from-home index'), (9, 'team_compare', 'Team comparison'),
  (10, 'pins', 'Pins and succession'), (11, 'passwordless', 'Passwordless entry'),
  (12, 'open_invite', 'Open invites'), (13, 'profile_sync', 'Profile synchronisation');

create table app.campaigns (
  id integer generated always as identity primary key,
  organization_id integer not null references app.organizations on delete cascade,
  name text not null,
  type text not null check (type in ('recruitment', 'development')),
  status text not null default 'draft' check (status in ('draft', 'active', 'completed', 'archived')),
  test_types integer[] not null default '{}',
  deadline timestamptz,
  number_of_reminders integer not null default 0 check (number_of_reminders between 0 and 10),
  sender_name text not null,
  sender_email text not null,
  profile_kind text check (profile_kind in ('standard', 'custom', 'alt')),
  profile_id integer,
  email_text text,
  reminder_text text,
  email_update_on_test_complete boolean not null default false,
  email_update_on_all_complete boolean not null default false,
  copy_of integer references app.campaigns on delete set null,
  created_by integer references app.users on delete set null,
  created_at timestamptz not null,
  activated_at timestamptz,
  subjects_count integer not null default 0,
  invited_count integer not null default 0,
  opened_count integer not null default 0,
  started_count integer not null default 0,
  completed_count integer not null default 0
);
create index campaigns_newest on app.campaigns (organization_id, created_at desc, id desc);
create index campaigns_name on app.campaigns (organization_id, lower(name), id);
create index campaigns_deadline on app.campaigns (organization_id, deadline, id);
create index campaigns_status on app.campaigns (organization_id, status, id);
create index campaigns_copy_of on app.campaigns (copy_of);
create index campaigns_created_by on app.campaigns (created_by);

-- One person in one campaign. Names as the organisation typed them: they are its own to see.
create table app.invitations (
  id integer generated always as identity primary key,
  organization_id integer not null references app.organizations on delete cascade,
  campaign_id integer not null references app.campaigns on delete cascade,
  subject_id integer not null references app.users on delete cascade,
  first_name text not null,
  last_name text not null,
  email text not null,
  status text not null default 'added' check (status in ('added', 'invited', 'opened',
    'permission_pending', 'in_progress', 'completed', 'expired', 'declined', 'bounced')),
  added_at timestamptz not null,
  invited_at timestamptz,
  opened_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  unique (campaign_id, subject_id)
);
create index invitations_subject on app.invitations (subject_id);
create index invitations_organization on app.invitations (organization_id, subject_id);
create index invitations_name on app.invitations (campaign_id, lower(last_name), lower(first_name), id);
create index invitations_status on app.invitations (campaign_id, status, id);

-- A mailed link. The token in the mail is made from the id and a key of the server, and stands here hashed.
create table app.links (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('manager_invitation', 'campaign_entry')),
  token_hash bytea not null unique,
  user_id integer not null references app.users on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  invitation_id integer references app.invitations on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index links_user on app.links (user_id);
create index links_organization on app.links (organization_id);
create index links_invitation on app.links (invitation_id);
