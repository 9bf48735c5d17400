import { sql } from "../../database/query.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "../../database/connect.ts";
import type { Actor } from "../../policies/actor.ts";
import { readAnswerHistory } from "../../store/answers/answerHistory.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { hiddenAnswer } from "../../store/answers/answers.ts";
import { saveAnswers } from "./saveAnswers.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";

let firm: TestFirm;
let amara: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  amara = await firm.person("student");
});
afterAll(async () => await firm.close());

const save = (actor: Actor | null, applicationId: string, ...answers: [string, unknown, number][]) =>
  saveAnswers(firm, actor, {
    applicationId,
    answers: answers.map(([key, value, baseVersion]) => ({ key, value, baseVersion })),
  });

const answersOf = async (applicationId: string) => (await loadCaseFile(firm, applicationId))?.caseFile.answers;

const codes = (result: { refusals: readonly { code: string; path?: string }[] }) =>
  result.refusals.map(({ code, path }) => `${path ?? ""} ${code}`.trim());

describe("saving answers", () => {
  it("saves, counts versions and keeps every value that an answer had", async () => {
    const application = await firm.application(amara);
    expect(await save(amara, application, ["country", "NG", 0], ["hasBiometrics", false, 0])).toMatchObject({
      saved: expect.arrayContaining([
        { key: "country", version: 1 },
        { key: "hasBiometrics", version: 1 },
      ]),
      conflicts: [],
      refusals: [],
    });
    expect((await save(amara, application, ["hasBiometrics", true, 1])).saved).toEqual([
      { key: "hasBiometrics", version: 2 },
    ]);
    expect(await answersOf(application)).toEqual({ country: "NG", hasBiometrics: true });
    const kept = await readAnswerHistory(firm.db, application, await firm.personKey(amara.userId));
    expect(kept).toMatchObject([
      { key: "country", version: 1, value: "NG", revisions: [] },
      { key: "hasBiometrics", version: 2, value: true, revisions: [{ version: 1, value: false }] },
    ]);
    expect(firm.changes).toContainEqual({ applicationId: application, kind: "answers" });
  });

  it("tells the second of two tabs what is stored, and overwrites nothing", async () => {
    const application = await firm.application(amara);
    await save(amara, application, ["country", "NG", 0]);
    await save(amara, application, ["country", "GH", 1]);
    const second = await save(amara, application, ["country", "KE", 1], ["hasBiometrics", true, 0]);
    expect(second.conflicts).toEqual([
      { key: "country", value: "GH", version: 2, answeredAt: expect.stringMatching(/^\d{4}-/), wasStored: false },
    ]);
    expect(second.saved).toEqual([{ key: "hasBiometrics", version: 1 }]);
    expect(await answersOf(application)).toEqual({ country: "GH", hasBiometrics: true });
  });

  it("tells who sends an answer again, whose reply was lost, that it was stored before somebody changed it", async () => {
    const application = await firm.application(amara);
    await save(amara, application, ["country", "NG", 0]);
    await save(amara, application, ["country", "GH", 1], ["hasBiometrics", true, 0]);
    await save(amara, application, ["country", "KE", 2], ["hasBiometrics", null, 1]);
    const wasStored = async (...answers: [string, unknown, number][]) =>
      (await save(amara, application, ...answers)).conflicts.map(({ key, wasStored: was }) => [key, was]);
    expect(await wasStored(["country", "GH", 1], ["hasBiometrics", true, 0])).toEqual([
      ["country", true],
      ["hasBiometrics", true],
    ]);
    // The same value from an older page, and another value from the same one.
    expect(await wasStored(["country", "GH", 0])).toEqual([["country", false]]);
    expect(await wasStored(["country", "CN", 1])).toEqual([["country", false]]);
    expect(await answersOf(application)).toEqual({ country: "KE" });
  });

  it("asks when the value that was stored came from somebody else", async () => {
    const application = await firm.application(amara);
    await save(amara, application, ["country", "NG", 0]);
    await save(amara, application, ["country", "GH", 1]);
    await firm.db.execute(
      sql`update boreal.answer_revision set answered_by = 'an invited spouse' where application_id = ${application} and version = 2`,
    );
    await save(amara, application, ["country", "KE", 2]);
    expect((await save(amara, application, ["country", "GH", 1])).conflicts).toMatchObject([
      { value: "KE", wasStored: false },
    ]);
  });

  it("lets one of many writers at the same moment win, and tells all others", async () => {
    const application = await firm.application(amara);
    const countries = ["NG", "GH", "KE", "CN", "FR", "IN", "BR", "MX"];
    const results = await Promise.all(countries.map((country) => save(amara, application, ["country", country, 0])));
    expect(results.filter(({ saved }) => saved.length === 1)).toHaveLength(1);
    const winner = (await answersOf(application))?.country;
    for (const { conflicts } of results.filter(({ saved }) => saved.length === 0))
      expect(conflicts).toMatchObject([{ value: winner, version: 1 }]);
    expect(await verifyChain(firm.db, application)).toEqual({ whole: true, length: 2 });
  });

  it("stays right with several processes on one database: each notices what the other wrote since", async () => {
    const application = await firm.application(amara);
    const db = connect(firm.db.connection, { most: 4 });
    const other = { ...firm, db };
    const saveThere = (key: string, value: unknown, baseVersion: number) =>
      saveAnswers(other, amara, { applicationId: application, answers: [{ key, value, baseVersion }] });
    try {
      await save(amara, application, ["country", "NG", 0]);
      expect((await saveThere("country", "GH", 1)).saved).toEqual([{ key: "country", version: 2 }]);
      expect((await save(amara, application, ["country", "KE", 1])).conflicts).toMatchObject([
        { key: "country", value: "GH", version: 2 },
      ]);
      expect((await save(amara, application, ["country", "GH", 1])).saved).toEqual([{ key: "country", version: 2 }]);
      // What is checked against another answer is checked against the one that the other process wrote.
      await saveThere("numberOfChildren", 1, 0);
      await saveThere("hasAccompanyingChild", true, 0);
      const two = [{ dateOfBirth: "2011-03-02" }, { dateOfBirth: "2012-03-02" }];
      expect(codes(await save(amara, application, ["accompanyingChildren", two, 0]))).toEqual([
        "answers.accompanyingChildren rowCount",
      ]);
      const turns = Array.from({ length: 12 }, (_, turn) =>
        turn % 2 === 0
          ? save(amara, application, ["passportNumber", `A123456${turn}`, 0])
          : saveThere("uciNumber", `1234567${(turn - 1) / 2}`, 0),
      );
      const told = await Promise.all(turns);
      expect(told.filter(({ saved }) => saved.length === 1)).toHaveLength(2);
      expect(told.flatMap(({ conflicts }) => conflicts.map(({ version }) => version))).toEqual(
        Array.from({ length: 10 }, () => 1),
      );
      expect((await verifyChain(firm.db, application)).whole).toBe(true);
    } finally {
      await db.close();
    }
  });

  it("takes a change of the owner’s profile or of the status into account at once", async () => {
    const application = await firm.application(amara);
    await save(amara, application, ["country", "NG", 0]);
    await firm.db.execute(sql`update boreal.profile set agent_id = 'agent-9' where user_id = ${amara.userId}`);
    expect((await save(amara, application, ["country", "GH", 1])).saved).toEqual([{ key: "country", version: 2 }]);
    await firm.db.execute(sql`update boreal.profile set agent_id = null where user_id = ${amara.userId}`);
    await firm.db.execute(sql`update boreal.application set status = 'LawyerReview' where id = ${application}`);
    expect(codes(await save(amara, application, ["country", "KE", 2]))).toEqual(["answers.country applicationLocked"]);
  });

  it("answers a repeated request as the first time, without a new version", async () => {
    const application = await firm.application(amara);
    await save(amara, application, ["passportCountries", ["NG", "GB"], 0]);
    const again = await save(amara, application, ["passportCountries", ["NG", "GB"], 0]);
    expect(again).toEqual({ saved: [{ key: "passportCountries", version: 1 }], conflicts: [], refusals: [] });
    expect(await verifyChain(firm.db, application)).toEqual({ whole: true, length: 2 });
  });

  it("clears an answer with null, and still notices a tab that shows the old value", async () => {
    const application = await firm.application(amara);
    await save(amara, application, ["country", "NG", 0]);
    expect((await save(amara, application, ["country", null, 1])).saved).toEqual([{ key: "country", version: 2 }]);
    expect(await answersOf(application)).toEqual({});
    expect((await save(amara, application, ["country", "GH", 1])).conflicts).toMatchObject([
      { key: "country", value: null, version: 2 },
    ]);
    expect((await save(amara, application, ["country", "GH", 2])).saved).toEqual([{ key: "country", version: 3 }]);
  });

  it("refuses what cannot be an answer by its key, and saves the others", async () => {
    const application = await firm.application(amara);
    const result = await save(
      amara,
      application,
      ["country", "XX", 0],
      ["birthday", "2027-01-01", 0],
      ["noSuchQuestion", 1, 0],
      ["noSuchQuestion2", null, 0],
      ["hasBiometrics", "yes", 0],
      ["maritalStatus", "single", 0],
      ["maritalStatus", "married", 0],
    );
    expect(result.saved).toEqual([{ key: "maritalStatus", version: 1 }]);
    expect(codes(result).toSorted()).toEqual([
      "answers.birthday birthdayInPast",
      "answers.country wrongShape",
      "answers.hasBiometrics wrongShape",
      "answers.maritalStatus answerTwice",
      "answers.noSuchQuestion unknownAnswer",
      "answers.noSuchQuestion2 unknownAnswer",
    ]);
    expect(JSON.stringify(result.refusals)).not.toContain("XX");
    for (const { text } of result.refusals)
      expect([text.en, text.fr].every((sentence) => sentence.length > 10)).toBe(true);
  });

  it("keeps a true answer that only calls for advice", async () => {
    const application = await firm.application(amara);
    const result = await save(
      amara,
      application,
      ["coOp", true, 0],
      ["coOpLength", false, 0],
      ["coOpIneligibility", ["languageCourse"], 0],
    );
    expect(result.refusals).toEqual([]);
    expect(await answersOf(application)).toMatchObject({ coOpLength: false, coOpIneligibility: ["languageCourse"] });
  });

  it("checks a value against the other answers of the same request", async () => {
    const application = await firm.application(amara);
    const long = "x".repeat(21);
    expect(
      codes(await save(amara, application, ["hasBiometrics", true, 0], ["biometricsIdentificationNumber", long, 0])),
    ).toHaveLength(1);
    expect(await answersOf(application)).toEqual({ hasBiometrics: true });
  });

  it("refuses while the application is locked", async () => {
    const application = await firm.application(amara);
    await firm.db.execute(sql`update boreal.application set status = 'LawyerReview' where id = ${application}`);
    const result = await save(amara, application, ["country", "NG", 0]);
    expect(codes(result)).toEqual(["answers.country applicationLocked"]);
    expect(await answersOf(application)).toEqual({});
  });

  it("refuses when the application is locked between reading and writing", async () => {
    const application = await firm.application(amara);
    const lockedMeanwhile: typeof firm.personKey = async (owner) => {
      await firm.db.execute(sql`update boreal.application set status = 'LawyerReview' where id = ${application}`);
      return await firm.personKey(owner);
    };
    const answers = [{ key: "country", value: "NG", baseVersion: 0 }];
    const result = await saveAnswers({ ...firm, personKey: lockedMeanwhile }, amara, {
      applicationId: application,
      answers,
    });
    expect(result.saved).toEqual([]);
    expect(codes(result)).toEqual(["answers.country applicationLocked"]);
    expect(await answersOf(application)).toEqual({});
  });

  it("knows nothing of an application to anybody out of its scope", async () => {
    const application = await firm.application(amara);
    const others: (Actor | null)[] = [
      null,
      await firm.person("student"),
      await firm.person("lawyer"),
      await firm.person("agent", { agentId: "agent-1" }),
      await firm.person("schoolStaff", { schoolId: "school-1" }),
      { ...amara, emailVerified: false },
      await firm.person("admin", { secondFactor: "set" }),
    ];
    const told = await Promise.all(others.map((actor) => save(actor, application, ["country", "NG", 0])));
    expect(told.map(codes)).toEqual([
      ["notSignedIn"],
      ["notFound"],
      ["notFound"],
      ["notFound"],
      ["notFound"],
      ["emailNotConfirmed"],
      ["secondFactorNeeded"],
    ]);
    expect(codes(await save(amara, "no-such-application", ["country", "NG", 0]))).toEqual(["notFound"]);
    expect(await answersOf(application)).toEqual({});
  });

  it("lets staff answer as their role allows: paralegals and lawyers on behalf, support not", async () => {
    const application = await firm.application(amara);
    const paralegal = await firm.person("paralegal");
    const lawyer = await firm.person("lawyer");
    for (const staff of [paralegal, lawyer]) await firm.assign(application, staff);
    expect((await save(paralegal, application, ["country", "NG", 0])).saved).toHaveLength(1);
    expect((await save(lawyer, application, ["maritalStatus", "single", 0])).saved).toHaveLength(1);
    expect(codes(await save(await firm.person("support"), application, ["birthday", "1990-01-01", 0]))).toEqual([
      "answers.birthday notAllowed",
    ]);
    const audit = await firm.db.execute<{ actor_id: string; subject: unknown }>(
      sql`select actor_id, subject from boreal.audit_event where chain_id = ${application} and kind = 'answersSaved'`,
    );
    const key = await firm.personKey(amara.userId);
    expect(audit.rows).toEqual([
      { actor_id: paralegal.userId, subject: { keys: [hiddenAnswer(key, application, "country")] } },
      { actor_id: lawyer.userId, subject: { keys: [hiddenAnswer(key, application, "maritalStatus")] } },
    ]);
  });

  it("refuses more answers at once than any screen sends", async () => {
    const application = await firm.application(amara);
    const many = Array.from({ length: 201 }, (_, index): [string, unknown, number] => [`key${index}`, true, 0]);
    expect(codes(await save(amara, application, ...many))).toEqual(["tooManyAnswers"]);
  });
});
