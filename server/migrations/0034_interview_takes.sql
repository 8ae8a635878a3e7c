-- What the server itself knows of a take: when all of it was there, and which of the takes at its question was kept. How long
-- it lasts (`seconds`) is read from the file; what the browser says counts only where that cannot be read.
alter table app.recordings
  add column arrived_at timestamptz,
  add column take smallint;
