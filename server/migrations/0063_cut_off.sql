-- How many of each gender and age band reach a threshold. Managers see neither of a single person, so the counting is done
-- here: groups of 30 or more alone leave it, of recruitment, and of those who agreed to words that name this check.
create function app.cut_off_groups(p_campaign integer, p_test text, p_threshold real)
returns table (kind text, name text, people integer, passed integer)
language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  if app.scope() is distinct from 'organisation' then return; end if;
  return query
    with measured as (
      select t.score >= p_threshold as passed, s.gender,
        extract(year from age(app.now()::date, s.birthdate)) as years
      from app.invitations i
      join app.campaigns c on c.id = i.campaign_id and c.organization_id = app.org_id() and c.type = 'recruitment'
        and p_test = any(c.test_types)
      join app.permissions p on p.subject_id = i.subject_id and p.organization_id = i.organization_id
        and p.revoked_at is null and p.text_version >= '2026-11-23'
      join app.person_tests t on t.organization_id = i.organization_id and t.subject_id = i.subject_id
        and t.test = p_test and t.score is not null
      join app.subject_profiles s on s.subject_id = i.subject_id
      where i.campaign_id = p_campaign and i.status <> 'anonymised'
    ), grouped as (
      select 'gender' as kind, m.gender as name, m.passed from measured m
        where m.gender in ('female', 'male', 'other')
      union all
      select 'age', case when m.years < 30 then 'under_30' when m.years < 40 then '30_39'
        when m.years < 50 then '40_49' else '50_and_over' end, m.passed from measured m where m.years is not null
    )
    select g.kind, g.name, count(*)::integer, (count(*) filter (where g.passed))::integer
      from grouped g group by g.kind, g.name having count(*) >= 30 order by 1, 2;
end
$$;
grant create on schema app to assay_definer;
alter function app.cut_off_groups(integer, text, real) owner to assay_definer;
revoke create on schema app from assay_definer;
revoke execute on function app.cut_off_groups(integer, text, real) from public;
grant execute on function app.cut_off_groups(integer, text, real) to assay_app;
