import { readFileSync } from "node:fs";
import type { GraphQLField } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerShapes } from "@boreal/domain/caseFile/answers/answerShapes";
import { roles, type Role } from "@boreal/domain/caseFile/user";
import { computePlan } from "@boreal/domain/plan/plan";
import { vaultPages } from "@boreal/domain/vault/pages";
import { saveAnswers } from "../../apps/server/src/commands/answers/saveAnswers.ts";
import { saveFormValues } from "../../apps/server/src/commands/forms/saveFormValues.ts";
import { setAgreement } from "../../apps/server/src/commands/answers/setAgreement.ts";
import { stateNoDocument } from "../../apps/server/src/commands/documents/noDocument.ts";
import { actor, pdfBytes, sampleReading } from "../../apps/server/src/commands/documents/testFileDeps.ts";
import { addChild, storeFile } from "../../apps/server/src/commands/uploads/testStoredFile.ts";
import { allowAll } from "../../apps/server/src/commands/organisations/testConsents.ts";
import { recordReading } from "../../apps/server/src/commands/reading/recordReading.ts";
import { callOf } from "../../apps/server/src/graphql/testCalls.ts";
import { schema } from "../../apps/server/src/graphql/schema.ts";
import type { Actor } from "../../apps/server/src/policies/actor.ts";
import { isAnswerWithheldFrom, withheldFrom } from "../../apps/server/src/policies/withheld.ts";
import { loadCaseFile } from "../../apps/server/src/store/cases/loadCaseFile.ts";
import { shareOf } from "../running/sizes.ts";
import { alike, everyday, moneyAlike, moneyOther, other } from "./answersBothWays.ts";
import { requestsByRoute } from "./requestsByRoute.ts";
import { openRightsServer, type RightsServer } from "./rightsServer.ts";
import { leavesOf, selectionOf } from "./selections.ts";

/**
 * Every sensitive answer is given one way, then the other, and all that a role can fetch is compared byte for byte: every
 * query of the schema with every field of its types, every mutation, every route. A new one is fetched as well, or fails here.
 */

let server: RightsServer;
let applicationId: string;
const files: Record<string, string> = {};

const sensitivePages = vaultPages.flatMap(({ slug, rights }) => (rights.about === "nothingSensitive" ? [] : [slug]));

type Given = Readonly<Record<string, unknown>>;

async function give(given: Given): Promise<void> {
  const { deps, student } = server.vault;
  const versions = (await loadCaseFile(deps, applicationId))?.answers;
  const answers = Object.entries(given).map(([key, value]) => ({
    key,
    value,
    baseVersion: versions?.get(key)?.version ?? 0,
  }));
  const { refusals, conflicts } = await saveAnswers(deps, student, { applicationId, answers });
  expect([refusals.map(({ code, path }) => [code, path]), conflicts]).toEqual([[], []]);
}

const limited: readonly [Role, Actor, alike: Given, other: Given][] = [
  ["support", actor("support", "support"), alike, other],
  [
    "agent",
    { ...actor("agent", "agent"), agentId: "agency" },
    { ...alike, ...moneyAlike },
    { ...other, ...moneyOther },
  ],
  [
    "schoolStaff",
    { ...actor("school", "schoolStaff"), schoolId: "school" },
    { ...alike, ...moneyAlike, country: "NG" },
    { ...other, ...moneyOther, country: "BR" },
  ],
];

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
  await setAgreement(deps, student, { applicationId, agreed: true });
  await addChild(vault, applicationId, 1);
  await give({ ...everyday, ...moneyAlike, ...other });
  const place = (page: string, slot: string) => ({ page, slot, person: "main", childNumber: null });
  const stored = {
    record: place("criminal-record-documents", "criminalRecordDocuments"),
    exam: place("medical-exam", "medicalExam"),
    police: place("police-certificate", "policeCertificate"),
    letter: place("biometrics-request-letter", "biometricsRequestLetter"),
    passport: place("passport", "passportBioPage"),
  };
  for (const [name, at] of Object.entries(stored)) {
    const id = await storeFile(deps, {
      applicationId,
      by: name === "letter" ? actor("firm-lawyer", "lawyer") : student,
      place: at,
      fileName: `${name}.pdf`,
      bytes: pdfBytes(2000, name),
    });
    const blurry = { id: "blurry", blocking: false, because: { en: "x", fr: "x" } } as const;
    await recordReading(deps, id, 1, sampleReading({ warnings: [blurry] }));
    files[name] = id;
  }
  await stateNoDocument(deps, student, {
    applicationId,
    page: "transcripts",
    slot: "transcripts",
    childNumber: null,
    explanation: "none",
  });
  await saveFormValues(deps, student, {
    applicationId,
    formKey: "IMM1294",
    changes: [{ path: "personalDetails.birthCity", value: "Lagos" }],
  });
});
afterAll(async () => await server.close());

