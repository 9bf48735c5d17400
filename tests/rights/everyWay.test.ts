import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isUnsorted, unsortedPlace } from "@boreal/domain/vault/files/unsortedFiles";
import { deleteDocument } from "../../apps/server/src/commands/documents/deleteDocument.ts";
import { removeDependent } from "../../apps/server/src/commands/dependents/removeDependent.ts";
import { saveAnswers } from "../../apps/server/src/commands/answers/saveAnswers.ts";
import { actor, pdfBytes, sampleReading } from "../../apps/server/src/commands/documents/testFileDeps.ts";
import { addChild, storeFile } from "../../apps/server/src/commands/uploads/testStoredFile.ts";
import { allowAll } from "../../apps/server/src/commands/organisations/testConsents.ts";
import { recordReading } from "../../apps/server/src/commands/reading/recordReading.ts";
import type { Actor, Asker } from "../../apps/server/src/policies/actor.ts";
import { insertAssignment } from "../../apps/server/src/store/cases/applications.ts";
import { loadCaseFile } from "../../apps/server/src/store/cases/loadCaseFile.ts";
import { shareOf } from "../running/sizes.ts";
import { openRightsServer, type RightsServer } from "./rightsServer.ts";
import { beginUpload, changingWays, codesOf, readingWays, type Case, type KnownFile } from "./ways.ts";

let server: RightsServer;
let the: Case;
const files: Record<string, KnownFile> = {};
const people: Record<string, Asker> = {};

const place = (page: string, slot: string, person = "main", childNumber: number | null = null) => ({
  page,
  slot,
  person,
  childNumber,
});
const places = {
  receipt: place("biometrics-receipt", "biometricsReceipt"),
  letter: place("biometrics-request-letter", "biometricsRequestLetter"),
  submission: place("study-permit-legal-submission", "studyPermitLegalSubmission"),
  passport: place("passport", "passportBioPage"),
  childOne: place("biometrics-validity-letter-child", "childBiometricsValidityLetter", "child", 1),
  childTwo: place("biometrics-validity-letter-child", "childBiometricsValidityLetter", "child", 2),
  supporter: place("financial-supporter-passport", "financialSupporterPassport", "financialSupporter"),
  trashed: place("biometrics-validity-letter", "biometricsValidityLetter"),
  unsorted: unsortedPlace,
  unsortedInTrash: unsortedPlace,
} as const;
type Name = keyof typeof places;
const trashedNames: readonly Name[] = ["trashed", "unsortedInTrash"];

/** What each person may know of each file: nothing, that it is there (`l`), or what is in it (`o`). In the order of `order`. */
const order: readonly Name[] = [
  "receipt",
  "letter",
  "submission",
  "passport",
  "childOne",
  "trashed",
  "childTwo",
  "supporter",
  "unsorted",
  "unsortedInTrash",
];
const table: Readonly<Record<string, string>> = {
  //                         receipt letter submission passport child1 trashed child2 supporter unsorted(vault, trash) | child 2 was removed, nobody supports any more
  "the applicant": /*      */ "o o - o o o - - o o",
  "a lawyer of the firm": /**/ "o o o o o o - - o o",
  "the paralegal assigned": /**/ "o o o o o o - - o o",
  "an administrator": /*   */ "o o o o o o - - o o",
  support: /*            */ "l l l l l - - - - -",
  "the agent": /*          */ "- - - o - - - - - -",
  "the agent of another": /**/ "- - - - - - - - - -",
  "school staff": /*       */ "- - - - - - - - - -",
  "a paralegal not assigned": "- - - - - - - - - -",
  "another applicant": /*  */ "- - - - - - - - - -",
  "a lawyer without second step": "- - - - - - - - - -",
  nobody: /*             */ "- - - - - - - - - -",
};
const mayKnow = (who: string, file: Name): string => table[who]?.split(" ")[order.indexOf(file)] ?? "?";

async function answer(by: Actor, applicationId: string, key: string, value: unknown): Promise<void> {
  const baseVersion = (await loadCaseFile(server.vault.deps, applicationId))?.answers.get(key)?.version ?? 0;
  expect(
    (await saveAnswers(server.vault.deps, by, { applicationId, answers: [{ key, value, baseVersion }] })).refusals,
  ).toEqual([]);
}

