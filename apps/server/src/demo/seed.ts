import type { DemoDeps } from "./demoDeps.ts";
import type { Answers } from "@boreal/domain/caseFile/answers/answers";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { addDays } from "@boreal/domain/kernel/calendarDate";
import { savePersonalHistory } from "../commands/accounts/savePersonalHistory.ts";
import { saveAnswers } from "../commands/answers/saveAnswers.ts";
import { startApplication } from "../commands/startApplication.ts";
import { updateDependent } from "../commands/dependents/updateDependent.ts";
import type { Actor } from "../policies/actor.ts";
import { insertAssignment } from "../store/cases/applications.ts";
import { appendAudit, systemActor } from "../store/auditLog.ts";
import { listApplicationRows } from "../store/cases/caseRow.ts";
import { listVaultAndTrash } from "../store/documents/documents.ts";
import { loadCaseFile } from "../store/cases/loadCaseFile.ts";
import { familyAnswers, halfwayAnswers, quebecAnswers } from "./answers.ts";
import { addDemoFile, overrideForms, seedHalfFullVault, seedStatement, seedWholeVault } from "./documents.ts";
import { familyLife } from "./lifeAnswers.ts";
import { seedAffiliation, seedOrganisations } from "./organisations.ts";
import { demoPeople, openDemoAccount, signInLine, type DemoPerson } from "./people.ts";
import { requestLetter } from "./requestLetter.ts";

const letterPage = { page: "biometrics-request-letter", slot: "biometricsRequestLetter", childNumber: null } as const;

/**
 * An invented firm to look around in: Amara with spouse Chidi, daughter Ada and a half-full vault, Arjun who is half way,
 * Élodie who answered everything in French and has every document, a lawyer on their cases who supplied a letter, a support person, an administrator, and a school and an agent to whom Arjun shows his case. Each step looks first whether
 * it was done, so that a start after a crash or after somebody played with it adds what is missing and overwrites nothing.
 * Answers the lines to print.
 */
export async function seedDemo(deps: DemoDeps): Promise<string[]> {
  const lawyer = await openDemoAccount(deps, demoPeople.lawyer);
  await openDemoAccount(deps, demoPeople.support);
  const today = deps.today();
  // The spouse's biometrics are left for the visitor.
  const { spouseBiometrics: _left, ...family } = familyAnswers(today);
  const amarasCase = await seedCase(deps, demoPeople.applicant, lawyer, family);
  await nameChild(deps, amarasCase);
  await tellLife(deps, amarasCase.applicant);
  await supplyLetter(deps, lawyer, amarasCase.applicationId);
  const arjunsCase = await seedCase(deps, demoPeople.newcomer, lawyer, halfwayAnswers(today));
  const organisations = await seedOrganisations(deps, await openDemoAccount(deps, demoPeople.administrator));
  await openDemoAccount(deps, demoPeople.school, organisations.school);
  await openDemoAccount(deps, demoPeople.agent, organisations.agent);
  await seedAffiliation(deps, lawyer, arjunsCase, organisations);
  const elodiesCase = await seedCase(deps, demoPeople.quebecer, lawyer, quebecAnswers(today));
  await seedHalfFullVault(deps, amarasCase.applicant, amarasCase.applicationId);
  await seedStatement(
    deps,
    amarasCase.applicant,
    amarasCase.applicationId,
    await caseOf(deps, amarasCase.applicationId),
  );
  await seedWholeVault(
    deps,
    elodiesCase.applicant,
    elodiesCase.applicationId,
    await caseOf(deps, elodiesCase.applicationId),
  );
  await overrideForms(deps, lawyer, elodiesCase.applicationId);
  const lines = await Promise.all(Object.values(demoPeople).map(async (person) => await signInLine(deps, person)));
  return ["Demonstration with invented people. Do not enter real data.", ...lines];
}

type DemoCase = { readonly applicant: Actor; readonly applicationId: string };

async function seedCase(deps: DemoDeps, person: DemoPerson, lawyer: Actor, answers: Answers): Promise<DemoCase> {
  const applicant = await openDemoAccount(deps, person);
  const applicationId = await findOrStartApplication(deps, applicant);
  await assignLawyer(deps, applicationId, lawyer);
  await giveAnswers(deps, applicant, applicationId, answers);
  return { applicant, applicationId };
}

async function findOrStartApplication(deps: DemoDeps, applicant: Actor): Promise<string> {
  const existing = (await listApplicationRows(deps.db, { ownerId: applicant.userId })).at(-1);
  if (existing) return existing.id;
  const { applicationId } = await startApplication(deps, applicant, "Student");
  if (applicationId === null) throw new Error("the application of the demonstration was not started");
  return applicationId;
}

async function assignLawyer(deps: DemoDeps, applicationId: string, { userId }: Actor): Promise<void> {
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const isNew = await insertAssignment(tx, { applicationId, staffId: userId, at });
    if (isNew)
      await appendAudit(tx, {
        chainId: applicationId,
        actorId: systemActor,
        kind: "staffAssigned",
        subject: { staffId: userId },
        at,
      });
  });
}

/** Answers that somebody changed stay as they are, and so does a case that somebody sent. */
async function giveAnswers(deps: DemoDeps, applicant: Actor, applicationId: string, answers: Answers): Promise<void> {
  const given = Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 }));
  const saved = await saveAnswers(deps, applicant, { applicationId, answers: given });
  const refusals = saved.refusals.filter(({ code }) => code !== "applicationLocked");
  if (refusals.length > 0)
    throw new Error(
      `answers of the demonstration were refused: ${refusals.map(({ code, path }) => `${path ?? ""} ${code}`).join(", ")}`,
    );
}

/** What she tells of her life, in her account. What somebody changed stays as it is. */
async function tellLife(deps: DemoDeps, applicant: Actor): Promise<void> {
  const { refusals } = await savePersonalHistory(deps, applicant, {
    changes: Object.entries(familyLife).map(([path, value]) => ({ path, value, baseVersion: 0 })),
  });
  if (refusals.length > 0)
    throw new Error(
      `the life of the demonstration was refused: ${refusals.map(({ code, path }) => `${path ?? ""} ${code}`).join(", ")}`,
    );
}

/** The answers brought the family into the case; the name of a child is all that they do not tell. */
async function nameChild(deps: DemoDeps, { applicant, applicationId }: DemoCase): Promise<void> {
  const family = (await loadCaseFile(deps, applicationId))?.caseFile.dependents ?? [];
  for (const { id, type, applicantFullName } of family) {
    if (type === "Child" && !applicantFullName)
      await updateDependent(deps, applicant, { id, applicantFullName: "Ada Okafor" });
  }
}

/** The letter that the lawyer got for her. */
async function supplyLetter(deps: DemoDeps, lawyer: Actor, applicationId: string): Promise<void> {
  const { vault, trash } = await listVaultAndTrash(deps.db, applicationId);
  if ([...vault, ...trash].some((file) => file.page === letterPage.page)) return;
  const bytes = requestLetter({
    fullName: "Amara Okafor",
    familyName: "Okafor",
    givenNames: "Amara",
    birthday: "1991-03-14",
    issueDate: addDays(deps.today(), -3),
  });
  await addDemoFile(
    deps,
    lawyer,
    { ...letterPage, applicationId },
    { fileName: "biometrics-request-letter.pdf", bytes },
  );
}

async function caseOf(deps: DemoDeps, applicationId: string): Promise<CaseFile> {
  const loaded = await loadCaseFile(deps, applicationId);
  if (!loaded) throw new Error("the case of the demonstration is gone");
  return loaded.caseFile;
}
