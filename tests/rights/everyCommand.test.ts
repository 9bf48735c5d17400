import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import { roles, type Role } from "@boreal/domain/caseFile/user";
import { receiptPlace } from "../../apps/server/src/commands/documents/testFileDeps.ts";
import { addChild, storeFile } from "../../apps/server/src/commands/uploads/testStoredFile.ts";
import { setAgreement } from "../../apps/server/src/commands/answers/setAgreement.ts";
import { mayGoOn, startUpload } from "../../apps/server/src/commands/uploads/startUpload.ts";
import { allowAll } from "../../apps/server/src/commands/organisations/testConsents.ts";
import type { Actor } from "../../apps/server/src/policies/actor.ts";
import { isOnlyLocked, isTimeFor, phaseOf, type Phase } from "../../apps/server/src/policies/whenMayChange.ts";
import { insertAssignment } from "../../apps/server/src/store/cases/applications.ts";
import { shareOf } from "../running/sizes.ts";
import { openRightsServer, type RightsServer } from "./rightsServer.ts";
import { people, rowOf } from "./commandRows.ts";

/** One status of each kind, with all commands sent to a server. */
const statuses: readonly ApplicationStatus[] = [
  "Preparation",
  "LawyerReview",
  "ApplicantPool",
  "ItaReceived",
  "IrccProcessing",
  "Refused",
  "JrRecordFiled",
  "JrRedetermination",
  "Completed",
];