beforeAll(async () => {
  server = await openRightsServer();
  const { vault } = server;
  const { student, applicationId, deps } = vault;
  the = { server, applicationId };
  await vault.database.$client.query(
    "insert into boreal.profile (user_id, role, school_id, agent_id, language, sealed_names, created_at) values ($1, 'student', 'school', 'agency', 'en', '', now()) on conflict (user_id) do update set school_id = excluded.school_id, agent_id = excluded.agent_id",
    [student.userId],
  );
  await allowAll(vault.database, student.userId, { id: "school", kind: "school" });
  await allowAll(vault.database, student.userId, { id: "agency", kind: "agent" });
  const lawyer = actor("firm-lawyer", "lawyer");
  const paralegal = actor("paralegal", "paralegal");
  await vault.database.transaction(
    async (tx) => await insertAssignment(tx, { applicationId, staffId: "paralegal", at: new Date() }),
  );
  Object.assign(people, {
    "the applicant": student,
    "a lawyer of the firm": lawyer,
    "the paralegal assigned": paralegal,
    "an administrator": actor("admin", "admin"),
    support: actor("support", "support"),
    "the agent": { ...actor("agent", "agent"), agentId: "agency" },
    "the agent of another": { ...actor("other-agent", "agent"), agentId: "agency-2" },
    "school staff": { ...actor("school", "schoolStaff"), schoolId: "school" },
    "a paralegal not assigned": actor("other-paralegal", "paralegal"),
    "another applicant": actor("someone-else"),
    "a lawyer without second step": { ...lawyer, userId: "hasty", secondFactor: "set" },
    nobody: null,
  });
  await addChild(vault, applicationId, 1);
  const second = await addChild(vault, applicationId, 2);
  for (const [name, at] of Object.entries(places) as [Name, (typeof places)[Name]][]) {
    if (name === "supporter") await answer(student, applicationId, "financialSupport", "entirely");
    const by = ["letter", "submission"].includes(name) ? lawyer : student;
    const id = await storeFile(deps, {
      applicationId,
      by,
      place: at,
      fileName: `${name} of Amara.pdf`,
      bytes: pdfBytes(2000, name),
    });
    files[name] = { id, name: `${name} of Amara.pdf`, place: at, inTrash: trashedNames.includes(name) };
    await recordReading(
      deps,
      id,
      1,
      sampleReading({ warnings: [{ id: "blurry", blocking: false, because: { en: "x", fr: "x" } }] }),
    );
  }
  for (const name of trashedNames) await deleteDocument(deps, student, files[name]?.id ?? "");
  await removeDependent(deps, student, second);
  await answer(student, applicationId, "financialSupport", "notSupported");
});
afterAll(async () => await server.close());

const fileOf = (name: Name): KnownFile => {
  const file = files[name];
  if (!file) throw new Error(name);
  return file;
};

describe.each(shareOf("ways to a file", Object.entries(readingWays), 8))("%s", (_, way) => {
  it.each(Object.keys(table))("%s gets to what the table says and to nothing else", async (who) => {
    const reached: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const name of order) {
      const file = fileOf(name);
      const known = mayKnow(who, name);
      reached[name] = await way.reaches(the, people[who] ?? null, file);
      expected[name] =
        (known === "o" || (known === "l" && way.needs === "listed")) &&
        !(file.inTrash && way.vaultOnly === true) &&
        !(isUnsorted(file.place) && way.slotsOnly === true);
    }
    expect(reached).toEqual(expected);
  });
});

describe.each(shareOf("ways to change a file", Object.entries(changingWays), 8))("%s", (name, call) => {
  it("does not tell a file that the reader may not open from one that does not exist", async () => {
    for (const who of Object.keys(table)) {
      for (const file of order.filter((one) => mayKnow(who, one) !== "o")) {
        // To those who could take it back once its person is there, it is said why they cannot.
        const isOffered = name === "restoreDocument" && ["childTwo", "supporter"].includes(file);
        const codes = await codesOf(the, people[who] ?? null, name, call(fileOf(file)));
        const sameAsNone = await codesOf(
          the,
          people[who] ?? null,
          name,
          call({ ...fileOf(file), id: "00000000-0000-4000-8000-000000000000" }),
        );
        if (isOffered && codes.some((code) => ["personLeft", "pageClosed"].includes(code))) continue;
        expect([who, file, codes]).toEqual([who, file, sameAsNone]);
      }
    }
  });
});

