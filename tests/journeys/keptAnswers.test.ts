import { join } from "node:path";
import { accompanyingChildren } from "@boreal/domain/questionnaire/family/children";
import { isHealthy } from "@boreal/domain/questionnaire/health/health";
import { medicalHistoryGroup } from "@boreal/domain/questionnaire/health/medicalHistory";
import { birthday } from "@boreal/domain/questionnaire/identity/identity";
import { rowTitle } from "@boreal/domain/questionnaire/stepState";
import { assessmentWarnings } from "@boreal/domain/warnings/raiseForAnswers";
import { connect } from "@boreal/server/database/connect";
import { sealJson } from "@boreal/server/keys/fieldEncryption";
import { openKeys } from "@boreal/server/keys/personKeys";
import { answerContext } from "@boreal/server/store/answers/sealedContexts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldText } from "../../apps/web/src/case/fields/fields.text.ts";
import { keptAnswersText } from "../../apps/web/src/features/assessment/saving/keptAnswers.text.ts";
import { text } from "../../apps/web/src/features/assessment/text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { answerPage } from "../browser/assessment.ts";
import { Client } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { RemoteDatabase } from "../browser/remoteDatabase.ts";
import { Boreal } from "../browser/server.ts";
import { beginning, type Visitor } from "../browser/visitor.ts";

const here = await browserIsHere();
const database = await RemoteDatabase.start();
const boreal = new Boreal({
  settings: { BOREAL_GRAPHQL: "any", DATABASE_URL: database.url, BOREAL_CONTACT_EMAIL: "private@example.test" },
});
const client = new Client(boreal);
const amara = inventedPerson("Amara");
let applicationId = "";
let visitor: Visitor;

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  await client.register(amara);
  applicationId = await client.startApplication("Student");
  await leave("birthday", "the twelfth of April");
  await leave("askedOnce", { colour: "<b>blue</b>" });
  await save({
    hasAccompanyingChild: true,
    numberOfChildren: 2,
    accompanyingChildren: [
      { childNumber: 1, dateOfBirth: "2011-03-02" },
      { childNumber: 2, dateOfBirth: "2013-01-01" },
    ],
  });
  visitor = await arriveSignedIn(boreal, amara);
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
  await database.remove();
});

async function save(answers: Readonly<Record<string, unknown>>): Promise<void> {
  await client.graphql(
    "mutation ($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { refusals { code } } }",
    {
      id: applicationId,
      answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
    },
  );
}

/** An answer as an older version of the questionnaire left it in the store. */
async function leave(key: string, value: unknown): Promise<void> {
  const db = connect({ connectionString: database.url }, { most: 1 });
  try {
    const { me } = await client.graphql<{ me: { id: string } }>("{ me { id } }");
    const keys = await openKeys({ rootKeyFile: join(boreal.dataFolder, "keys", "root.key") }, db);
    const sealed = sealJson(await keys.personKey(me.id), value, answerContext(applicationId, key));
    await db.$client.query(
      "insert into boreal.answer (application_id, key, sealed_value, version, written_in, answered_by, answered_at) values ($1, $2, $3, 1, 1, $4, now())",
      [applicationId, key, sealed, me.id],
    );
  } finally {
    await db.close();
  }
}

async function open(path: string): Promise<void> {
  await visitor.open(`/applications/${applicationId}${path}`);
  await visitor.page.locator("main h1:not(.visually-hidden)").first().waitFor();
}

const inMain = (words: string) => visitor.page.getByRole("main").getByText(words, { exact: true });
const item = (words: string) => visitor.page.getByRole("listitem").filter({ hasText: words });

