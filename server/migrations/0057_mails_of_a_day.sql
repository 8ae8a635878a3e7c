-- The emails of a day by organisation, for those who run the platform: their scope is looked at once and not for each
-- email, and one reading serves both what is counted and whose did not arrive.
create policy by_definer on app.mails for select to assay_definer using (true);

create function app.count_mails(p_from timestamptz)
returns table (organization_id integer, waiting integer, sent integer, failed integer)
language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  if app.scope() is distinct from 'platform' then return; end if;
  return query
    select m.organization_id, (count(*) filter (where m.sent_at is null and m.failed_at is null))::integer,
        count(m.sent_at)::integer,
        (count(*) filter (where m.sent_at is null and m.failed_at is not null and m.failure <> 'no longer wanted'))::integer
      from app.mails m where m.created_at > p_from group by m.organization_id;
end
$$;

grant create on schema app to assay_definer;
alter function app.count_mails(timestamptz) owner to assay_definer;
revoke create on schema app from assay_definer;
revoke execute on function app.count_mails(timestamptz) from public;
grant execute on function app.count_mails(timestamptz) to assay_app;
