-- The order of names is read from its index alone as long as the pages of the table are known to be seen by everybody, which is found
-- out when they are tidied up. Whoever is invited takes that from a page; after a fifth of all people is too late.
alter table app.people_by_name set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01,
  autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_insert_threshold = 1000);
