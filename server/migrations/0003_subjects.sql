-- row security: none, because these are the same for everybody and only migrations write them
create table app.countries (
  id integer primary key,
  name text not null unique,
  alpha3code text not null unique
);
-- row security: none, because these are the same for everybody and only migrations write them
create table app.degrees (
  id integer primary key,
  name text not null unique
);
-- row security: none, because these are the same for everybody and only migrations write them
create table app.academic_fields (
  id integer primary key,
  name text not null unique
);
-- row security: none, because these are the same for everybody and only migrations write them
create table app.majors (
  id integer primary key,
  academic_field_id integer not null references app.academic_fields,
  name text not null unique
);
create index majors_field on app.majors (academic_field_id);
revoke insert, update, delete on app.countries, app.degrees, app.academic_fields, app.majors from assay_app, assay_definer;

create table app.subject_profiles (
  subject_id integer primary key references app.users on delete cascade,
  birthdate date,
  gender text check (gender in ('female', 'male', 'other', 'prefer_not_to_say')),
  country_id integer references app.countries,
  country_origin_id integer references app.countries,
  degree_id integer references app.degrees,
  major_id integer references app.majors,
  job_title text,
  job_profile_id integer,
  linkedin_url text,
  -- When the questions before the first normed test were answered; "prefer not to say" is an answer.
  completed_at timestamptz,
  updated_at timestamptz not null
);
create index subject_profiles_country on app.subject_profiles (country_id);
create index subject_profiles_origin on app.subject_profiles (country_origin_id);
create index subject_profiles_degree on app.subject_profiles (degree_id);
create index subject_profiles_major on app.subject_profiles (major_id);

-- One going-through of one instrument by one subject; kept once for every campaign that asks for it.
create table app.attempts (
  id integer generated always as identity primary key,
  subject_id integer not null references app.users on delete cascade,
  instrument text not null,
  version text not null,
  language text not null,
  questions integer not null,
  started_at timestamptz not null,
  completed_at timestamptz,
  unique (subject_id, instrument)
);
create index attempts_open on app.attempts (started_at) where completed_at is null;

create table app.answers (
  attempt_id integer not null references app.attempts on delete cascade,
  question_id integer not null,
  option_index smallint not null,
  seq integer not null,
  answered_at timestamptz not null,
  primary key (attempt_id, question_id)
);

-- What scoring made of an attempt, once, with the norm that it was made with.
create table app.results (
  attempt_id integer primary key references app.attempts on delete cascade,
  subject_id integer not null references app.users on delete cascade,
  instrument text not null,
  scores jsonb not null,
  -- T-scores of the main scales, to sort and average by without reading every result.
  summary jsonb not null,
  minutes real,
  scored_at timestamptz not null
);
create index results_subject on app.results (subject_id, instrument);
