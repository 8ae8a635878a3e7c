-- A rating that was taken back after its rater had seen those of others has no mean. Its row stays for what was given first: if the
-- rater rates again, that is what counts for agreement.
alter table app.interview_ratings alter column mean drop not null;
