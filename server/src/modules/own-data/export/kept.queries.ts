import { isKey, others, type Part, type Table } from './part.model.ts';

const byKey = 'names the key that the text is encrypted with';
/** Encrypted here, after its key; the service opens it. */
const sealed = "key_id || ':' || encode(content, 'base64')";

/** What organisations write and keep about a person. */
export const keptParts: Partial<Record<Table, Part>> = {
  subject_notes: {
    name: 'notes',
    whose: 'subject_id = me',
    order: 'id',
    columns: { id: true, organization_id: true, created_at: true, deleted_at: true, text: sealed },
    without: {
      subject_id: isKey,
      author_id: others,
      content: 'stands opened in `text`',
      key_id: byKey,
    },
  },
  custom_fields: {
    name: 'custom_fields',
    whose: 'subject_id = me',
    order: 'id',
    columns: { id: true, organization_id: true, created_at: true, updated_at: true, field: sealed },
    without: { subject_id: isKey, content: 'stands opened in `field`', key_id: byKey },
  },
  given_data: {
    name: 'given_data',
    whose: 'subject_id = me',
    order: 'organization_id',
    columns: {
      organization_id: true,
      work_start_date: true,
      role_type: true,
      role_id: true,
      updated_at: true,
    },
    without: { subject_id: isKey },
  },
  organization_cvs: {
    name: 'cvs_of_organizations',
    whose: 'subject_id = me',
    order: 'organization_id',
    columns: { organization_id: true, name: true, type: true, size: true, uploaded_at: true },
    without: {
      subject_id: isKey,
      uploaded_by: others,
      file_key: 'where the file lies; the file itself is in `content`',
    },
  },
  synced_skills: {
    name: 'skills',
    whose: 'subject_id = me',
    order: 'organization_id',
    columns: { organization_id: true, skills: true, synced_at: true },
    without: { subject_id: isKey },
  },
};
