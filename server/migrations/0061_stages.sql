-- Where people of a recruitment campaign stand, beside the state of their invitation.
create table app.stages (
  id integer primary key generated always as identity,
  organization_id integer not null references app.organizations on delete cascade,
  campaign_id integer not null references app.campaigns on delete cascade,
  name text not null,
  place smallint not null,
  -- What moving somebody here decides; it stays when the stage gets another name.
  outcome text check (outcome in ('hired', 'not_selected')),
  unique (campaign_id, id)
);
create index stages_organization on app.stages (organization_id);
alter table app.stages enable row level security;
alter table app.stages force row level security;
create policy system on app.stages to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.stages to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.stages to assay_definer using (true) with check (true);

-- What an organisation has new campaigns begin with: `[{name, outcome}]` in order. Without a row it is the usual six.
create table app.stage_templates (
  organization_id integer primary key references app.organizations on delete cascade,
  stages jsonb not null
);
alter table app.stage_templates enable row level security;
alter table app.stage_templates force row level security;
create policy system on app.stage_templates to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.stage_templates to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());
create policy by_definer on app.stage_templates for select to assay_definer using (true);

-- Apart from the invitations, whose every change is counted: a move changes none of those counts.
create table app.staged_people (
  invitation_id integer primary key references app.invitations on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  campaign_id integer not null,
  subject_id integer not null references app.users on delete cascade,
  stage_id integer not null,
  -- None: still where everybody begins.
  moved_at timestamptz,
  -- Which decision the person has been told by email, and in whose own words besides the usual ones.
  told_outcome text check (told_outcome in ('hired', 'not_selected')),
  told_at timestamptz,
  told_text text,
  foreign key (campaign_id, stage_id) references app.stages (campaign_id, id),
  check ((told_outcome is null) = (told_at is null))
);
create index staged_people_stage on app.staged_people (campaign_id, stage_id);
create index staged_people_organization on app.staged_people (organization_id, stage_id);
create index staged_people_subject on app.staged_people (subject_id);
alter table app.staged_people enable row level security;
alter table app.staged_people force row level security;
create policy system on app.staged_people to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.staged_people to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());
create policy oneself on app.staged_people for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());
create policy by_definer on app.staged_people to assay_definer using (true) with check (true);
create policy carried on app.stages for select to assay_app using (
  app.scope() = 'candidate' and exists (
    select from app.staged_people p where p.stage_id = stages.id and p.campaign_id = stages.campaign_id and p.subject_id = app.user_id()));

-- Who was moved when, by whom and between which names: a stage may be gone by then.
create table app.stage_moves (
  id integer primary key generated always as identity,
  invitation_id integer not null references app.invitations on delete cascade,
  organization_id integer not null references app.organizations on delete cascade,
  subject_id integer not null references app.users on delete cascade,
  from_name text not null,
  to_name text not null,
  moved_by integer references app.users on delete set null,
  moved_at timestamptz not null
);
create index stage_moves_invitation on app.stage_moves (invitation_id, id desc);
create index stage_moves_organization on app.stage_moves (organization_id);
create index stage_moves_subject on app.stage_moves (subject_id);
create index stage_moves_moved_by on app.stage_moves (moved_by);
alter table app.stage_moves enable row level security;
alter table app.stage_moves force row level security;
create policy system on app.stage_moves to assay_app using (app.scope() = 'system') with check (app.scope() = 'system');
create policy own on app.stage_moves to assay_app using (app.scope() = 'organisation' and organization_id = app.org_id()) with check (app.scope() = 'organisation' and organization_id = app.org_id());
create policy oneself on app.stage_moves for select to assay_app using (app.scope() = 'candidate' and subject_id = app.user_id());

create function app.usual_stages(p_language text)
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

-- A recruitment campaign has the stages of the one it is a copy of, of its organisation, or the usual ones; another has none.
create function app.fit_stages() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if new.type <> 'recruitment' then
    delete from app.staged_people where campaign_id = new.id;
    delete from app.stages where campaign_id = new.id;
    return null;
  end if;
  if exists (select from app.stages where campaign_id = new.id) then return null; end if;
  insert into app.stages (organization_id, campaign_id, name, place, outcome)
    select new.organization_id, new.id, s.name, s.place, s.outcome
      from app.stages s where s.campaign_id = new.copy_of and s.organization_id = new.organization_id order by s.place;
  if not found then
    insert into app.stages (organization_id, campaign_id, name, place, outcome)
      select new.organization_id, new.id, s.stage ->> 'name', s.place, s.stage ->> 'outcome'
        from app.stage_templates t, jsonb_array_elements(t.stages) with ordinality as s (stage, place)
        where t.organization_id = new.organization_id order by s.place;
  end if;
  if not found then
    insert into app.stages (organization_id, campaign_id, name, place, outcome)
      select new.organization_id, new.id, s.name, s.place, s.outcome from app.usual_stages(new.language) s order by s.place;
  end if;
  insert into app.staged_people (invitation_id, organization_id, campaign_id, subject_id, stage_id)
    select i.id, i.organization_id, i.campaign_id, i.subject_id,
        (select s.id from app.stages s where s.campaign_id = new.id order by s.place, s.id limit 1)
      from app.invitations i where i.campaign_id = new.id and i.status <> 'anonymised';
  return null;
end
$$;
create trigger fit_stages after insert or update of type on app.campaigns
  for each row execute function app.fit_stages();

-- Everybody begins in the first stage. Held, so that it is not deleted meanwhile.
create function app.begin_stages() returns trigger
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
create trigger begin_stages after insert on app.invitations
  referencing new table as new_rows for each statement execute function app.begin_stages();

grant create on schema app to assay_definer;
alter function app.fit_stages() owner to assay_definer;
alter function app.begin_stages() owner to assay_definer;
revoke create on schema app from assay_definer;
revoke execute on function app.usual_stages(text) from public;
grant execute on function app.usual_stages(text) to assay_definer, assay_app;

-- Those who are there already.
insert into app.stages (organization_id, campaign_id, name, place, outcome)
  select c.organization_id, c.id, s.name, s.place, s.outcome
  from app.campaigns c, app.usual_stages(c.language) s where c.type = 'recruitment' order by c.id, s.place;
insert into app.staged_people (invitation_id, organization_id, campaign_id, subject_id, stage_id)
  select i.id, i.organization_id, i.campaign_id, i.subject_id, s.id
  from app.invitations i join app.stages s on s.campaign_id = i.campaign_id and s.place = 1
  where i.status <> 'anonymised';
