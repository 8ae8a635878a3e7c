-- What the sender of a recording has said of it, which tus tells again to who asks. Without it: of before, the question alone.
alter table app.recordings add column metadata text check (char_length(metadata) <= 2000);
