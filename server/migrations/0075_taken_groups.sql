-- How many of each gender and age band would be among those whom a success profile takes. Managers see neither of a single person, so
-- the counting is done here, as it is for cut-offs: groups of 30 or more alone leave it, of recruitment, and of those
-- who agreed to words that name this.
create function app.taken_groups(p_subjects integer[], p_taken boolean[])
returns table (kind text, name text, people integer, passed integer)
language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  if app.scope() is distinct from 'organisation' then return; end if;
  return query
    with fitted as (
      select f.taken, s.gender, extract(year from age(app.now()::date, s.birthdate)) as years
      from unnest(p_subjects, p_taken) as f (subject_id, taken)
      join app.permissions p on p.subject_id = f.subject_id and p.organization_id = app.org_id()
        and p.revoked_at is null and p.text_version >= '2026-11-23.3'
      join app.subject_profiles s on s.subject_id = f.subject_id
      where exists (select from app.invitations i join app.campaigns c on c.id = i.campaign_id
        where i.subject_id = f.subject_id and i.organization_id = app.org_id() and i.status <> 'anonymised'
          and c.type = 'recruitment')
    ), grouped as (
      select 'gender' as kind, m.gender as name, m.taken from fitted m where m.gender in ('female', 'male', 'other')
      union all
      select 'age', case when m.years < 30 then 'under_30' when m.years < 40 then '30_39'
        when m.years < 50 then '40_49' else '50_and_over' end, m.taken from fitted m where m.years is not null
    )
    select g.kind, g.name, count(*)::integer, (count(*) filter (where g.taken))::integer
      from grouped g group by g.kind, g.name having count(*) >= 30 order by 1, 2;
end
$$;
grant create on schema app to assay_definer;
alter function app.taken_groups(integer[], boolean[]) owner to assay_definer;
revoke create on schema app from assay_definer;
revoke execute on function app.taken_groups(integer[], boolean[]) from public;
grant execute on function app.taken_groups(integer[], boolean[]) to assay_app;