describe("every command", () => {
  let server: RightsServer;
  let applicationId: string;
  let childId: string;
  let by: Readonly<Record<Role, Actor>>;
  let file: string;
  /** On a page of the preparation; the other one is a receipt, which comes after filing. */
  let paper: string;

  beforeAll(async () => {
    server = await openRightsServer();
    const { vault } = server;
    ({ applicationId } = vault);
    by = { ...people, student: vault.student };
    await vault.database.$client.query(
      "insert into boreal.profile (user_id, role, school_id, agent_id, language, sealed_names, created_at) values ($1, 'student', 'school', 'agency', 'en', '', now()) on conflict (user_id) do update set school_id = excluded.school_id, agent_id = excluded.agent_id",
      [vault.student.userId],
    );
    await allowAll(vault.database, vault.student.userId, { id: "school", kind: "school" });
    await allowAll(vault.database, vault.student.userId, { id: "agency", kind: "agent" });
    await vault.database.transaction(
      async (tx) => await insertAssignment(tx, { applicationId, staffId: "paralegal", at: new Date() }),
    );
    await setAgreement(vault.deps, vault.student, { applicationId, agreed: true });
    childId = await addChild(vault, applicationId, 1);
    file = await storeFile(vault.deps, { applicationId, by: vault.student });
    paper = await storeFile(vault.deps, {
      applicationId,
      by: vault.student,
      place: { page: "passport", slot: "passportBioPage", person: "main", childNumber: null },
    });
  });
  afterAll(async () => await server.close());

  const setStatus = async (status: ApplicationStatus) =>
    await server.vault.database.$client.query("update boreal.application set status = $2 where id = $1", [
      applicationId,
      status,
    ]);
  const events = async () =>
    (
      await server.vault.database.$client.query<{ n: number }>(
        "select count(*)::int as n from boreal.audit_event where chain_id = $1",
        [applicationId],
      )
    ).rows[0]?.n;

  const calls = (): Readonly<Record<string, string>> => {
    const place = `applicationId: "${applicationId}", page: "${receiptPlace.page}", slot: "${receiptPlace.slot}"`;
    const refused = "{ refusals { code text { en fr } } }";
    return {
      saveAnswers: `saveAnswers(applicationId: "${applicationId}", answers: [{ key: "country", value: "NG", baseVersion: 0 }]) ${refused}`,
      setAgreement: `setAgreement(applicationId: "${applicationId}", agreed: false) ${refused}`,
      acknowledgeWarning: `acknowledgeWarning(applicationId: "${applicationId}", warningId: "blurry") ${refused}`,
      saveFormValues: `saveFormValues(applicationId: "${applicationId}", formKey: "IMM1294", changes: [{ path: "uci", value: "11112222" }]) ${refused}`,
      removeDependent: `removeDependent(id: "${childId}") ${refused}`,
      inviteToSection: `inviteToSection(applicationId: "${applicationId}", section: "spouse", email: "chidi@example.test", language: "en") ${refused}`,
      sortDocument: `sortDocument(fileId: "${file}", page: "${receiptPlace.page}", slot: "${receiptPlace.slot}") ${refused}`,
      deleteDocument: `deleteDocument(fileId: "${file}") ${refused}`,
      arrangeFiles: `arrangeFiles(fileIds: ["${file}"]) ${refused}`,
      rotateDocument: `rotateDocument(fileId: "${file}", rotation: 90) ${refused}`,
      renameDocument: `renameDocument(fileId: "${file}", name: "x") ${refused}`,
      correctReading: `correctReading(fileId: "${paper}", field: "passportIssueDate", value: "2026-01-01") ${refused}`,
      explainTransaction: `explainTransaction(fileId: "${paper}", depositDate: "2026-10-01", depositAmount: 5000, explanation: "a gift", noSupportingDocuments: true, documentFiles: []) ${refused}`,
      countAccount: `countAccount(fileId: "${paper}", isCounted: false) ${refused}`,
      sayWhyDocumentCounts: `sayWhyDocumentCounts(fileId: "${paper}", because: "mine") ${refused}`,
      allowModel: `allowModel(fileId: "${file}", isAllowed: true) ${refused}`,
      readAgain: `readAgain(fileId: "${file}") ${refused}`,
      keepDuplicate: `keepDuplicate(fileId: "${file}") ${refused}`,
      stateNoDocument: `stateNoDocument(${place}) ${refused}`,
      takeBackNoDocument: `takeBackNoDocument(${place}) ${refused}`,
    };
  };

  it.each(shareOf("statuses in which commands are refused", statuses, 3))(
    "is refused in %s where the table says so, writes nothing, and says what to do",
    async (status) => {
      await setStatus(status);
      const before = await events();
      for (const role of roles) {
        for (const [name, call] of Object.entries(calls())) {
          const change = rowOf(name);
          if (change === undefined || isTimeFor(by[role], { status }, change)) continue;
          const outcome = (await server.graphql(by[role], `mutation { ${call} }`))[name] as {
            refusals: { code: string; text: { en: string; fr: string } }[];
          };
          expect([role, name, outcome.refusals.length]).toEqual([role, name, 1]);
          const [refusal] = outcome.refusals;
          if (role === "student" && isOnlyLocked(by[role], { status }, change))
            expect([name, refusal?.code, refusal?.text.en]).toEqual([
              name,
              "applicationLocked",
              expect.stringMatching(saysInPhase[phaseOf(status)]),
            ]);
        }
      }
      expect(await events()).toBe(before);
      expect(server.vault.faults).toEqual([]);
    },
  );

  const saysInPhase: Readonly<Record<Phase, RegExp>> = {
    preparation: /./,
    review: /reviewing.*Ask your lawyer/,
    pool: /pool.*Ask your lawyer/,
    authority: /with the authority.*ask your lawyer/,
    refused: /decided.*Ask your lawyer/,
    court: /[Cc]ourt.*Ask your lawyer/,
    closed: /closed.*Ask your lawyer/,
  };

  it("takes no file in the place of another once a lawyer reviews it, neither at the start of the upload nor while it goes on", async () => {
    const { deps, student } = server.vault;
    const upload = { applicationId, ...receiptPlace, fileName: "b.pdf", length: 2000, replaces: file };
    await setStatus("LawyerReview");
    const refused = await startUpload(deps, student, upload);
    expect("refused" in refused && [refused.refused.code, refused.refused.text.en]).toEqual([
      "CASE_LOCKED",
      expect.stringContaining("Ask your lawyer"),
    ]);
    await setStatus("Preparation");
    const started = await startUpload(deps, student, upload);
    if ("refused" in started) throw new Error(started.refused.code);
    expect(await mayGoOn(deps, student, started.upload)).toBe(true);
    await setStatus("LawyerReview");
    expect([await mayGoOn(deps, student, started.upload), await mayGoOn(deps, by.lawyer, started.upload)]).toEqual([
      false,
      true,
    ]);
  });
});
