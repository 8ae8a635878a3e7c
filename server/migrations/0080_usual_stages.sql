-- Which of the usual stages one is: it is told in the language of who reads it. Null for one that somebody has named.
alter table app.stages add column usual smallint;
alter table app.stage_moves add column from_usual smallint, add column to_usual smallint;

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

-- Those that have been there, by their names; who typed the same name meant the same.
create temporary table usual_names on commit drop as
  select distinct on (u.name) u.name, u.place from unnest(array['en', 'nl', 'de', 'es']) language, app.usual_stages(language) u
  order by u.name, u.place;
update app.stages s set usual = u.place from usual_names u where u.name = s.name;
update app.stage_moves m set from_usual = u.place from usual_names u where u.name = m.from_name;
update app.stage_moves m set to_usual = u.place from usual_names u where u.name = m.to_name;
update app.stage_templates t set stages = (
  select jsonb_agg(s.stage || jsonb_build_object('usual', u.place) order by s.at)
  from jsonb_array_elements(t.stages) with ordinality as s (stage, at) left join usual_names u on u.name = s.stage ->> 'name');
