-- Who writes about people in several tables holds them first, in one order, as the triggers that keep their summaries do later on:
-- two who began at different ends waited for each other.
create function app.hold_people(p_subjects integer[]) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform from app.users u
    where u.id = any(p_subjects) and app.scope() = 'organisation'
    order by u.id for no key update;
end
$$;
-- Those who are about to be added are known by their address alone.
create function app.hold_addressed(p_emails text[]) returns void
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform from app.users u where u.email = any(p_emails) and app.scope() = 'organisation'
    order by u.id for no key update;
end
$$;
revoke all on function app.hold_people(integer[]), app.hold_addressed(text[]) from public;
grant execute on function app.hold_people(integer[]), app.hold_addressed(text[]) to assay_app;
grant create on schema app to assay_definer;
alter function app.hold_people(integer[]) owner to assay_definer;
alter function app.hold_addressed(text[]) owner to assay_definer;
revoke create on schema app from assay_definer;
