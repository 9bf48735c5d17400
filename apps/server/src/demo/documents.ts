import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { addMonths, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { computePlan } from "@boreal/domain/plan/plan";
import type { Slot } from "@boreal/domain/vault/page";
import { pageOf } from "@boreal/domain/vault/pages";
import { correctReading } from "../commands/reading/correctReading.ts";
import { deleteDocument } from "../commands/documents/deleteDocument.ts";
import type { FileDeps } from "../commands/documents/fileDeps.ts";
import { finishUpload } from "../commands/uploads/finishUpload.ts";
import { overrideWarning } from "../commands/documents/lawyerDecisions.ts";
import { stateNoDocument } from "../commands/documents/noDocument.ts";
import { startUpload } from "../commands/uploads/startUpload.ts";
import { SealedWriter } from "../files/sealedWriter.ts";
import type { Actor } from "../policies/actor.ts";
import { listVaultAndTrash, readUpload } from "../store/documents/documents.ts";
import { loadCaseFile } from "../store/cases/loadCaseFile.ts";
import { drawnPhoto } from "./drawnPhoto.ts";
import { lockedPassword, lockedStatement } from "./lockedStatement.ts";
import { acceptanceLetter, bankStatement, sample } from "./printedDocuments.ts";

/** Where a file of the demonstration lies. */
export type DemoPlace = {
  readonly applicationId: string;
  readonly page: string;
  readonly slot: string;
  readonly childNumber: number | null;
};

/** The way of every upload, so that the file is sealed, recorded, announced and read like any other; its id. */
export async function addDemoFile(
  deps: FileDeps,
  actor: Actor,
  place: DemoPlace,
  { fileName, bytes }: { fileName: string; bytes: Buffer },
): Promise<string> {
  const person = pageOf(place.page)?.person ?? "main";
  const started = await startUpload(deps, actor, {
    ...place,
    person,
    fileName,
    length: bytes.byteLength,
    replaces: null,
  });
  if ("refused" in started)
    throw new Error(`a file of the demonstration was refused: ${place.slot} ${started.refused.code}`);
  const upload = await readUpload(deps.db, started.uploadId);
  if (!upload) throw new Error("the upload of the demonstration vanished");
  const writer = await SealedWriter.open(deps.files.stagedPath(upload.id), await deps.files.fileKey(upload), upload.id);
  await writer.write(bytes);
  await writer.sync();
  await writer.close();
  const finished = await finishUpload(deps, upload.id);
  if (finished.kind !== "stored")
    throw new Error(`the file of the demonstration was not stored: ${place.slot} ${finished.kind}`);
  return upload.id;
}

type Filled = {
  readonly page: string;
  readonly slot: string;
  readonly childNumber?: number;
  readonly files: readonly (readonly [name: string, bytes: () => Buffer])[];
  readonly afterwards?: (deps: FileDeps, actor: Actor, ids: readonly string[]) => Promise<unknown>;
};

/**
 * A vault that is half full, as people leave it: a passport that ends soon, the same statement twice, one that the bank
 * locked, an old one in the trash, a test that is not taken yet.
 */
const halfFullVault = (today: IsoDate): readonly Filled[] => [
  {
    page: "passport",
    slot: "passportBioPage",
    files: [
      ["passport.pdf", () => sample("Passport", "Surname: OKAFOR", "Given names: AMARA", "Passport no. X00000000")],
    ],
    afterwards: (deps, actor, [fileId = ""]) =>
      correctReading(deps, actor, { fileId, field: "passportExpiryDate", value: addMonths(today, 7) }),
  },
  {
    page: "spouse-passport",
    slot: "spousePassportBioPage",
    files: [
      [
        "passport Chidi.pdf",
        () => sample("Passport", "Surname: OKAFOR", "Given names: CHIDI", "Passport no. X00000001"),
      ],
    ],
  },
  {
    page: "child-birth-certificate",
    slot: "childBirthCertificate",
    childNumber: 1,
    files: [["birth certificate Ada.pdf", () => sample("Certificate of birth", "Child: Ada Okafor")]],
  },
  {
    page: "marriage-certificate",
    slot: "marriageCertificate",
    files: [["marriage certificate.pdf", () => sample("Certificate of marriage", "Amara Eze and Chidi Okafor")]],
  },
  {
    page: "letter-of-acceptance",
    slot: "letterOfAcceptance",
    files: [["letter of acceptance.pdf", () => acceptanceLetter(today)]],
  },
  {
    page: "proof-of-funds",
    slot: "bankStatements",
    files: [
      ["statement 1.pdf", () => bankStatement(today, 2, "11,250.00")],
      ["statement 2.pdf", () => bankStatement(today, 1, "12,040.00")],
      ["statement 2 again.pdf", () => bankStatement(today, 1, "12,040.00")],
      [`locked, opens with ${lockedPassword}.pdf`, lockedStatement],
      ["statement of last year.pdf", () => bankStatement(today, 12, "3,100.00")],
    ],
    afterwards: (deps, actor, ids) => deleteDocument(deps, actor, ids.at(-1) ?? ""),
  },
  { page: "digital-photo", slot: "digitalPhoto", files: [["photo.png", () => drawnPhoto(0)]] },
];

/** Fills the vault half; a slot that holds or held a file is left alone. */
export async function seedHalfFullVault(deps: FileDeps, applicant: Actor, applicationId: string): Promise<void> {
  const used = await usedSlots(deps, applicationId);
  for (const { page, slot, childNumber = null, files, afterwards } of halfFullVault(deps.today())) {
    if (used.has(`${slot} ${childNumber ?? ""}`)) continue;
    const ids: string[] = [];
    const address = { applicationId, page, slot, childNumber };
    for (const [fileName, bytes] of files)
      ids.push(await addDemoFile(deps, applicant, address, { fileName, bytes: bytes() }));
    await afterwards?.(deps, applicant, ids);
  }
}

/** Says once that there is no language test yet. */
export async function seedStatement(
  deps: FileDeps,
  applicant: Actor,
  applicationId: string,
  caseFile: CaseFile,
): Promise<void> {
  if ((caseFile.noDocumentStatements ?? []).length > 0) return;
  await stateNoDocument(deps, applicant, {
    applicationId,
    page: "language-test",
    slot: "languageTest",
    childNumber: null,
    explanation: "The test is booked for next month.",
  });
}

/** Every document that is required now, so that the case can go to the lawyer. */
export async function seedWholeVault(
  deps: FileDeps,
  applicant: Actor,
  applicationId: string,
  caseFile: CaseFile,
): Promise<void> {
  const used = await usedSlots(deps, applicationId);
  const required = computePlan(caseFile).vault.filter(
    ({ requirement, phase, permissions }) =>
      requirement === "Required" && phase === "preparation" && permissions.includes("Upload"),
  );
  for (const [index, { page, slot: id, childNumber = null }] of required.entries()) {
    const slot = pageOf(page)?.slots.find((each) => each.id === id);
    if (!slot || used.has(`${id} ${childNumber ?? ""}`)) continue;
    const [name, bytes] = sampleFor(slot, index);
    await addDemoFile(deps, applicant, { applicationId, page, slot: id, childNumber }, { fileName: name, bytes });
  }
}

/** The samples in the places of forms are no forms: the lawyer overrides what cannot be checked in them, as with a scan. */
export async function overrideForms(deps: FileDeps, lawyer: Actor, applicationId: string): Promise<void> {
  const loaded = await loadCaseFile(deps, applicationId);
  const blocking = loaded
    ? computePlan(loaded.caseFile).warnings.filter(({ id, blocking: blocks }) => blocks && id === "formNotValidated")
    : [];
  for (const { id, fileId = "" } of blocking) {
    await overrideWarning(deps, lawyer, {
      applicationId,
      fileId,
      warningId: id,
      reason: "Exemple d’une démonstration : le formulaire signé a été vu au bureau.",
    });
  }
}

const sampleFor = ({ name, acceptedTypes }: Slot, index: number): readonly [string, Buffer] =>
  acceptedTypes.includes("pdf")
    ? [`${name.fr}.pdf`, sample(name.fr, "Élodie Mbarga")]
    : [`${name.fr}.png`, drawnPhoto(index)];

async function usedSlots(deps: FileDeps, applicationId: string): Promise<ReadonlySet<string>> {
  const { vault, trash } = await listVaultAndTrash(deps.db, applicationId);
  return new Set([...vault, ...trash].map(({ slot, childNumber }) => `${slot} ${childNumber ?? ""}`));
}
