-- Counts the times that a campaign was saved: a form that was opened before the last of them is told, and saves nothing over it unseen.
alter table app.campaigns add column version integer not null default 1;
