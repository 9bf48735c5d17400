import { familyAnswers } from '../../apps/server/src/demo/answers.ts';
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
  /** Another one of hers, in which nothing is answered. */
  readonly emptyApplicationId: string;
  readonly fileId: string;
};

/** A whole assessment, of a married applicant with a child who gave biometrics: every page has something to show. One answer is kept and set aside. */
const answersOn = (today: string) => ({
  ...familyAnswers(today),
  birthday: '1996-04-12',
  isSameAddress: true,
  hasBiometrics: true,
  biometricsIdentificationNumber: 'VB40217300',
});

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
  await home.answer(applicationId, answersOn(boreal.settings['BOREAL_TODAY'] ?? new Date().toISOString().slice(0, 10)));
  const emptyApplicationId = await home.startApplication('Student');
  const { me } = await home.graphql<{ me: { id: string } }>('{ me { id } }');
  // The answers brought the family into the case; the name of a child is what they do not tell.
  const { dependents } = await home.graphql<{ dependents: readonly { id: string; type: string }[] }>('query ($userId: ID!, $id: ID!) { dependents(userId: $userId, applicationId: $id) { id type } }', { userId: me.id, id: applicationId });
  for (const { id } of dependents.filter(({ type }) => type === 'Child')) {
    const { updateDependent } = await home.graphql<{ updateDependent: object | null }>('mutation ($input: UpdateDependentInput!) { updateDependent(input: $input) { id } }', { input: { id, applicantFullName: 'Ada Okafor' } });
    if (!updateDependent) throw new Error('the child could not be named');
  }
  const place = { applicationId, page: 'biometrics-validity-letter', slot: 'biometricsValidityLetter', person: 'main', filename: 'letter.pdf', filetype: 'application/pdf' };
  const fileId = await home.upload(place, await departmentLetter(madeUpLetter(0, 'en', 'validity')));
  const staff = await bar.graphql<{ me: { id: string } }>('{ me { id } }');
  await office.graphql('mutation ($id: ID!, $staffId: ID!) { assignStaff(applicationId: $id, staffId: $staffId) { refusals { code } } }', { id: applicationId, staffId: staff.me.id });
  return { admin: { ...admin, secret: adminSecret }, lawyer: { ...lawyer, secret: lawyerSecret }, amara, applicationId, emptyApplicationId, fileId };
}
