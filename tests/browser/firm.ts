import { departmentLetter } from '../samples/biometricsLetter/departmentLetter.ts';
import { madeUpLetter } from '../samples/biometricsLetter/letter.ts';
import { Client, linkIn } from './client.ts';
import { inventedPerson, type Person } from './people.ts';
import type { Boreal } from './server.ts';

/** A small invented firm with one case, made through the interfaces; needs BOREAL_GRAPHQL=any. */
export type Firm = {
  readonly admin: Person & { readonly secret: string };
  readonly lawyer: Person & { readonly secret: string };
  readonly amara: Person;
  readonly applicationId: string;
  readonly fileId: string;
};

/** Answers of a married applicant with one child, who gave biometrics: every page of the subject has something to show. */
const familyAnswers = {
  country: 'NG',
  passportCountries: ['NG'],
  birthday: '1996-04-12',
  maritalStatus: 'married',
  hasCanadianSpouse: false,
  isSpouseOfTemporaryResident: false,
  accompanyingSpouse: true,
  hasAccompanyingChild: true,
  numberOfChildren: 1,
  accompanyingChildren: [{ childNumber: 1, dateOfBirth: '2010-05-04', accompanying: true, visaType: 'Student', hasBiometrics: false }],
  hasPreviousVisaApplication: true,
  previousVisas: [{ country: 'CA', visaType: 'visitor', result: 'approved', dateOfIssue: '2019-03' }],
  usPr: false,
  pastCanadianRefusal: false,
  hasBiometrics: true,
  biometricsIdentificationNumber: 'VB40217300',
  spouseBiometrics: false,
} as const;

export async function foundFirm(boreal: Boreal): Promise<Firm> {
  const [admin, lawyer, amara] = [inventedPerson('Anouk', 'Roy'), inventedPerson('Louis', 'Tremblay'), inventedPerson('Amara', 'Okafor')];
  const [office, bar, home] = [new Client(boreal), new Client(boreal), new Client(boreal)];

  await office.register(admin);
  await office.done('claimSetup', { token: new URLSearchParams(new URL(boreal.setupLink).hash.slice(1)).get('token') ?? '' }, '$token: String!');
  const adminSecret = await office.setSecondFactor(admin);

  await office.done('inviteStaff', { email: lawyer.email, role: 'lawyer', language: 'fr' }, '$email: String!, $role: Role!, $language: String!');
  const invitation = linkIn(await boreal.mailTo(lawyer.email, /invitation#/));
  await bar.register(lawyer, 'fr');
  await bar.done('acceptInvitation', { token: invitation.token }, '$token: String!');
  const lawyerSecret = await bar.setSecondFactor(lawyer);

  await home.register(amara);
  const applicationId = await home.startApplication('Student');
  const answers = Object.entries(familyAnswers).map(([key, value]) => ({ key, value, baseVersion: 0 }));
  const saved = await home.graphql<{ saveAnswers: { refusals: readonly unknown[] } }>(
    'mutation ($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { saved { key } refusals { code path } } }',
    { id: applicationId, answers },
  );
  if (saved.saveAnswers.refusals.length > 0) throw new Error(JSON.stringify(saved.saveAnswers.refusals));
  const { me } = await home.graphql<{ me: { id: string } }>('{ me { id } }');
  // The answers brought the family into the case; this is what they do not tell.
  const { dependents } = await home.graphql<{ dependents: readonly { id: string; type: string }[] }>('query ($userId: ID!, $id: ID!) { dependents(userId: $userId, applicationId: $id) { id type } }', { userId: me.id, id: applicationId });
  const untold: Readonly<Record<string, object>> = { Spouse: { visaType: 'OpenWorkPermit', birthday: '1995-10-02', applicantFullName: 'Chidi Okafor' }, Child: { applicantFullName: 'Ada Okafor' } };
  for (const { id, type } of dependents) {
    const { updateDependent } = await home.graphql<{ updateDependent: object | null }>('mutation ($input: UpdateDependentInput!) { updateDependent(input: $input) { id } }', { input: { id, ...untold[type] } });
    if (!updateDependent) throw new Error(`the ${type} could not be told of`);
  }
  const place = { applicationId, page: 'biometrics-validity-letter', slot: 'biometricsValidityLetter', person: 'main', filename: 'letter.pdf', filetype: 'application/pdf' };
  const fileId = await home.upload(place, await departmentLetter(madeUpLetter(0, 'en', 'validity')));
  const staff = await bar.graphql<{ me: { id: string } }>('{ me { id } }');
  await office.graphql('mutation ($id: ID!, $staffId: ID!) { assignStaff(applicationId: $id, staffId: $staffId) { refusals { code } } }', { id: applicationId, staffId: staff.me.id });
  return { admin: { ...admin, secret: adminSecret }, lawyer: { ...lawyer, secret: lawyerSecret }, amara, applicationId, fileId };
}
