-- Digests of the tokens that an erased account was logged in with, so that a device that still holds one can be told to
-- forget what it keeps. Nothing leads from here to a person: a digest of 256 random bits, and a day.
create table app.erased_sessions (
  token_hash bytea primary key,
  -- No session would have lived longer.
  forget_on date not null
);
alter table app.erased_sessions enable row level security;
alter table app.erased_sessions force row level security;
create policy system on app.erased_sessions to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');

-- When name, description or organisations were changed last: a form that began before that is told so. `updated_at` moves
-- with every question too, which such a form does not touch.
alter table app.skill_tests add column described_at timestamptz not null default now();
