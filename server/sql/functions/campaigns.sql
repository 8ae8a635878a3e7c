-- Rows for the tests that the array of a campaign names, as long as there are nodes that write it. Before those that go on from the tests
-- of a campaign: triggers go by their names.
create or replace function app.keep_campaign_tests() returns trigger
language plpgsql security definer set search_path = app, pg_temp as $$
begin
  delete from app.campaign_tests t where t.campaign_id = new.id;
  -- A name that no test has says nothing to anybody.
  insert into app.campaign_tests (campaign_id, position, organization_id, test, skill_test_id, interview_id)
    select new.id, row_number() over (order by min(asked.place)), new.organization_id, asked.test, s.id, w.id
    from unnest(new.test_types) with ordinality as asked (test, place)
    left join app.skill_tests s on asked.test = 'mcqt_' || s.id
    left join app.interviews w on asked.test = 'interview_' || w.code
    where s.id is not null or w.id is not null or asked.test !~ '^(mcqt|interview)_'
    group by asked.test, s.id, w.id;
  return null;
end
$$;
alter function app.keep_campaign_tests() owner to assay_definer;

-- The campaigns that whoever asks has been invited to.
create or replace function app.own_campaigns() returns setof integer
language sql stable security definer set search_path = app, pg_temp as $$
  select c.id from app.campaigns c where c.status <> 'draft' and exists (
    select from app.invitations i where i.campaign_id = c.id and i.subject_id = app.user_id())
$$;
alter function app.own_campaigns() owner to assay_definer;
grant execute on function app.own_campaigns() to assay_app;
