-- Which columns a manager leaves out of the lists of people, so that every browser shows the same.
create table app.list_columns (
  user_id integer not null references app.managers on delete cascade,
  list text not null check (list in ('talent', 'campaigns')),
  hidden text[] not null,
  -- A test and a profile that have a column of their own in the list of everybody.
  score text,
  profile text,
  updated_at timestamptz not null,
  primary key (user_id, list)
);
alter table app.list_columns enable row level security;
alter table app.list_columns force row level security;
