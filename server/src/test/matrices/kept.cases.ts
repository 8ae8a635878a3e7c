import type { Person, Tenant } from '../factories.ts';
import type { TestServer } from '../harness.ts';
import type { Case } from './tenant.case.ts';

/** What an organisation keeps about one of its people. */
export interface Kept {
  note: number;
  field: number;
}

export async function makeKept(
  server: TestServer,
  { manager: { token } }: Tenant,
  { id }: Person,
): Promise<Kept> {
  const made = async (method: string, path: string, json: object) => {
    const { body } = await server.call(method, path, { token, json });
    return body.data.id as number;
  };
  return {
    note: await made('POST', `/api/admin/tests/notes/${id}`, { text: 'Ask about sails.' }),
    field: await made('PUT', `/api/admin/subject-profile/custom-field/${id}`, {
      title: 'Clearance',
      body: 'Level 2',
    }),
  };
}

interface Sides {
  manager: () => { token: string };
  own: () => { person: Person };
  theirs: () => { kept: Kept };
  /** Ids that are foreign to the own side. */
  people: () => number[];
}

/** Calls about one person's page and what is kept there. */
export function keptCases({ manager, own, theirs, people }: Sides): Record<string, Case> {
  const ofPerson = (method: string, path: string, json?: object): Case => ({
    foreign: people,
    call: (id) => [method, `/api/admin/${path.replace('*', String(id))}`, { ...manager(), json }],
  });
  const ofNote = (method: string, after = ''): Case => ({
    foreign: () => [theirs().kept.note],
    call: (id) => [method, `/api/admin/tests/notes/${id}${after}`, manager()],
  });
  const field = { title: 'Clearance', body: 'Level 3' };
  return {
    'subject-profile-get params.id': ofPerson('GET', 'subject-profile/*'),
    'subject-timeline params.id': ofPerson('GET', 'subject-profile/*/timeline'),
    'subject-cv-download params.id': ofPerson('GET', 'subject-profile/download-cv/*'),
    'subject-cv-upload params.id': ofPerson('POST', 'subject-profile/upload-cv/*', {}),
    'subject-cv-delete params.id': ofPerson('DELETE', 'subject-profile/cv/*'),
    'subject-notes params.id': ofPerson('GET', 'tests/notes/*'),
    'subject-note-create params.id': ofPerson('POST', 'tests/notes/*', { text: 'x' }),
    'subject-note-delete params.id': ofNote('DELETE'),
    'subject-note-restore params.id': ofNote('POST', '/restore'),
    'subject-custom-fields params.subjectId': ofPerson('GET', 'subject-profile/custom-field/*'),
    'subject-custom-field-save params.subjectId': ofPerson(
      'PUT',
      'subject-profile/custom-field/*',
      field,
    ),
    'subject-custom-field-save body.customFieldId': {
      foreign: () => [theirs().kept.field],
      call: (customFieldId) => [
        'PUT',
        `/api/admin/subject-profile/custom-field/${own().person.id}`,
        { ...manager(), json: { ...field, customFieldId } },
      ],
    },
    'subject-custom-field-delete params.fieldId': {
      foreign: () => [theirs().kept.field],
      call: (id) => ['DELETE', `/api/admin/subject-profile/custom-field/${id}/delete`, manager()],
    },
    'subject-given-data params.subjectId': ofPerson('PUT', 'subject/*/given-data', {
      role_type: 'standard',
      role_id: 3,
    }),
    'subject-profile-sync params.subjectId': ofPerson('PUT', 'subject-profile/sync/*'),
  };
}

/** Those of them that work with an own id. */
export function ownKept({ person, kept }: { person: Person; kept: Kept }): Record<string, number> {
  return {
    'subject-profile-get params.id': person.id,
    'subject-timeline params.id': person.id,
    'subject-notes params.id': person.id,
    'subject-note-create params.id': person.id,
    'subject-note-restore params.id': kept.note,
    'subject-custom-fields params.subjectId': person.id,
    'subject-custom-field-save params.subjectId': person.id,
    'subject-custom-field-save body.customFieldId': kept.field,
    'subject-given-data params.subjectId': person.id,
  };
}
