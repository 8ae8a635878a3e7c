-- What managers were asked: the practices of the culture test have changed, and what they answered before is compared with
-- nobody who answers the new ones. A node of the release before asks the earlier practices, so they are what a test has
-- that does not say.
alter table app.culture_tests add column version text not null default '2026.1';