type Path = readonly string[];

/** The call of a field that asks for these of its leaves. */
function callFor(kind: "query" | "mutation", field: GraphQLField<unknown, unknown>, paths: readonly Path[]): string {
  const short = callOf(kind, field, { application: applicationId, userId: server.vault.student.userId });
  const before = short.slice(
    0,
    field.args.length === 0 ? short.indexOf(field.name) + field.name.length : short.lastIndexOf(")") + 1,
  );
  return `${before} ${selectionOf(paths)} }`;
}

const partsOf = (paths: readonly Path[], depth: number): readonly (readonly Path[])[] => [
  ...Map.groupBy(paths, (path) => path.slice(0, depth).join(".")).values(),
];

const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
/** Of one's own account: they change it, and tell of no case. */
const ownAccount = [
  "setLanguage",
  "workAs",
  "saveMembership",
  "setProfile",
  "savePersonalHistory",
  "createCalendarFeed",
  "revokeCalendarFeed",
  "markNotificationsRead",
  "chooseNotices",
  "acceptInvitation",
  "claimSetup",
  "startApplication",
];

const requests = () => requestsByRoute({ applicationId, files: Object.values(files), pages: sensitivePages });

const withoutClock = (body: string) => body.replaceAll(/DTSTAMP:\S+/g, "DTSTAMP"); // when a calendar was made

const noFile = "00000000-0000-4000-8000-000000000000";

/** Everything that one person can fetch, by its call. */
async function everything(by: Actor): Promise<ReadonlyMap<string, string>> {
  const told = new Map<string, string>();
  const isAnswered = async (name: string, query: string) => {
    const data = await server.graphql(by, query);
    told.set(query, JSON.stringify(data));
    return Object.hasOwn(data, name);
  };
  // A call that the limits turn away would compare nothing, so it is made in smaller parts.
  const fetchAll = async (field: GraphQLField<unknown, unknown>, paths: readonly Path[], depth = 1): Promise<void> => {
    for (const part of partsOf(paths, depth)) {
      const query = callFor("query", field, part);
      if (await isAnswered(field.name, query)) continue;
      expect([query, part.length > 1]).toEqual([query, true]);
      await fetchAll(field, part, depth + 1);
    }
  };
  for (const field of queries) await fetchAll(field, leavesOf(field.type));
  for (const field of mutations.filter(({ name }) => !ownAccount.includes(name))) {
    const ids = field.args.some(({ name }) => name === "fileId") ? Object.values(files) : [];
    const query = callFor("mutation", field, leavesOf(field.type));
    for (const id of [noFile, ...ids])
      expect([field.name, await isAnswered(field.name, query.replace(noFile, id))]).toEqual([field.name, true]);
  }
  for (const path of Object.values(requests()).flatMap((of) => (of === "none" ? [] : of))) {
    const answer = await server.get(by, path);
    told.set(path, `${answer.status} ${withoutClock(Buffer.from(await answer.arrayBuffer()).toString("latin1"))}`);
  }
  for (const page of sensitivePages) {
    const coded = (value: string) => Buffer.from(value).toString("base64");
    const metadata = Object.entries({ applicationId, page, slot: "x", person: "main", filename: "a.pdf" })
      .map(([key, value]) => `${key} ${coded(value)}`)
      .join(",");
    const answer = await server.get(by, "/uploads", {
      method: "POST",
      headers: { "tus-resumable": "1.0.0", "upload-length": "10", "upload-metadata": metadata },
    });
    told.set(`upload to ${page}`, `${answer.status} ${await answer.text()}`);
  }
  return told;
}

