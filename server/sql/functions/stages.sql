create or replace function app.usual_stages(p_language text)
returns table (name text, place smallint, outcome text)
language sql immutable as $$
  select (case p_language
      when 'nl' then array['Nieuw', 'Shortlist', 'Gesprek', 'Aanbod', 'Aangenomen', 'Niet geselecteerd']
      when 'de' then array['Neu', 'Engere Auswahl', 'Gespräch', 'Angebot', 'Eingestellt', 'Nicht ausgewählt']
      when 'es' then array['Nuevo', 'Preselección', 'Entrevista', 'Oferta', 'Contratación', 'Fuera de la selección']
      else array['New', 'Shortlist', 'Interview', 'Offer', 'Hired', 'Not selected'] end)[n],
    n::smallint, case n when 5 then 'hired' when 6 then 'not_selected' end
  from generate_series(1, 6) n
$$;
grant execute on function app.usual_stages(text) to assay_definer, assay_app;

-- A recruitment campaign has the stages of the one it is a copy of, of its organisation, or the usual ones; another has none.
create or replace function app.fit_stages() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if new.type <> 'recruitment' then
    delete from app.staged_people where campaign_id = new.id;
    delete from app.stages where campaign_id = new.id;
    return null;
  end if;
  if exists (select from app.stages where campaign_id = new.id) then return null; end if;
  insert into app.stages (organization_id, campaign_id, name, usual, place, outcome)
    select new.organization_id, new.id, s.name, s.usual, s.place, s.outcome
      from app.stages s where s.campaign_id = new.copy_of and s.organization_id = new.organization_id order by s.place;
  if not found then
    insert into app.stages (organization_id, campaign_id, name, usual, place, outcome)
      select new.organization_id, new.id, s.stage ->> 'name', (s.stage ->> 'usual')::smallint, s.place, s.stage ->> 'outcome'
        from app.stage_templates t, jsonb_array_elements(t.stages) with ordinality as s (stage, place)
        where t.organization_id = new.organization_id order by s.place;
  end if;
  if not found then
    insert into app.stages (organization_id, campaign_id, name, usual, place, outcome)
      select new.organization_id, new.id, s.name, s.place, s.place, s.outcome from app.usual_stages(new.language) s order by s.place;
  end if;
  insert into app.staged_people (invitation_id, organization_id, campaign_id, subject_id, stage_id)
    select i.id, i.organization_id, i.campaign_id, i.subject_id,
        (select s.id from app.stages s where s.campaign_id = new.id order by s.place, s.id limit 1)
      from app.invitations i where i.campaign_id = new.id and i.status <> 'anonymised';
  return null;
end
$$;
alter function app.fit_stages() owner to assay_definer;

-- Everybody begins in the first stage. Held, so that it is not deleted meanwhile.
create or replace function app.begin_stages() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  insert into app.staged_people (invitation_id, organization_id, campaign_id, subject_id, stage_id)
    select n.id, n.organization_id, n.campaign_id, n.subject_id, s.id
      from new_rows n join lateral (
        select id from app.stages where campaign_id = n.campaign_id order by place, id limit 1 for key share) s on true
    on conflict do nothing;
  return null;
end
$$;
alter function app.begin_stages() owner to assay_definer;

-- Whether the page on which somebody gave a permission was one of recruitment, whose words alone name the checks by gender and age. With
-- invitations of both kinds nothing says which page it was: then they have not read them.
create or replace function app.read_of_checks(p app.permissions) returns boolean
language sql stable as $$
  select coalesce(bool_and(c.type = 'recruitment'), false)
  from app.invitations i join app.campaigns c on c.id = i.campaign_id
  where i.subject_id = p.subject_id and i.organization_id = p.organization_id and i.invited_at <= p.granted_at
$$;
grant execute on function app.read_of_checks(app.permissions) to assay_definer;

-- How many of each gender and age band reach a threshold. Managers see neither of a single person, so the counting is done
-- here: groups of 30 or more alone leave it, of recruitment, and of those who agreed to words that name this check.
-- Managers do see scores, so two thresholds with one person between them would tell which gender and age band that is. So not every
-- threshold counts: of the scores from the highest down only those below which, and above the next, lie ten people or more (0085).
-- What is told is told at the one that comes nearest.
create or replace function app.cut_off_groups(p_campaign integer, p_test text, p_threshold real)
returns table (kind text, name text, people integer, passed integer)
language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  if app.scope() is distinct from 'organisation' then return; end if;
  return query
    with recursive measured as materialized (
      select t.score, s.gender, extract(year from age(app.now()::date, s.birthdate)) as years
      from app.invitations i
      join app.campaigns c on c.id = i.campaign_id and c.organization_id = app.org_id() and c.type = 'recruitment'
      join app.campaign_tests asked on asked.campaign_id = c.id and asked.test = p_test
      join app.permissions p on p.subject_id = i.subject_id and p.organization_id = i.organization_id
        and p.revoked_at is null and p.text_version >= '2026-11-23' and app.read_of_checks(p)
      join app.person_tests t on t.organization_id = i.organization_id and t.subject_id = i.subject_id
        and t.test = p_test and t.score is not null
      join app.subject_profiles s on s.subject_id = i.subject_id
      where i.campaign_id = p_campaign and i.status <> 'anonymised'
    ), counted as (
      select count(*) as people, count(*) filter (where m.score >= p_threshold) as passed from measured m
    ), reached as (
      select m.score, sum(count(*)) over (order by m.score desc) as passed from measured m group by m.score
    ), steps as (
      -- As far as it takes to have one on either side of what was asked.
      select 'infinity'::real as score, 0::numeric as passed
      union all
      select next.score, next.passed from steps s join counted c on s.passed < c.passed cross join lateral (
        select r.score, r.passed from reached r where r.passed >= s.passed + 10 order by r.passed limit 1) next
    ), thresholds as (
      select s.score, s.passed from steps s, counted c where s.passed <= c.people - 10
      union all
      select '-infinity', c.people from counted c
    ), nearest as (
      select t.score from thresholds t, counted c order by abs(t.passed - c.passed), t.passed limit 1
    ), passing as (
      select m.score >= n.score as passed, m.gender, m.years from measured m, nearest n
    ), grouped as (
      select 'gender' as kind, m.gender as name, m.passed from passing m
        where m.gender in ('female', 'male', 'other')
      union all
      select 'age', case when m.years < 30 then 'under_30' when m.years < 40 then '30_39'
        when m.years < 50 then '40_49' else '50_and_over' end, m.passed from passing m where m.years is not null
    )
    select g.kind, g.name, count(*)::integer, (count(*) filter (where g.passed))::integer
      from grouped g group by g.kind, g.name having count(*) >= 30 order by 1, 2;
end
$$;
alter function app.cut_off_groups(integer, text, real) owner to assay_definer;
grant execute on function app.cut_off_groups(integer, text, real) to assay_app;
