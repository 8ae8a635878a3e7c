-- The tests of a campaign stood as names in an array, where nothing says that there is such a test. They are rows now, which everything
-- reads. Nodes of this release and the one before still write the array, from which a trigger keeps the rows; the next release writes
-- them itself, and the array goes.

-- Who changes a campaign meanwhile waits until everything is in place.
lock table app.campaigns in share row exclusive mode;

create table app.campaign_tests (
  campaign_id integer not null references app.campaigns on delete cascade,
  -- From one, in the order in which people take them.
  position smallint not null check (position > 0),
  organization_id integer not null references app.organizations on delete cascade,
  -- As attempts and results have it.
  test text not null,
  -- A test that a campaign asks for is hidden, not deleted.
  skill_test_id integer references app.skill_tests,
  interview_id integer references app.interviews on delete cascade,
  primary key (campaign_id, position),
  unique (campaign_id, test),
  check ((test like 'mcqt\_%') = (skill_test_id is not null)),
  check (skill_test_id is null or test = 'mcqt_' || skill_test_id),
  check ((test like 'interview\_%') = (interview_id is not null))
);
create index campaign_tests_organization on app.campaign_tests (organization_id, test);
create index campaign_tests_skill_test on app.campaign_tests (skill_test_id);
create index campaign_tests_interview on app.campaign_tests (interview_id);
alter table app.campaign_tests enable row level security;
alter table app.campaign_tests force row level security;
-- definition: the rows below are made under it
create policy by_definer on app.campaign_tests to assay_definer using (true) with check (true);
-- definition: as above
create policy by_definer on app.interviews for select to assay_definer using (true);

-- definition: what old nodes write is kept from here on, not only once the files are applied
create function app.keep_campaign_tests() returns trigger
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
grant create on schema app to assay_definer;
-- definition: as above
alter function app.keep_campaign_tests() owner to assay_definer;
revoke create on schema app from assay_definer;
-- Before those that go on from the tests of a campaign: triggers go by their names.
create trigger keep_campaign_tests after insert or update of test_types on app.campaigns
  for each row execute function app.keep_campaign_tests();

-- What is there already.
select set_config('role', 'assay_definer', true);
insert into app.campaign_tests (campaign_id, position, organization_id, test, skill_test_id, interview_id)
  select c.id, row_number() over (partition by c.id order by min(asked.place)), c.organization_id, asked.test, s.id, w.id
  from app.campaigns c
  cross join lateral unnest(c.test_types) with ordinality as asked (test, place)
  left join app.skill_tests s on asked.test = 'mcqt_' || s.id
  left join app.interviews w on asked.test = 'interview_' || w.code
  where s.id is not null or w.id is not null or asked.test !~ '^(mcqt|interview)_'
  group by c.id, c.organization_id, asked.test, s.id, w.id;
select set_config('role', 'none', true);
