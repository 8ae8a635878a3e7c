-- What 0080 meant to write on moves and templates too: no policy lets the owner of the tables change those, unless it is a
-- superuser, as on a developer's machine.
create temporary table usual_stage_names on commit drop as
  select distinct on (u.name) u.name, u.place from unnest(array['en', 'nl', 'de', 'es']) language, app.usual_stages(language) u
  order by u.name, u.place;
grant select on usual_stage_names to assay_app;
select set_config('role', 'assay_app', true), set_config('assay.scope', 'system', true);
update app.stage_moves m set from_usual = u.place from usual_stage_names u where u.name = m.from_name;
update app.stage_moves m set to_usual = u.place from usual_stage_names u where u.name = m.to_name;
update app.stage_templates t set stages = (
  select jsonb_agg(s.stage || jsonb_build_object('usual', u.place) order by s.at)
  from jsonb_array_elements(t.stages) with ordinality as s (stage, at) left join usual_stage_names u on u.name = s.stage ->> 'name');
select set_config('role', 'none', true), set_config('assay.scope', '', true);
