import { computePlan } from "@boreal/domain/plan/plan";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allowAll } from "../commands/organisations/testConsents.ts";
import type { Actor } from "../policies/actor.ts";
import { saveAnswers } from "../commands/answers/saveAnswers.ts";
import { addDependent } from "../commands/dependents/addDependent.ts";
import { loadCaseFile } from "../store/cases/loadCaseFile.ts";
import { openTestServer, type TestServer } from "./testServer.ts";

const everything = `query One($id: ID!) { application(id: $id) {
  id type status abilities owner { id firstName email } staff { id firstName } caseFile answerVersions dependents { applicantFullName } documents { id name state fields { name } } trash { id }
  acknowledgedWarnings { warningId fileId at }
  plan { rulesVersion today next progress { answered } steps { id state why { because { en } restsOn } } assessmentWarnings { id blocking } vault { page slot requirement permissions why { decidedBy } } warnings { id } deadlines { id date } refusals { code } }
} }`;

let server: TestServer;
let amara: Actor;
let lawyer: Actor;
let id: string;
beforeAll(async () => {
  server = await openTestServer();
  const { firm } = server;
  amara = await firm.person("student", { email: "amara@example.test" });
  lawyer = await firm.person("lawyer", { firstName: "Hélène" });
  id = await firm.application(amara);
  await firm.assign(id, lawyer);
  const answers = {
    country: "NG",
    birthday: "1991-03-14",
    hasBiometrics: true,
    previousVisas: [],
    medicalTb: { hasTb: false },
    hasPreviousVisaApplication: false,
  };
  await saveAnswers(firm, amara, {
    applicationId: id,
    answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  await addDependent(firm, amara, {
    userId: amara.userId,
    applicationId: id,
    input: { type: "Spouse", applicantFullName: "Chidi Okafor" },
  });
});
afterAll(async () => await server.close());

type Seen = {
  abilities: string[];
  owner: { firstName: string; email: string };
  staff: unknown[];
  caseFile: {
    format: string;
    answers: Record<string, unknown>;
    dependents: unknown[];
    profile: Record<string, string>;
  };
  answerVersions: Record<string, number>;
  dependents: unknown[];
  plan: {
    steps: { id: string; state: string; why: { because: { en: string }[]; restsOn: string[] } }[];
    vault: { page: string; permissions: string[] }[];
    assessmentWarnings: unknown[];
  };
};
const see = async (actor: Actor | null) =>
  (await server.ask(actor, everything, { id })).data?.application as Seen | null;

describe("what each role sees of a case", () => {
  it("the applicant: all of it", async () => {
    const seen = await see(amara);
    expect(seen?.caseFile).toMatchObject({
      format: "boreal-case/1",
      answers: { country: "NG" },
      profile: { email: "amara@example.test" },
    });
    expect(seen?.answerVersions).toMatchObject({ country: 1, hasBiometrics: 1 });
    expect(seen?.dependents).toEqual([{ applicantFullName: "Chidi Okafor" }]);
    expect(seen?.plan.steps.find((step) => step.id === "hasBiometrics")?.why.restsOn).toContain(
      "answers.hasBiometrics",
    );
    expect(seen?.staff).toEqual([{ id: lawyer.userId, firstName: "Hélène" }]);
  });

  it("the assigned lawyer: the same plan with its reasons, and the right to supply letters", async () => {
    const [theirs, own] = [await see(lawyer), await see(amara)];
    expect(theirs?.plan.steps).toEqual(own?.plan.steps);
    expect(theirs?.caseFile.answers).toEqual(own?.caseFile.answers);
    const permissions = (seen: Seen | null) =>
      seen?.plan.vault.find(({ page }) => page === "biometrics-request-letter")?.permissions;
    expect([permissions(own), permissions(theirs)]).toEqual([["View"], ["View", "Upload", "StateNoDocument"]]);
  });

  it("support: that the case exists and how far it is, no answer and no reason", async () => {
    const support = await server.firm.person("support");
    const seen = await see(support);
    expect([seen?.caseFile.answers, seen?.answerVersions]).toEqual([{}, {}]);
    const text = JSON.stringify(seen?.plan);
    expect(text).not.toContain("answers.");
    expect(seen?.plan.steps.every(({ why }) => why.because[0]?.en.includes("does not show"))).toBe(true);
    expect(seen?.plan.vault.flatMap(({ permissions }) => permissions)).not.toContain("Upload");
  });

  it("the agent of the applicant: answers, but not about health", async () => {
    const agent = await server.firm.person("agent", { agentId: "agent-7" });
    expect(await see(agent)).toBeNull();
    await server.firm.db.$client.query("update boreal.profile set agent_id = $1 where user_id = $2", [
      "agent-7",
      amara.userId,
    ]);
    expect(await see(agent)).toBeNull();
    await allowAll(server.firm.db, amara.userId, { id: "agent-7", kind: "agent" });
    const seen = await see(agent);
    expect(seen?.caseFile.answers).toMatchObject({ country: "NG" });
    expect(Object.keys(seen?.caseFile.answers ?? {})).not.toContain("medicalTb");
  });

  it("the whole plan as the rules make it, for the applicant and those who prepare the case; for nobody else", async () => {
    const query = "query W($id: ID!) { application(id: $id) { plan { whole } } }";
    const wholeFor = async (actor: Actor) =>
      ((await server.data(actor, query, { id })) as { application: { plan: { whole: unknown } } }).application.plan
        .whole;
    const caseFile = (await loadCaseFile(server.firm, id))?.caseFile;
    if (!caseFile) throw new Error("no case");
    const { format: _format, vault: _vault, readiness: _readiness, ...whole } = computePlan(caseFile);
    expect(whole.funds.required.lines.length).toBeGreaterThan(0);
    const sent = JSON.parse(JSON.stringify(whole)) as unknown;
    expect(await wholeFor(amara)).toEqual(sent);
    expect(await wholeFor(lawyer)).toEqual(sent);
    expect(await wholeFor(await server.firm.person("support"))).toBeNull();
    expect(await wholeFor(await server.firm.person("agent", { agentId: "agent-7" }))).toBeNull();
  });

  it("anybody else: nothing, not even that it is there", async () => {
    const others = [
      await server.firm.person("student"),
      await server.firm.person("lawyer"),
      await server.firm.person("paralegal"),
      await server.firm.person("schoolStaff", { schoolId: "s" }),
    ];
    expect(await Promise.all(others.map(see))).toEqual([null, null, null, null]);
    expect(await see({ ...lawyer, secondFactor: "set" })).toBeNull();
  });
});

describe("lists", () => {
  const ids = async (actor: Actor) =>
    (
      (await server.data(actor, "{ applications { id owner { firstName } plan { progress { total } } } }"))
        .applications as { id: string }[]
    ).map((one) => one.id);

  it("hold own applications, assigned ones, or all, newest first", async () => {
    const newer = await server.firm.application(amara);
    const stranger = await server.firm.person("student");
    const theirs = await server.firm.application(stranger, "VisitorVisa");
    expect(await ids(amara)).toEqual([newer, id]);
    expect(await ids(lawyer)).toEqual([id]);
    expect(await ids(await server.firm.person("lawyer", { lawyerScope: "firm" }))).toEqual([theirs, newer, id]);
    expect(await ids(await server.firm.person("admin"))).toEqual([theirs, newer, id]);
    expect(await ids(await server.firm.person("schoolStaff"))).toEqual([]);
  });

  it("finds a student by id for staff in scope only", async () => {
    const student = async (actor: Actor) =>
      (
        await server.ask(actor, "query S($id: ID!) { student(id: $id) { id firstName email applications { id } } }", {
          id: amara.userId,
        })
      ).data?.student;
    expect(await student(lawyer)).toEqual({
      id: amara.userId,
      firstName: "Amara",
      email: "amara@example.test",
      applications: [{ id }],
    });
    expect(await student(await server.firm.person("lawyer"))).toBeNull();
    expect(await student(amara)).toBeNull();
    expect(await student(await server.firm.person("support"))).toMatchObject({ id: amara.userId });
  });

  it("gives dependents to those who may see them, for the right person", async () => {
    const dependents = async (actor: Actor, userId: string) =>
      (
        await server.ask(
          actor,
          "query D($u: ID!, $a: ID!) { dependents(userId: $u, applicationId: $a) { type applicantFullName } }",
          { u: userId, a: id },
        )
      ).data?.dependents;
    expect(await dependents(lawyer, amara.userId)).toEqual([{ type: "Spouse", applicantFullName: "Chidi Okafor" }]);
    expect(await dependents(lawyer, lawyer.userId)).toEqual([]);
    expect(await dependents(await server.firm.person("student"), amara.userId)).toEqual([]);
  });

  it("tells the applicant who sees the case, as the policies decide, assigned or not", async () => {
    const ofFirm = await server.firm.person("lawyer", { firstName: "Inès", lastName: "Roy", lawyerScope: "firm" });
    await server.firm.person("paralegal", { firstName: "Not", lastName: "Assigned" });
    await server.firm.person("support", { firstName: "Not", lastName: "Named" });
    const query = "query One($id: ID!) { application(id: $id) { whoSees { role name sees } } }";
    const seen = (await server.data(amara, query, { id })) as { application: { whoSees: unknown[] } };
    expect(seen.application.whoSees).toContainEqual({ role: "lawyer", name: "Inès Roy", sees: "everything" });
    expect(seen.application.whoSees).toContainEqual({ role: "lawyer", name: "Hélène Okafor", sees: "everything" });
    expect(seen.application.whoSees).toContainEqual({ role: "support", name: null, sees: "documentList" });
    expect(JSON.stringify(seen)).not.toContain("Assigned");
    expect(((await server.data(ofFirm, query, { id })) as typeof seen).application.whoSees).toEqual(
      seen.application.whoSees,
    );
    const support = await server.firm.person("support");
    expect(((await server.data(support, query, { id })) as typeof seen).application.whoSees).toEqual([]);
  });

  it("shows accounts, invitations and the mail folder to administrators only", async () => {
    const query = "{ users { id } invitations { id } outbox { id } assignableStaff { id role } }";
    const admin = await server.firm.person("admin");
    expect(((await server.data(admin, query)).users as unknown[]).length).toBeGreaterThan(5);
    expect((await server.ask(admin, query)).data?.assignableStaff).toContainEqual({
      id: lawyer.userId,
      role: "lawyer",
    });
    expect((await server.ask(lawyer, query)).data).toEqual({
      users: [],
      invitations: [],
      outbox: [],
      assignableStaff: [],
    });
  });

  it("notes in the log that staff opened a case, once per visit", async () => {
    const curious = await server.firm.person("support");
    for (let time = 0; time < 3; time += 1) await see(curious);
    const { rows } = await server.firm.db.$client.query(
      "select kind, subject from boreal.audit_event where chain_id = $1 and actor_id = $2",
      [id, curious.userId],
    );
    expect(rows).toEqual([{ kind: "caseRead", subject: { role: "support" } }]);
  });
});