describe("what a role may not know", () => {
  it("is turned both ways here, answer by answer", () => {
    const both = { ...other, ...moneyOther };
    const sensitive = Object.entries(answerShapes).filter(([, { about }]) => about !== "nothingSensitive");
    expect(sensitive.map(([key]) => key).filter((key) => !Object.hasOwn(both, key))).toEqual([]);
  });

  it("knows every route of the server", () => {
    const source = readFileSync(new URL("../../apps/server/src/webRoutes.ts", import.meta.url), "utf8");
    const routes = [...source.matchAll(/\bname: "([^"]+)",\s*matches/g)].map(([, name]) => name ?? "");
    expect(Object.keys(requests()).toSorted()).toEqual(routes.toSorted());
  });

  it("names every role that has limits", () => {
    expect(limited.map(([role]) => role)).toEqual(
      expect.arrayContaining(roles.filter((role) => withheldFrom[role] !== undefined)),
    );
  });

  it.each(shareOf("roles that fetch everything", limited, limited.length))(
    "%s fetches the same bytes whatever the answers are",
    async (role, by, one, another) => {
      for (const key of Object.keys(another).filter((key) => key !== "country"))
        expect([key, isAnswerWithheldFrom(role, key)]).toEqual([key, true]);
      await give(one);
      const before = await everything(by);
      const planBefore = computePlan(
        (await loadCaseFile(server.vault.deps, applicationId))?.caseFile ?? expect.fail("no case"),
      );
      if (role !== "schoolStaff")
        expect([...before.values()].filter((told) => told.includes('"steps":[{')).length).toBeGreaterThan(1);
      await give(another);
      const after = await everything(by);
      const planAfter = computePlan(
        (await loadCaseFile(server.vault.deps, applicationId))?.caseFile ?? expect.fail("no case"),
      );
      expect(planAfter.assessment.steps.map(({ state }) => state)).not.toEqual(
        planBefore.assessment.steps.map(({ state }) => state),
      );
      expect(planAfter.vault.map(({ requirement }) => requirement)).not.toEqual(
        planBefore.vault.map(({ requirement }) => requirement),
      );
      for (const [call, told] of before) expect([call, after.get(call)]).toEqual([call, told]);
      expect(server.vault.faults).toEqual([]);
    },
  );

  it("leaves support the steps, pages and dates that tell nothing of it", async () => {
    const asked = `query Q($id: ID!) { application(id: $id) { documents { page } plan { isCut next progress { total } steps { id } vault { page requirement } } readiness { readyForReview } } }`;
    type Told = {
      documents: { page: string }[];
      plan: {
        isCut: boolean;
        next: string | null;
        steps: { id: string }[];
        vault: { page: string; requirement: string }[];
      };
      readiness: unknown;
    };
    const ask = async (by: Actor) => (await server.graphql(by, asked, { id: applicationId })).application as Told;
    const told = await ask(actor("support", "support"));
    expect([told.plan.isCut, told.readiness]).toEqual([true, null]);
    expect(told.plan.steps.map(({ id }) => id)).toEqual(expect.arrayContaining(["country", "spouseHowWeMet"]));
    expect(told.plan.steps.map(({ id }) => id)).toEqual(
      expect.not.arrayContaining(["isHealthy", "hasCriminalHistory", "criminalHistoryGroup", "tuberculosisExposure"]),
    );
    expect(told.documents.map(({ page }) => page).toSorted()).toEqual(["biometrics-request-letter", "passport"]);
    const whole = await ask(server.vault.student);
    expect([whole.plan.isCut, whole.readiness === null]).toEqual([false, false]);
    expect(whole.documents).toHaveLength(5);
  });
});
