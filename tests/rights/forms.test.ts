import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareOf } from "../running/sizes.ts";
import { addBlank } from "../../apps/server/src/commands/forms/addBlank.ts";
import { complete } from "../../apps/server/src/commands/forms/testForm.ts";
import { testBlank } from "@boreal/official-forms/test/testBlank";
import { saveAnswers } from "../../apps/server/src/commands/answers/saveAnswers.ts";
import { saveFormValues } from "../../apps/server/src/commands/forms/saveFormValues.ts";
import { deleteDocument } from "../../apps/server/src/commands/documents/deleteDocument.ts";
import { restoreDocument } from "../../apps/server/src/commands/documents/restoreDocument.ts";
import { setAgreement } from "../../apps/server/src/commands/answers/setAgreement.ts";
import { storeFile } from "../../apps/server/src/commands/uploads/testStoredFile.ts";
import { recordReading } from "../../apps/server/src/commands/reading/recordReading.ts";
import { officialFormIn } from "@boreal/reading/officialForm";
import { actor, sampleReading } from "../../apps/server/src/commands/documents/testFileDeps.ts";
import { allowAll } from "../../apps/server/src/commands/organisations/testConsents.ts";
import type { Asker } from "../../apps/server/src/policies/actor.ts";
import { insertAssignment } from "../../apps/server/src/store/cases/applications.ts";
import { loadCaseFile } from "../../apps/server/src/store/cases/loadCaseFile.ts";
import { openRightsServer, type RightsServer } from "./rightsServer.ts";

let server: RightsServer;
let applicationId: string;
let returnedFile: string;
const people: Record<string, Asker> = {};

/** Who reads a form (r), enters into it (w), puts it into the vault (p), adds blanks (k). */
const table: Readonly<Record<string, string>> = {
  "the applicant": "rw",
  "a lawyer of the firm": "rwp",
  "the paralegal assigned": "rwp",
  "an administrator": "rk",
  support: "",
  "the agent": "",
  "school staff": "",
  "a paralegal not assigned": "",
  "another applicant": "",
  "a lawyer without second step": "",
  nobody: "",
};
const may = (who: string, right: "r" | "w" | "p" | "k"): boolean => table[who]?.includes(right) ?? false;

