-- About whom a note or a field of the organisation is, also while it may not be read: so that the answer is that the permission is
-- missing, as it is everywhere else about that person, and not that there is none.
create function app.kept_text_subject(p_kind text, p_id integer) returns integer
language sql stable security definer set search_path = app, pg_temp as $$
  select k.subject_id from (
    select 'note' as kind, n.id, n.organization_id, n.subject_id from app.subject_notes n
    union all
    select 'custom-field', f.id, f.organization_id, f.subject_id from app.custom_fields f) k
  where k.kind = p_kind and k.id = p_id and k.organization_id = app.org_id() and app.scope() = 'organisation'
$$;
revoke all on function app.kept_text_subject(text, integer) from public;
grant execute on function app.kept_text_subject(text, integer) to assay_app;
grant create on schema app to assay_definer;
alter function app.kept_text_subject(text, integer) owner to assay_definer;
revoke create on schema app from assay_definer;
