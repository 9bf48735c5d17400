import { fc } from "../running/properties.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isWhole, runsOf } from "../running/sizes.ts";
import { computePlan } from "@boreal/domain/plan/plan";
import { addDependent } from "../../apps/server/src/commands/dependents/addDependent.ts";
import { deleteDocument } from "../../apps/server/src/commands/documents/deleteDocument.ts";
import { removeDependent } from "../../apps/server/src/commands/dependents/removeDependent.ts";
import { restoreDocument } from "../../apps/server/src/commands/documents/restoreDocument.ts";
import { saveAnswers } from "../../apps/server/src/commands/answers/saveAnswers.ts";
import {
  actor,
  openTestVault,
  pdfBytes,
  type TestVault,
} from "../../apps/server/src/commands/documents/testFileDeps.ts";
import { sendFile } from "../../apps/server/src/commands/uploads/testStoredFile.ts";
import { updateDependent } from "../../apps/server/src/commands/dependents/updateDependent.ts";
import { mayDownload, mayKnow } from "../../apps/server/src/policies/documents.ts";
import { factsOf } from "../../apps/server/src/policies/facts.ts";
import { fileFacts } from "../../apps/server/src/policies/storedFiles.ts";
import { listDocuments } from "../../apps/server/src/store/documents/documents.ts";
import { loadCaseFile } from "../../apps/server/src/store/cases/loadCaseFile.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => await vault.close());

const lawyer = actor("firm-lawyer", "lawyer");
const support = actor("support", "support");
const people = {
  spouse: { type: "Spouse", birthday: "1990-05-01", applicantFullName: "Chidi Okafor" },
  otherSpouse: { type: "Spouse", birthday: "1988-02-11", applicantFullName: "Emeka Obi" },
  ada: { type: "Child", birthday: "2011-03-02", applicantFullName: "Ada Okafor" },
  obi: { type: "Child", birthday: "2014-06-01", applicantFullName: "Obi Okafor" },
  // In the number that another child may have had.
  newFirst: { type: "Child", birthday: "2016-09-09", applicantFullName: "Ify Okafor", childNumber: 1 },
} as const;
const places = [
  { page: "biometrics-receipt", slot: "biometricsReceipt", person: "main", childNumber: null },
  {
    page: "spouse-biometrics-request-letter",
    slot: "spouseBiometricsRequestLetter",
    person: "spouse",
    childNumber: null,
  },
  ...[1, 2, 3].map((childNumber) => ({
    page: "child-passport",
    slot: "childPassportBioPage",
    person: "child",
    childNumber,
  })),
  {
    page: "financial-supporter-passport",
    slot: "financialSupporterPassport",
    person: "financialSupporter",
    childNumber: null,
  },
] as const;

type Step =
  | { readonly do: "add" | "remove" | "changeVisa"; readonly who: keyof typeof people }
  | { readonly do: "answer"; readonly value: "entirely" | "notSupported" }
  | { readonly do: "upload" | "delete" | "restore"; readonly at: number };

const who = fc.constantFrom(...(Object.keys(people) as (keyof typeof people)[]));
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom("add" as const, "remove" as const, "changeVisa" as const), who }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("answer" as const),
      value: fc.constantFrom("entirely" as const, "notSupported" as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom("upload" as const, "upload" as const, "delete" as const, "restore" as const),
      at: fc.nat({ max: places.length * 2 }),
    }),
  },
);

/** Who a stored file is of: the page's role, or the very person who was in the place when it came. */
type Given = Map<string, { readonly of: string | null }>;

async function stateOf(applicationId: string) {
  const loaded = await loadCaseFile(vault.deps, applicationId);
  if (!loaded) throw new Error("no case");
  const rows = (
    await Promise.all([
      listDocuments(vault.database, applicationId, "vault"),
      listDocuments(vault.database, applicationId, "trash"),
    ])
  ).flat();
  return { loaded, rows, facts: factsOf(loaded.row) };
}