beforeAll(async () => {
  server = await openRightsServer();
  const { vault } = server;
  const { student, deps } = vault;
  ({ applicationId } = vault);
  await vault.database.$client.query(
    "insert into boreal.profile (user_id, role, school_id, agent_id, language, sealed_names, created_at) values ($1, 'student', 'school', 'agency', 'en', '', now()) on conflict (user_id) do update set school_id = excluded.school_id, agent_id = excluded.agent_id",
    [student.userId],
  );
  await allowAll(vault.database, student.userId, { id: "school", kind: "school" });
  await allowAll(vault.database, student.userId, { id: "agency", kind: "agent" });
  await vault.database.transaction(
    async (tx) => await insertAssignment(tx, { applicationId, staffId: "paralegal", at: new Date() }),
  );
  const lawyer = actor("firm-lawyer", "lawyer");
  Object.assign(people, {
    "the applicant": student,
    "a lawyer of the firm": lawyer,
    "the paralegal assigned": actor("paralegal", "paralegal"),
    "an administrator": actor("admin", "admin"),
    support: actor("support", "support"),
    "the agent": { ...actor("agent", "agent"), agentId: "agency" },
    "school staff": { ...actor("school", "schoolStaff"), schoolId: "school" },
    "a paralegal not assigned": actor("other-paralegal", "paralegal"),
    "another applicant": actor("someone-else"),
    "a lawyer without second step": { ...lawyer, userId: "hasty", secondFactor: "set" },
    nobody: null,
  });
  const answers = {
    country: "NG",
    passportCountries: ["NG"],
    birthday: "1996-03-14",
    gender: "female",
    birthCountry: "NG",
    maritalStatus: "single",
  };
  // The first event of the case, as starting it would have left one.
  await setAgreement(deps, student, { applicationId, agreed: true });
  const saved = await saveAnswers(deps, student, {
    applicationId,
    answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  if (saved.refusals.length > 0) throw new Error("the case was not answered");
  const caseFile = (await loadCaseFile(deps, applicationId))?.caseFile ?? expect.fail("no case");
  await saveFormValues(deps, student, {
    applicationId,
    formKey: "IMM1294",
    changes: Object.entries(complete(caseFile)).map(([path, value]) => ({ path, value })),
  });
  await addBlank({ ...deps, forms: server.forms }, actor("admin", "admin"), { bytes: testBlank("IMM1294") });
  returnedFile = await bringBack(student);
});
afterAll(async () => await server.close());

/** The filled file, with another city in it, as if it had been changed in Adobe Reader, back in the vault. */
async function bringBack(student: Asker): Promise<string> {
  const { deps } = server.vault;
  const enter = async (value: string) =>
    await saveFormValues(deps, student, {
      applicationId,
      formKey: "IMM1294",
      changes: [{ path: "personalDetails.birthCity", value }],
    });
  await enter("Port Harcourt");
  const file = await server.get(student, `/forms/${applicationId}/IMM1294.pdf?language=en`);
  const bytes = Buffer.from(await file.arrayBuffer());
  await enter("Lagos");
  const id = await storeFile(server.vault.deps, {
    applicationId,
    by: server.vault.student,
    place: {
      page: "application-for-study-permit",
      slot: "applicationForStudyPermit",
      person: "main",
      childNumber: null,
    },
    bytes,
    fileName: "imm1294.pdf",
  });
  const form = officialFormIn(bytes)?.read;
  await recordReading(deps, id, 1, sampleReading({ documentType: "IMM1294", ...(form ? { form } : {}) }));
  return id;
}

const ask = async (who: string, query: string, variables: Record<string, unknown> = {}) =>
  await server.graphql(people[who] ?? null, query, { id: applicationId, ...variables });
type Told = { readonly refusals: readonly { readonly code: string }[] } | null;

describe.each(shareOf("people who come to a form", Object.keys(table), 4))("%s", (who) => {
  it("sees what was entered in the form, by every way, or by none", async () => {
    const seen = await ask(who, "query F($id: ID!) { application(id: $id) { caseFile formVersions } }");
    expect(/Okafor|birthCity/.test(JSON.stringify(seen))).toBe(may(who, "r"));
    const { officialForm } = await ask(
      who,
      'query F($id: ID!) { officialForm(applicationId: $id, formKey: "IMM1294", language: "en") { address refusals { code } notes { path } } }',
    );
    if (may(who, "r")) expect((officialForm as { refusals: unknown }).refusals).toEqual([]);
    expect((officialForm as { address: string | null } | null)?.address ?? null).toBe(
      may(who, "r") ? `/forms/${applicationId}/IMM1294.pdf?language=en` : null,
    );
    const answer = await server.get(people[who] ?? null, `/forms/${applicationId}/IMM1294.pdf?language=en`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status === 200, bytes.subarray(0, 5).toString() === "%PDF-"]).toEqual([
      may(who, "r"),
      may(who, "r"),
    ]);
    if (!may(who, "r")) expect(bytes.toString()).not.toMatch(/Okafor/);
  });

  it("opens its answer sheet, as a page and as a PDF, or none", async () => {
    const events = async () =>
      (
        await server.vault.database.$client.query(
          "select subject from boreal.audit_event where kind = 'answerSheetOpened'",
        )
      ).rows as { subject: object }[];
    const before = (await events()).length;
    for (const kind of ["html", "pdf"]) {
      const answer = await server.get(
        people[who] ?? null,
        `/forms/${applicationId}/IMM1294/answers.${kind}?language=fr`,
      );
      const text = Buffer.from(await answer.arrayBuffer()).toString("latin1");
      expect([kind, answer.status === 200, text.startsWith(kind === "pdf" ? "%PDF-" : "<!doctype html>")]).toEqual([
        kind,
        may(who, "r"),
        may(who, "r"),
      ]);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("content-disposition") ?? "").toMatch(
        may(who, "r") ? new RegExp(`IMM1294-answers-2026-11-20\\.${kind}`) : /^$/,
      );
      if (!may(who, "r")) expect(text).not.toMatch(/Okafor/);
    }
    const after = await events();
    expect(after.length - before).toBe(may(who, "r") ? 2 : 0);
    if (may(who, "r")) expect(after.at(-1)?.subject).toEqual({ form: "IMM1294", language: "fr", kind: "pdf" });
  });

  it("looks at it as it is filled, as sheets or pictures, or at nothing", async () => {
    const answer = await server.get(people[who] ?? null, `/forms/${applicationId}/IMM1294/preview?language=en`);
    const told = await answer.text();
    // A blank of our own making has no pages that pdf.js could lay out; then that is said.
    expect([answer.status, [200, 422].includes(answer.status)]).toEqual([answer.status, may(who, "r")]);
    if (!may(who, "r")) expect(told).not.toMatch(/Okafor|sheets|pages/);
  });

  it("sees in what a form that came back differs, or that nothing came back", async () => {
    const { returnedForms } = await ask(
      who,
      'query R($id: ID!) { returnedForms(applicationId: $id, formKey: "IMM1294") { fileId validated refusals { code } differences { path onForm inCase } } }',
    );
    const told = returnedForms as
      | readonly {
          fileId: string;
          refusals: readonly unknown[];
          differences: readonly { path: string; onForm: unknown; inCase: unknown }[];
        }[]
      | null;
    expect(told?.map(({ fileId }) => fileId) ?? []).toEqual(may(who, "r") ? [returnedFile] : []);
    const [one] = told ?? [];
    if (one)
      expect([one.refusals, one.differences.filter(({ path }) => path === "personalDetails.birthCity")]).toEqual([
        [],
        [{ path: "personalDetails.birthCity", onForm: "Port Harcourt", inCase: "Lagos" }],
      ]);
  });

  it("enters into it, or is told nothing of it", async () => {
    const { saveFormValues: outcome } = await ask(
      who,
      'mutation S($id: ID!) { saveFormValues(applicationId: $id, formKey: "IMM1294", changes: [{ path: "personalDetails.birthCity", value: "Lagos" }]) { refusals { code } application { id } } }',
    );
    expect((outcome as Told)?.refusals.length ?? 1).toBe(may(who, "w") ? 0 : 1);
  });

  it("puts the filled form into the vault where none came back yet, or nothing changes there", async () => {
    const { deps, student } = server.vault;
    const lying = async () =>
      (await loadCaseFile(deps, applicationId))?.caseFile.documents.map((document) => document.fileId) ?? [];
    expect((await deleteDocument(deps, student, returnedFile)).refusals).toEqual([]);
    const { putFormIntoVault } = await ask(
      who,
      'mutation P($id: ID!) { putFormIntoVault(applicationId: $id, formKey: "IMM1294", language: "en") { fileId refusals { code } } }',
    );
    const { fileId, refusals } = (putFormIntoVault ?? { fileId: null, refusals: [] }) as {
      fileId: string | null;
      refusals: readonly { code: string }[];
    };
    if (may(who, "p")) {
      expect(refusals).toEqual([]);
      expect(await lying()).toEqual([fileId]);
      expect((await deleteDocument(deps, people[who] ?? null, fileId ?? "")).refusals).toEqual([]);
    } else {
      expect(fileId).toBeNull();
      expect(await lying()).toEqual([]);
    }
    expect((await restoreDocument(deps, student, returnedFile)).refusals).toEqual([]);
  });

  it("adds blanks to the library, or sends none at all", async () => {
    const answer = await server.get(people[who] ?? null, "/forms", {
      method: "POST",
      body: new Uint8Array(testBlank("IMM1294")),
    });
    const told = (await answer.json()) as { blank: { form: string } | null };
    expect([answer.status === 200, told.blank?.form]).toEqual([may(who, "k"), may(who, "k") ? "IMM1294" : undefined]);
    const { fetchOfficialBlank } = await ask(
      who,
      'mutation { fetchOfficialBlank(address: "https://example.test/a.pdf") { refusals { code } } }',
    );
    expect((fetchOfficialBlank as Told)?.refusals.map(({ code }) => code)).toEqual([
      may(who, "k") ? "notTheAuthority" : expect.stringMatching(/notAllowed|notSignedIn|secondFactorNeeded/),
    ]);
  });
});

it("an address that names no form or no case is answered like one of a stranger", async () => {
  for (const path of [
    `/forms/${applicationId}/IMM9999.pdf`,
    "/forms/00000000-0000-4000-8000-000000000000/IMM1294.pdf",
    `/forms/${applicationId}/..%2f..%2fsecret.pdf`,
    "/forms/x.pdf",
    `/forms/${applicationId}/IMM9999/answers.html`,
    `/forms/${applicationId}/IMM1294:child9/answers.pdf`,
    "/forms/00000000-0000-4000-8000-000000000000/IMM1294/answers.html",
  ]) {
    const answer = await server.get(people["the applicant"] ?? null, path);
    await answer.arrayBuffer();
    expect([path, [404, 422].includes(answer.status)]).toEqual([path, true]);
  }
  expect(server.vault.faults).toEqual([]);
});
