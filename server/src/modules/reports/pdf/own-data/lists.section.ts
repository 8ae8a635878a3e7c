import type { Message } from '../../../../platform/words/message.ts';
import { ownDataText as told } from './labels/own-data-messages.data.ts';

/** A list: its title and those of its columns. */
export interface Titles {
  title: Message;
  columns: readonly Message[];
}

export const lists = {
  cv: { title: told.cv(), columns: [told.cvName(), told.cvBytes(), told.cvSince()] },
  permissions: {
    title: told.permissions(),
    columns: [
      told.organization(),
      told.permissionsGiven(),
      told.permissionsWithdrawn(),
      told.permissionsText(),
    ],
  },
  accesses: {
    title: told.accesses(),
    columns: [told.accessesWhen(), told.organization(), told.accessesWhat()],
  },
  invitations: {
    title: told.invitations(),
    columns: [
      told.organization(),
      told.invitationsCampaign(),
      told.invitationsPerson(),
      told.invitationsState(),
      told.invitationsWritten(),
    ],
  },
  tests: {
    title: told.tests(),
    columns: [told.testsTest(), told.testsStarted(), told.testsCompleted(), told.testsAnswers()],
  },
  notes: {
    title: told.notes(),
    columns: [told.organization(), told.notesWhat(), told.notesSince()],
  },
  mails: {
    title: told.mails(),
    columns: [told.mailsSent(), told.mailsKind(), told.mailsTo(), told.mailsFor()],
  },
  sessions: {
    title: told.sessions(),
    columns: [
      told.sessionsSince(),
      told.sessionsLastSeen(),
      told.sessionsAddress(),
      told.sessionsDevice(),
    ],
  },
  actions: {
    title: told.actions(),
    columns: [told.actionsWhen(), told.actionsWhat(), told.actionsFrom()],
  },
} satisfies Record<string, Titles>;

/** Two columns, by the names of the fields. */
export interface Facts {
  title: Message;
  rows: Readonly<Record<string, Message>>;
}

export const accountFacts: Facts = {
  title: told.account(),
  rows: {
    email: told.accountEmail(),
    first_name: told.accountFirstName(),
    last_name: told.accountLastName(),
    created_at: told.accountSince(),
  },
};

export const profileFacts: Facts = {
  title: told.profile(),
  rows: {
    birthdate: told.profileBirthdate(),
    gender: told.profileGender(),
    country: told.profileCountry(),
    country_origin: told.profileCountryOrigin(),
    degree: told.profileDegree(),
    major: told.profileMajor(),
    job_profile: told.profileJobProfile(),
    job_title: told.profileJobTitle(),
    linkedin_url: told.profileLinkedinUrl(),
  },
};
