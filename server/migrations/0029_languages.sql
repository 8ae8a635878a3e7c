-- Candidates choose the language of their screens, mails and results; a campaign says in which it writes to people who have
-- not chosen yet.

alter table app.users add column language text check (language in ('en', 'nl', 'de', 'es'));
alter table app.campaigns add column language text not null default 'en' check (language in ('en', 'nl', 'de', 'es'));
