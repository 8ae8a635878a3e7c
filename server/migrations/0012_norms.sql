-- Norms computed from an installation's own people. A norm is frozen: results cite it for good. Only whether new
-- results are compared with it can change. Those that come with the product are not here.
-- row security: none, because it holds no data of anybody and the application only reads it: the command for norms
-- writes as the owner
create table app.norms (
  id integer generated always as identity primary key,
  instrument text not null,
  part text not null,
  -- The group that results cite; one norm at a time is in force for each.
  group_name text not null,
  name text not null,
  version text not null,
  source text not null,
  n integer not null,
  -- [{code, mean, sd, reliability}], of raw scores
  scales jsonb not null,
  computed_at timestamptz not null,
  active boolean not null default false
);
create unique index norms_active on app.norms (instrument, part, group_name) where active;
revoke insert, update, delete on app.norms from assay_app, assay_definer;