describe.skipIf(!here)("what a person is told beside the questions", () => {
  it("answers that no question fits any more are shown as they were given, and answered again", async () => {
    await open("/assessment/country");
    await visitor.press(visitor.link(keptAnswersText.seeThem));
    await visitor.heading(text.checkTitle).waitFor();
    await inMain("the twelfth of April").waitFor();
    await inMain("colour: <b>blue</b>").waitFor();
    await visitor.press(
      item("the twelfth of April").getByRole("link", { name: beginning(visitor.t(keptAnswersText.answerAgain)) }),
    );
    await visitor.heading(birthday.question).waitFor();
    await answerPage(visitor, birthday, { birthday: "1996-04-12" });
    await visitor.heading(text.checkTitle).waitFor();
    await inMain("the twelfth of April").waitFor({ state: "detached" });
    expect(await inMain("colour: <b>blue</b>").count()).toBe(1);
  });

  it("and removed, once for good", async () => {
    await open("/answers");
    await visitor.press(item("askedOnce").getByRole("button", { name: beginning(visitor.t(keptAnswersText.remove)) }));
    await visitor.press(
      visitor.page.getByRole("dialog").getByRole("button", { name: visitor.t(keptAnswersText.remove) }),
    );
    await visitor.hears(keptAnswersText.removed);
    await inMain("colour: <b>blue</b>").waitFor({ state: "detached" });
    const { application } = await client.graphql<{ application: { unreadableAnswers: unknown } }>(
      "query ($id: ID!) { application(id: $id) { unreadableAnswers { key } } }",
      { id: applicationId },
    );
    expect(application.unreadableAnswers).toEqual([]);
  });

  it("a confidential question names the address of the office", async () => {
    await open(`/assessment/${isHealthy.id}`);
    expect(await visitor.page.getByRole("link", { name: "private@example.test" }).getAttribute("href")).toBe(
      "mailto:private@example.test",
    );
  });

  it("a yes about health is confirmed by going on, and is not asked for again", async () => {
    const warning =
      assessmentWarnings.find(({ id }) => id === "medicalAnswerConfirmation") ?? expect.fail("no such warning");
    await open(`/assessment/${medicalHistoryGroup.id}`);
    const [yes, no] = [fieldText.yes, fieldText.no].map((words) =>
      visitor.page.getByRole("radio", { name: visitor.t(words), exact: true }),
    );
    if (!yes || !no) throw new Error("a question has no choices");
    const questions = await no.count();
    for (let at = 0; at < questions; at += 1) await visitor.press(no.nth(at));
    await visitor.button(text.continue).waitFor();
    await visitor.press(yes.nth(1));
    await inMain(visitor.t(warning.message)).waitFor();
    await visitor.press(visitor.button(text.confirmAndContinue));
    await visitor.heading(medicalHistoryGroup.question).waitFor({ state: "detached" });
    await expect
      .poll(async () => {
        const read = await client.graphql<{ application: { acknowledgedWarnings: unknown } }>(
          "query ($id: ID!) { application(id: $id) { acknowledgedWarnings { warningId } } }",
          { id: applicationId },
        );
        return read.application.acknowledgedWarnings;
      })
      .toEqual([{ warningId: warning.id }]);
    await open(`/assessment/${medicalHistoryGroup.id}`);
    await inMain(visitor.t(text.confirmedBefore)).waitFor();
    await visitor.button(text.continue).waitFor();
  });

  it("children keep their number when another is taken out", async () => {
    await open(`/assessment/${accompanyingChildren.id}`);
    const first = visitor.t(rowTitle(accompanyingChildren, 1));
    await visitor.page.getByRole("group", { name: first, exact: true }).waitFor();
    const { application } = await client.graphql<{ application: { answerVersions: Record<string, number> } }>(
      "query ($id: ID!) { application(id: $id) { answerVersions } }",
      { id: applicationId },
    );
    await client.graphql(
      "mutation ($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { saved { key } } }",
      {
        id: applicationId,
        answers: [{ key: "numberOfChildren", value: 1, baseVersion: application.answerVersions["numberOfChildren"] }],
      },
    );
    await visitor.press(visitor.button(fieldText.removeRow, { name: first }));
    await visitor.hears(fieldText.rowRemoved, { name: first });
    await visitor.page
      .getByRole("group", { name: visitor.t(rowTitle(accompanyingChildren, 2)), exact: true })
      .waitFor();
    await expect
      .poll(async () => {
        const read = await client.graphql<{
          application: { caseFile: { answers: { accompanyingChildren: unknown } } };
        }>("query ($id: ID!) { application(id: $id) { caseFile } }", { id: applicationId });
        return read.application.caseFile.answers.accompanyingChildren;
      })
      .toEqual([{ childNumber: 2, dateOfBirth: "2013-01-01" }]);
    expect(visitor.complaints).toEqual([]);
  });
});
