-- Whether an organisation uses a skill test: it is offered to it, or one of its campaigns has asked for it. People are told the same
-- before they agree as reports go by afterwards, so it is asked in one place.
create function app.uses_skill_test(p_organization integer, p_test integer) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select exists (select from app.skill_tests t where t.id = p_test and t.is_universal)
    or exists (select from app.skill_test_organizations o where o.test_id = p_test and o.organization_id = p_organization)
    or exists (select from app.campaigns c where c.organization_id = p_organization and 'mcqt_' || p_test = any(c.test_types))
$$;

grant create on schema app to assay_definer;
alter function app.uses_skill_test(integer, integer) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.uses_skill_test(integer, integer) to assay_app, assay_definer;
