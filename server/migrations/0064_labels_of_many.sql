-- Ten thousand people and ten thousand labels were compared with each other, each with each, once the few campaigns there are had
-- been counted: what comes out of an array tells nothing of its values, so a hundred were expected. Never by nested loops.
select set_config('role', 'assay_definer', true);
alter function app.count_labelled(integer, app.subject_labels[], app.invitations[]) set enable_nestloop = off;
select set_config('role', 'none', true);