async function take(applicationId: string, one: Step, given: Given): Promise<void> {
  const { deps, student } = vault;
  const { loaded, rows } = await stateOf(applicationId);
  if (one.do === "answer") {
    const baseVersion = loaded.answers.get("financialSupport")?.version ?? 0;
    await saveAnswers(deps, student, {
      applicationId,
      answers: [{ key: "financialSupport", value: one.value, baseVersion }],
    });
  } else if ("who" in one) {
    const person = people[one.who];
    const there = loaded.caseFile.dependents.find(
      ({ applicantFullName }) => applicantFullName === person.applicantFullName,
    );
    if (one.do === "add" && !there)
      await addDependent(deps, student, { userId: student.userId, applicationId, input: person });
    if (one.do === "remove" && there) await removeDependent(deps, student, there.id);
    if (one.do === "changeVisa" && there) {
      const before = await stateOf(applicationId);
      await updateDependent(deps, student, {
        id: there.id,
        visaType: there.visaType === "Visitor" ? "Student" : "Visitor",
      });
      expect((await stateOf(applicationId)).rows).toEqual(before.rows);
    }
  } else if (one.do === "upload") {
    const place = places[one.at % places.length];
    if (!place) return;
    const sent = await sendFile(deps, { applicationId, by: lawyer, place, bytes: pdfBytes(500, String(given.size)) });
    const owner = loaded.caseFile.dependents.find(({ type, childNumber }) =>
      place.person === "child"
        ? type === "Child" && childNumber === place.childNumber
        : place.person === "spouse" && type === "Spouse",
    );
    if (sent.kind === "stored") given.set(sent.fileId, { of: owner?.id ?? null });
  } else {
    const row = rows[one.at % Math.max(1, rows.length)];
    if (row) await (one.do === "delete" ? deleteDocument : restoreDocument)(deps, lawyer, row.id);
  }
}

/** Checks what must hold after every step; tells how many files are set aside. */
async function holds(applicationId: string, given: Given): Promise<number> {
  const { loaded, rows, facts } = await stateOf(applicationId);
  // No file is lost: whatever was stored is in the vault or in the trash, with its bytes.
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(given.keys()));
  const plan = computePlan(loaded.caseFile);
  const isListed = (page: string, childNumber: number | null) =>
    plan.vault.some(
      (slot) =>
        slot.page === page && (slot.childNumber ?? null) === childNumber && !slot.why.decidedBy.includes(".not "),
    );
  for (const row of rows) {
    const file = fileFacts(loaded, row);
    const seenBy = [vault.student, lawyer, support].filter(
      (by) => mayKnow(by, facts, file) || mayDownload(by, facts, file),
    );
    if (seenBy.length === 0) continue;
    // Every visible file sits on a page of the plan, under the very person it was given for.
    expect([row.page, row.childNumber, isListed(row.page, row.childNumber)]).toEqual([row.page, row.childNumber, true]);
    const of = given.get(row.id)?.of ?? null;
    if (of !== null)
      expect(loaded.caseFile.dependents.find(({ id }) => id === of)).toMatchObject(
        row.childNumber === null ? { type: "Spouse" } : { type: "Child", childNumber: row.childNumber },
      );
    // Nobody sees more than their page allows.
    if (seenBy.includes(vault.student)) expect(file.studentPermissions).toContain("View");
    expect(mayDownload(support, facts, file)).toBe(false);
  }
  // What stands in the vault and on a page of the plan is seen by those who prepare the case.
  for (const row of rows.filter(({ deletedAt }) => deletedAt === null))
    expect([row.page, mayDownload(lawyer, facts, fileFacts(loaded, row))]).toEqual([
      row.page,
      isListed(row.page, row.childNumber),
    ]);
  return rows.filter((row) => fileFacts(loaded, row).away !== null).length;
}

/** A full house to begin with, a file on each page. */
const everybody: readonly Step[] = [
  { do: "upload", at: 0 },
  { do: "add", who: "spouse" },
  { do: "add", who: "ada" },
  { do: "add", who: "obi" },
  { do: "answer", value: "entirely" },
  ...places.map((_, at): Step => ({ do: "upload", at })),
];

it("whoever comes and goes, and whatever is answered, no file is lost, shown without a right, or shown under somebody else", async () => {
  let stored = 0;
  let setAside = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20, size: "max" }), async (steps) => {
      const applicationId = await vault.addApplication(vault.student.userId);
      const given: Given = new Map();
      for (const one of [...everybody, ...steps]) {
        await take(applicationId, one, given);
        setAside += await holds(applicationId, given);
      }
      stored += given.size;
    }),
    { numRuns: runsOf("walks of people who come and go", 14, 3) },
  );
  // Otherwise the sequences would say nothing. Of a few walks it is chance whether any file was set aside.
  expect(stored).toBeGreaterThan(isWhole ? 40 : 3);
  if (isWhole) expect(setAside).toBeGreaterThan(40);
});
