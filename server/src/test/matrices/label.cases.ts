import type { CallOptions } from '../harness.ts';
import type { Household } from './household.ts';
import type { Case } from './tenant.case.ts';

interface Sides {
  manager: () => CallOptions;
  own: () => Household;
  people: () => number[];
  labels: () => number[];
}

/** How to name a label, or somebody who is to carry it. */
export function labelCases({ manager, own, people, labels }: Sides): Record<string, Case> {
  /** A call with the label's id in the path. */
  function labelPath(method: string, after = '', json?: unknown): Case {
    return {
      foreign: labels,
      call: (id) => [method, `/api/admin/labels/${id}${after}`, { ...manager(), json }],
    };
  }

  /** A call about labels with the id somewhere in its body. */
  function labelling(foreign: () => number[], path: string, json: (id: number) => unknown): Case {
    return {
      foreign,
      call: (id) => ['POST', `/api/admin/labels/${path}`, { ...manager(), json: json(id) }],
    };
  }

  return {
    'label-get params.id': labelPath('GET'),
    'label-update params.id': labelPath('PUT', '', { name: 'Taken over', colour: 'pink' }),
    'label-delete params.id': labelPath('DELETE'),
    'label-subjects params.id': labelPath('GET', '/subjects'),
    'label-take-off params.id': {
      foreign: labels,
      call: (id) => [
        'POST',
        `/api/admin/labels/${id}/take-off`,
        { ...manager(), json: { subjects: [own().person.id] } },
      ],
    },
    'label-take-off body.subjects': {
      foreign: people,
      call: (id) => [
        'POST',
        `/api/admin/labels/${own().label}/take-off`,
        { ...manager(), json: { subjects: [own().person.id, id] } },
      ],
    },
    'labels-assign-subject body.labels': labelling(labels, 'subject', (id) => ({
      labels: [own().label, id],
      subject_id: own().person.id,
    })),
    'labels-assign-subject body.subject_id': labelling(people, 'subject', (id) => ({
      labels: [own().label],
      subject_id: id,
    })),
    'labels-assign-multiple-subjects body.labels': labelling(labels, 'multiple-subject', (id) => ({
      labels: [own().label, id],
      subjects: [own().person.id],
    })),
    'labels-assign-multiple-subjects body.subjects': labelling(
      people,
      'multiple-subject',
      (id) => ({
        labels: [own().label],
        subjects: [own().person.id, id],
      }),
    ),
    'subject-labels params.subjectId': {
      foreign: people,
      call: (id) => ['GET', `/api/admin/subject/labels/${id}`, manager()],
    },
  };
}