describe("uploads are refused before the body", () => {
  const uploads: Readonly<Record<string, string>> = {
    "the applicant": "passport childOne unsorted",
    "a lawyer of the firm": "letter submission passport childOne",
    "the paralegal assigned": "letter submission passport childOne",
    "an administrator": "letter submission passport childOne",
    "the agent": "passport",
  };
  it.each(Object.keys(table))("%s", async (who) => {
    for (const name of ["letter", "submission", "passport", "childOne", "childTwo", "supporter", "unsorted"] as const) {
      const status = await beginUpload(the, people[who] ?? null, fileOf(name).place);
      // 422: the place is full, which only those are told who may put a file there.
      const expected = (uploads[who] ?? "").split(" ").includes(name)
        ? [201, 422]
        : [who === "nobody" || who.includes("without") ? 401 : 403];
      expect([who, name, expected.includes(status) ? "as it should" : status]).toEqual([who, name, "as it should"]);
    }
  });

  it("nobody puts a file under another person than the page says, or replaces a file of another place", async () => {
    const lawyer = people["a lawyer of the firm"] ?? null;
    expect(await beginUpload(the, lawyer, { ...places.passport, person: "spouse" })).toBe(403);
    expect(await beginUpload(the, lawyer, { ...places.childOne, childNumber: null })).toBe(403);
    expect(await beginUpload(the, lawyer, { ...places.passport, childNumber: 1 })).toBe(403);
    expect(await beginUpload(the, lawyer, places.passport, fileOf("receipt").id)).toBe(403);
    expect(await beginUpload(the, lawyer, places.childOne, fileOf("childTwo").id)).toBe(403);
  });
});

describe("files that are set aside", () => {
  const told = async (who: string) =>
    (
      (
        await server.graphql(
          people[who] ?? null,
          "query S($id: ID!) { application(id: $id) { setAsideFiles { reason person childNumber count erasedFrom why { en } } } }",
          { id: the.applicationId },
        )
      ).application as { setAsideFiles: { reason: string; erasedFrom: string | null }[] } | null
    )?.setAsideFiles;

  it("are told by number, person and reason to the applicant and those who prepare the case, and to nobody else", async () => {
    expect(await told("the applicant")).toEqual([
      {
        reason: "pageClosed",
        person: "financialSupporter",
        childNumber: null,
        count: 1,
        erasedFrom: null,
        why: [{ en: "your answers do not say that someone helps you pay" }],
      },
      {
        reason: "personLeft",
        person: "child",
        childNumber: 2,
        count: 1,
        erasedFrom: expect.any(String) as string,
        why: [{ en: "this person is no longer in the application" }],
      },
    ]);
    expect(await told("a lawyer of the firm")).toEqual(await told("the applicant"));
    for (const who of ["support", "the agent"]) expect([who, await told(who)]).toEqual([who, []]);
  });
});

describe("ways beside the table", () => {
  it("a warning about a file is acknowledged by those who know of the file", async () => {
    const codes = async (who: string, name: Name) =>
      await codesOf(
        the,
        people[who] ?? null,
        "acknowledgeWarning",
        `acknowledgeWarning(applicationId: "${the.applicationId}", warningId: "blurry", fileId: "${fileOf(name).id}")`,
      );
    for (const name of ["submission", "childTwo", "supporter"] as const)
      expect([name, await codes("the applicant", name)]).toEqual([name, ["warningNotRaised"]]);
    expect(await codes("the applicant", "supporter")).toEqual(["warningNotRaised"]);
  });

  it("the deadlines file holds as many days as its reader sees in the plan", async () => {
    for (const who of ["the applicant", "a lawyer of the firm", "support", "the agent"]) {
      const { application } = await server.graphql(
        people[who] ?? null,
        "query D($id: ID!) { application(id: $id) { plan { deadlines { date } } } }",
        { id: the.applicationId },
      );
      const dated = (application as { plan: { deadlines: { date: string | null }[] } }).plan.deadlines.filter(
        ({ date }) => date !== null,
      );
      const text = await (
        await server.get(people[who] ?? null, `/applications/${the.applicationId}/deadlines.ics`)
      ).text();
      expect([who, text.split("BEGIN:VEVENT").length - 1]).toEqual([who, dated.length]);
    }
  });

  it("an answer brings the files of its page back at once, for those who may see them", async () => {
    const { vault } = server;
    const link = readingWays["a link"];
    await answer(vault.student, the.applicationId, "financialSupport", "partially");
    const supporter = fileOf("supporter");
    expect(
      await Promise.all(
        ["the applicant", "a lawyer of the firm", "the agent"].map(
          async (who) => await link?.reaches(the, people[who] ?? null, supporter),
        ),
      ),
    ).toEqual([true, true, false]);
    await answer(vault.student, the.applicationId, "financialSupport", "notSupported");
    expect(await link?.reaches(the, people["a lawyer of the firm"] ?? null, supporter)).toBe(false);
    expect(vault.faults).toEqual([]);
  });
});
