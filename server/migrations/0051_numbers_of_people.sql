-- Numbers of people counted up: a small one said that somebody was known here long ago, two close ones that they came together. New
-- ones are a keyed permutation of a counter; the key belongs to this database. Numbers that were given before stay.
create sequence app.people as bigint;
revoke all on sequence app.people from assay_app;

create table app.people_key (
  only_row boolean primary key default true check (only_row),
  key text not null
);
insert into app.people_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);
alter table app.people_key enable row level security;
alter table app.people_key force row level security;
create policy by_definer on app.people_key for select to assay_definer using (true);
revoke all on app.people_key from assay_app;

-- Four rounds of a Feistel network over 32 bits; what is no positive integer goes through them again.
create function app.next_user_id() returns integer
language plpgsql security definer set search_path = app, pg_temp as $$
declare
  secret text := (select k.key from people_key k);
  number bigint;
  high bigint;
  low bigint;
  kept bigint;
begin
  loop
    number := nextval('people');
    loop
      high := number >> 16;
      low := number & 65535;
      for turn in 1..4 loop
        kept := low;
        low := high # ('x' || left(md5(secret || turn || '/' || low), 4))::bit(16)::integer;
        high := kept;
      end loop;
      number := high << 16 | low;
      exit when number between 1 and 2147483647;
    end loop;
    -- One that an earlier release has given is left out.
    exit when not exists (select from users u where u.id = number::integer);
  end loop;
  return number;
end
$$;
revoke all on function app.next_user_id() from public;
grant execute on function app.next_user_id() to assay_app, assay_definer;

alter table app.users alter column id drop identity;
alter table app.users alter column id set default app.next_user_id();

grant create on schema app to assay_definer;
alter function app.next_user_id() owner to assay_definer;
revoke create on schema app from assay_definer;
