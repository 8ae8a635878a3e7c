-- Who may join a campaign is for its manager to open: a new one begins with its public link off.
alter table app.campaigns alter column open_invite set default false;
