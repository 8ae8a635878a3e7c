import { isKey, others, type Part, type Table } from './part.model.ts';

const nameStands = 'the name of the stage stands instead';

/** How organisations judge somebody: stages of their campaigns, roles, whom they may succeed, success profiles and ratings of interviews. */
export const judgementParts: Partial<Record<Table, Part>> = {
  staged_people: {
    name: 'stages',
    whose: 'subject_id = me',
    order: 'invitation_id',
    columns: {
      invitation_id: true,
      organization_id: true,
      campaign_id: true,
      stage: '(select s.name from app.stages s where s.id = stage_id)',
      moved_at: true,
      told_outcome: true,
      told_at: true,
      told_text: true,
    },
    without: { subject_id: isKey, stage_id: nameStands },
  },
  stage_moves: {
    name: 'stage_moves',
    whose: 'subject_id = me',
    order: 'id',
    columns: {
      id: true,
      invitation_id: true,
      organization_id: true,
      from_name: true,
      to_name: true,
      moved_at: true,
    },
    without: {
      subject_id: isKey,
      moved_by: others,
      from_usual: nameStands,
      to_usual: nameStands,
    },
  },
  role_pins: {
    name: 'role_pins',
    whose: 'subject_id = me',
    order: 'pinned_at, type, role_id',
    columns: { organization_id: true, type: true, role_id: true, pinned_at: true },
    without: { subject_id: isKey, pinned_by: others },
  },
  succession_pins: {
    name: 'succession_pins',
    whose: 'subject_id = me',
    order: 'pinned_at, entity_id',
    columns: {
      organization_id: true,
      readiness: true,
      pinned_at: true,
      // Encrypted here, after its key; the service opens it.
      note: "key_id || ':' || encode(note, 'base64') || ':' || entity_id",
    },
    without: {
      subject_id: isKey,
      entity_id: 'is about someone else',
      key_id: 'names the key that the note is encrypted with',
      pinned_by: others,
    },
  },
  success_profile_people: {
    name: 'success_profiles',
    whose: 'subject_id = me',
    order: 'added_at, id',
    columns: {
      id: true,
      organization_id: true,
      success_profile_id: true,
      name: '(select p.name from app.success_profiles p where p.id = success_profile_id)',
      added_at: true,
      removed_at: true,
    },
    without: { subject_id: isKey, added_by: others },
  },
  interview_ratings: {
    name: 'interview_ratings',
    whose: 'subject_id = me',
    order: 'id',
    columns: {
      id: true,
      organization_id: true,
      attempt_id: true,
      interview: '(select i.name from app.interviews i where i.id = interview_id)',
      // The whole rubric, null for the standard one; the service makes titles of it.
      criteria: '(select i.rubric from app.interviews i where i.id = interview_id)',
      scores: true,
      first_scores: true,
      mean: true,
      created_at: true,
      changed_at: true,
      // Encrypted here, after its key; the service opens it.
      comment: "key_id || ':' || encode(content, 'base64')",
    },
    without: {
      subject_id: isKey,
      interview_id: 'the name of the interview stands instead',
      rater_id: others,
      content: 'stands opened in `comment`',
      key_id: 'names the key that the text is encrypted with',
    },
  },
  success_reviews: {
    name: 'reviews',
    whose: 'subject_id = me',
    order: 'id',
    columns: {
      id: true,
      organization_id: true,
      success_profile:
        '(select p.name from app.success_profiles p where p.id = success_profile_id)',
      reviewer: 'app.reviewer_name(id)',
      started_at: true,
      given_at: true,
      changed_at: true,
      performance: whereTold('performance'),
      engagement: whereTold('engagement'),
      first_performance: whereTold('first_performance'),
      first_engagement: whereTold('first_engagement'),
      category: true,
      // By item; the service makes questions of it.
      answers: whereTold('answers'),
    },
    without: {
      subject_id: isKey,
      success_profile_person_id:
        'leads to a row of `success_profiles`, as does the name that stands instead',
      success_profile_id: 'the name of the success profile stands instead',
      reviewer_id: 'the name of the reviewer stands instead',
      in_export: 'where it is off, what the review says is missing',
    },
  },
};

/** What reviewers have given, unless the organisation told only that they have when they gave it; of a draft, as it is now. */
function whereTold(column: string): string {
  return `case when coalesce(in_export, (select o.reviews_in_export from app.organizations o where o.id = organization_id)) then ${column} end`;
}
