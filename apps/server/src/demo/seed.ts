import { addDays, addYears } from '@boreal/domain/kernel/calendarDate';
import type { AccountDeps } from '../accounts/accountDeps.ts';
import type { FileDeps } from '../commands/fileDeps.ts';
import { finishUpload } from '../commands/finishUpload.ts';
import { saveAnswers } from '../commands/saveAnswers.ts';
import { startApplication } from '../commands/startApplication.ts';
import { startUpload } from '../commands/startUpload.ts';
import { updateDependent } from '../commands/updateDependent.ts';
import { SealedWriter } from '../files/sealedWriter.ts';
import type { Actor } from '../policies/actor.ts';
import { insertAssignment } from '../store/applications.ts';
import { appendAudit, systemActor } from '../store/auditLog.ts';
import { listApplicationRows } from '../store/caseRow.ts';
import { listDocuments, readUpload } from '../store/documents.ts';
import { loadCaseFile } from '../store/loadCaseFile.ts';
import { demoPeople, openDemoAccount, signInLine } from './people.ts';
import { requestLetter } from './requestLetter.ts';

export type DemoDeps = FileDeps & AccountDeps;

const letterPage = { page: 'biometrics-request-letter', slot: 'biometricsRequestLetter', person: 'main', childNumber: null } as const;

/**
 * An invented firm to look around in: Amara with spouse Chidi and daughter Ada, a lawyer on her case who supplied a letter,
 * and a support person. Each step looks first whether it was done, so that a start after a crash or after somebody played
 * with it adds what is missing and overwrites nothing. Answers the lines to print.
 */
export async function seedDemo(deps: DemoDeps): Promise<string[]> {
  const amara = await openDemoAccount(deps, demoPeople.applicant);
  const lawyer = await openDemoAccount(deps, demoPeople.lawyer);
  await openDemoAccount(deps, demoPeople.support);
  const applicationId = await findOrStartApplication(deps, amara);
  await assignLawyer(deps, applicationId, lawyer);
  await giveAnswers(deps, amara, applicationId);
  await nameFamily(deps, amara, applicationId);
  await supplyLetter(deps, lawyer, applicationId);
  const lines = await Promise.all(Object.values(demoPeople).map(async (person) => await signInLine(deps, person)));
  return ['Demonstration with invented people. Do not enter real data.', ...lines];
}

async function findOrStartApplication(deps: DemoDeps, amara: Actor): Promise<string> {
  const existing = (await listApplicationRows(deps.db, { ownerId: amara.userId })).at(-1);
  if (existing) return existing.id;
  const { applicationId } = await startApplication(deps, amara, 'Student');
  if (applicationId === null) throw new Error('the application of the demonstration was not started');
  return applicationId;
}

async function assignLawyer(deps: DemoDeps, applicationId: string, { userId }: Actor): Promise<void> {
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const isNew = await insertAssignment(tx, { applicationId, staffId: userId, at });
    if (isNew) await appendAudit(tx, { chainId: applicationId, actorId: systemActor, kind: 'staffAssigned', subject: { staffId: userId }, at });
  });
}

const childBirthday = (today: string): string => addDays(addYears(today, -15), -120);

/** Most questions answered; the spouse's biometrics are left for the visitor. Answers that somebody changed stay as they are. */
async function giveAnswers(deps: DemoDeps, amara: Actor, applicationId: string): Promise<void> {
  const answers: Record<string, unknown> = {
    country: 'NG',
    passportCountries: ['NG'],
    birthday: '1991-03-14',
    maritalStatus: 'married',
    hasCanadianSpouse: false,
    isSpouseOfTemporaryResident: false,
    accompanyingSpouse: true,
    hasAccompanyingChild: true,
    numberOfChildren: 1,
    accompanyingChildren: [{ childNumber: 1, dateOfBirth: childBirthday(deps.today()), accompanying: true, visaType: 'Student', hasBiometrics: false }],
    hasPreviousVisaApplication: false,
    hasBiometrics: false,
  };
  const given = Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 }));
  await saveAnswers(deps, amara, { applicationId, answers: given });
}

/** The answers brought the family into the case; what they do not tell is filled in once. */
async function nameFamily(deps: DemoDeps, amara: Actor, applicationId: string): Promise<void> {
  const family = (await loadCaseFile(deps, applicationId))?.caseFile.dependents ?? [];
  for (const { id, type, applicantFullName } of family) {
    if (applicantFullName) continue;
    const told = type === 'Spouse' ? { visaType: 'OpenWorkPermit', birthday: '1989-08-02', applicantFullName: 'Chidi Okafor' } : { applicantFullName: 'Ada Okafor' };
    await updateDependent(deps, amara, { id, ...told });
  }
}

/** The way of every upload, so that the letter is sealed, recorded, announced and read like any other. */
async function supplyLetter(deps: DemoDeps, lawyer: Actor, applicationId: string): Promise<void> {
  const there = [...(await listDocuments(deps.db, applicationId, 'vault')), ...(await listDocuments(deps.db, applicationId, 'trash'))];
  if (there.some((file) => file.page === letterPage.page)) return;
  const bytes = requestLetter({
    fullName: 'Amara Okafor', familyName: 'Okafor', givenNames: 'Amara', birthday: '1991-03-14', issueDate: addDays(deps.today(), -3),
  });
  const started = await startUpload(deps, lawyer, { ...letterPage, applicationId, fileName: 'biometrics-request-letter.pdf', length: bytes.byteLength, replaces: null });
  if ('refused' in started) throw new Error(`the letter of the demonstration was refused: ${started.refused.code}`);
  const upload = await readUpload(deps.db, started.uploadId);
  if (!upload) throw new Error('the upload of the demonstration vanished');
  const writer = await SealedWriter.open(deps.files.stagedPath(upload.id), await deps.files.fileKey(upload), upload.id);
  await writer.write(bytes);
  await writer.sync();
  await writer.close();
  const finished = await finishUpload(deps, upload.id);
  if (finished.kind !== 'stored') throw new Error(`the letter of the demonstration was not stored: ${finished.kind}`);
}
