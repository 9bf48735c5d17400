import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caseEventTopics } from "@boreal/domain/notices/caseEvents";
import { noticeKinds } from "@boreal/domain/notices/noticeKinds";
import { deskText } from "../../apps/web/src/case/desk/desk.text.ts";
import { text as tasks } from "../../apps/web/src/features/tasks/text.ts";
import { notesText as notes } from "../../apps/web/src/features/review/notes/notes.text.ts";
import { text as messages } from "../../apps/web/src/features/messages/text.ts";
import { text as board } from "../../apps/web/src/features/board/board.text.ts";
import { text as status } from "../../apps/web/src/features/status/status.text.ts";
import { languageTools } from "../../apps/web/src/ui/language.tsx";
import { freshCode } from "../browser/authenticator.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { followNotification } from "../browser/case/notifications.ts";
import { Client } from "../browser/client.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
import { assignParalegal, foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { RemoteDatabase } from "../browser/remoteDatabase.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

const pagesOfCase = [
  "",
  "/status",
  "/tasks",
  "/messages",
  "/requests",
  "/family",
  "/documents",
  "/forms",
  "/review",
  "/payment",
  "/trash",
  "/answers",
  "/answers-sheet",
];

/** What the lawyer’s desk and the applicant have between them: messages, tasks, notes (ADR 0154). */
const here = await browserIsHere();
const remote = await RemoteDatabase.start();
const boreal = new Boreal({
  settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any", DATABASE_URL: remote.url },
});
let firm: Firm;

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
  await remote.remove();
});

const shots = process.env["BOREAL_DESK_SHOTS"];
const shoot = async ({ page, language }: Visitor, name: string): Promise<void> => {
  if (shots) await page.screenshot({ path: `${shots}/${name}-${language}.png`, fullPage: true });
};

/** Puts the page of somebody into the background, as another tab in front of it does, or takes it out again. */
const put = async ({ page }: Visitor, state: DocumentVisibilityState): Promise<void> =>
  await page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

async function write(visitor: Visitor, words: string): Promise<void> {
  await visitor.field(messages.write).fill(words);
  await visitor.press(visitor.button(messages.send));
  await visitor.page.getByRole("log").getByText(words).waitFor();
  await expect.poll(() => visitor.field(messages.write).inputValue()).toBe("");
}

describe.skipIf(!here).each(inLanguages("en"))("the desk and the applicant (%s)", (language) => {
  let amara: Visitor;
  let lawyer: Visitor;
  beforeAll(async () => {
    amara = await arriveAs("amara", boreal, firm, { language, width: 360 });
    lawyer = await arriveAs("lawyer", boreal, firm, { language });
  });
  afterAll(async () => {
    await Promise.all([amara.leave(), lawyer.leave()]);
    // The other language begins with nothing returned and nothing unread.
    await remote.run("update boreal.document_review set cancelled_at = now(), cancelled_by = reviewed_by");
    await remote.run("update boreal.notification set read_at = now()");
  });

  it("are told on every page of the case, and in the title of the tab, whose it is", async () => {
    const name = "Amara Okafor";
    const vaultPage = `/document-vault/passport?application=${firm.applicationId}`;
    const paths = pagesOfCase.map((page) => `/applications/${firm.applicationId}${page}`);
    for (const path of [...paths, vaultPage]) {
      await lawyer.open(path);
      await expect.poll(() => lawyer.page.title(), { message: path }).toContain(name);
      expect([path, await lawyer.page.getByRole("main").getByText(name).first().isVisible()]).toEqual([path, true]);
    }
    // The applicant’s own tab names nobody: somebody else may use that computer next.
    await amara.open(`/applications/${firm.applicationId}/status`);
    await amara.heading(status.title).waitFor();
    expect(await amara.page.title()).not.toContain("Okafor");
  });

  it("write to each other, and each sees at once what the other wrote and that it was read", async () => {
    const question = `Is my passport long enough? ${language}`;
    const answer = `Yes, until 2031. ${language}`;
    await amara.open(`/applications/${firm.applicationId}/status`);
    await amara.press(amara.page.getByRole("link", { name: amara.t(deskText.withTeam) }));
    await amara.heading(messages.title).waitFor();
    await amara.press(amara.button(messages.send));
    await amara.page
      .getByText(language === "en" ? "Write your message first" : "Écrivez d’abord")
      .first()
      .waitFor();
    await write(amara, question);

    await lawyer.open(`/applications/${firm.applicationId}`);
    await lawyer.page.getByText(lawyer.t(deskText.fresh, { count: 1 }), { exact: true }).waitFor();
    await lawyer.press(lawyer.page.getByRole("link", { name: lawyer.t(deskText.withApplicant) }));
    await lawyer.page.getByRole("log").getByText(question).waitFor();
    await amara.page.getByText(amara.t(messages.read), { exact: true }).last().waitFor();
    await write(lawyer, answer);
    await amara.page.getByRole("log").getByText(answer).waitFor();
    await lawyer.page.getByText(lawyer.t(messages.read), { exact: true }).last().waitFor();
    await shoot(amara, "messages-phone");
    await shoot(lawyer, "messages-desk");
    for (const visitor of [amara, lawyer]) expect(await faultsInDresses(visitor.page, "messages")).toEqual([]);
    await followNotification(amara, noticeKinds.messageReceived.words.applicant);
    const mail = await boreal.mailTo(firm.amara.email, /\/messages/);
    expect(`${mail.subject} ${mail.body}`).not.toMatch(/passport|2031|Okafor/);
  });

  it("are not said to have read what came while their page was in the background", async () => {
    const words = `Thank you. ${language}`;
    await lawyer.open(`/applications/${firm.applicationId}/messages`);
    await lawyer.heading(messages.title).waitFor();
    await put(lawyer, "hidden");
    await amara.open(`/applications/${firm.applicationId}/messages`);
    await write(amara, words);
    await lawyer.page.getByRole("log").getByText(words).waitFor();
    await Promise.all([lawyer.rest(), amara.rest()]);
    const last = amara.page.getByRole("listitem").filter({ hasText: words });
    expect(await last.getByText(amara.t(messages.notRead), { exact: true }).count()).toBe(1);
    await put(lawyer, "visible");
    await last.getByText(amara.t(messages.read), { exact: true }).waitFor();
  });

  it("give each other tasks, which are done where the applicant looks next", async () => {
    const words = `Sign page 3. ${language}`;
    await lawyer.open(`/applications/${firm.applicationId}/tasks`);
    await lawyer.heading(tasks.title).waitFor();
    await lawyer.press(lawyer.button(tasks.add));
    await lawyer.page
      .getByText(language === "en" ? "Say what is to be done." : "Indiquez ce qu’il faut faire.")
      .first()
      .waitFor();
    await lawyer.field(tasks.what).fill(words);
    await lawyer.field(tasks.who).selectOption({ label: lawyer.t(tasks.applicant) });
    await lawyer.press(lawyer.button(tasks.add));
    await lawyer.page.getByRole("listitem").getByText(words).first().waitFor();
    await shoot(lawyer, "tasks-desk");
    expect(await faultsInDresses(lawyer.page, "tasks")).toEqual([]);

    await amara.open(`/applications/${firm.applicationId}/status`);
    await amara.page
      .getByRole("region", { name: amara.t(deskText.yourTasks) })
      .getByText(words)
      .waitFor();
    await shoot(amara, "tasks-status-phone");
    await amara.press(amara.page.getByRole("link", { name: amara.t(deskText.allTasks) }));
    await amara.heading(tasks.title).waitFor();
    await shoot(amara, "tasks-phone");
    await amara.press(amara.page.getByRole("button", { name: amara.t(tasks.markDone) }));
    await amara.page.getByRole("heading", { name: amara.t(tasks.done) }).waitFor();
    // The lawyer’s page follows by itself.
    await lawyer.page.getByRole("heading", { name: lawyer.t(tasks.done) }).waitFor();
  });

  it("keep notes that only the team sees", async () => {
    const words = `Ask about 2019. ${language}`;
    await lawyer.open(`/applications/${firm.applicationId}#notes`);
    await lawyer.field(notes.write).fill(words);
    await lawyer.press(lawyer.page.getByLabel(lawyer.t(notes.shared)));
    await lawyer.press(lawyer.button(notes.save));
    await lawyer.page.getByRole("listitem").getByText(words).first().waitFor();
    await shoot(lawyer, "notes-desk");
    expect(await faultsInDresses(lawyer.page, "notes")).toEqual([]);
    const home = new Client(boreal);
    await home.signIn(firm.amara);
    const { application } = await home.graphql<{ application: { notes: readonly unknown[] } }>(
      "query ($id: ID!) { application(id: $id) { notes { body } } }",
      { id: firm.applicationId },
    );
    expect(application.notes).toEqual([]);
    for (const page of ["", "/status", "/tasks", "/messages"]) {
      await amara.open(`/applications/${firm.applicationId}${page}`);
      await amara.page.getByRole("heading", { level: 1 }).waitFor();
      await amara.rest();
      expect([page, await amara.page.getByText(words).count()]).toEqual([page, 0]);
    }
  });

  it("see who else has the case open, and what changed since they last looked", async () => {
    const [client, person] = [new Client(boreal), inventedPerson(language === "en" ? "Hélène" : "Noémie", "Gagnon")];
    await assignParalegal(boreal, firm, { client, person });
    const visit = async () =>
      (
        await client.graphql<{ visitCase: { others: readonly string[] } }>(
          "mutation ($id: ID!) { visitCase(applicationId: $id) { others } }",
          { id: firm.applicationId },
        )
      ).visitCase.others;
    const vaultPage = `/document-vault/biometrics-validity-letter?application=${firm.applicationId}`;
    for (const page of [
      `/applications/${firm.applicationId}/review`,
      vaultPage,
      `/applications/${firm.applicationId}`,
    ]) {
      await lawyer.open(page);
      await lawyer.page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(visit).toHaveLength(1);
      // It was opened before the other came: the page hears of it with its next beat, or when it is opened again.
      await lawyer.open(page);
      await lawyer.page.getByRole("status").filter({ hasText: person.firstName }).waitFor();
    }
    await shoot(lawyer, "who-else");
    // The lawyer goes home; the next day a colleague has written a note.
    await lawyer.open("/board");
    await lawyer.heading(board.title).waitFor();
    await remote.run("update boreal.case_visit set present_at = present_at - interval '1 day'");
    await client.graphql(
      'mutation ($id: ID!, $key: ID!) { writeNote(applicationId: $id, key: $key, body: "Called the school.", isShared: true) { refusals { code } } }',
      { id: firm.applicationId, key: crypto.randomUUID() },
    );
    await lawyer.open(`/applications/${firm.applicationId}/review`);
    await lawyer.page.getByRole("heading", { level: 1 }).waitFor();
    await lawyer.open(`/applications/${firm.applicationId}`);
    const change = lawyer.page.getByRole("listitem").filter({ hasText: person.firstName });
    await change.getByText(lawyer.t(caseEventTopics.notes.said, { count: 1 })).waitFor();
    await shoot(lawyer, "changed-since");
    expect(await faultsInDresses(lawyer.page, "what changed")).toEqual([]);
  });

  it("return a document, which is to replace on the plan with its reason", async () => {
    const reason = `The second page is missing. ${language}`;
    const client = new Client(boreal);
    await client.signIn(firm.lawyer);
    await client.post("/api/auth/two-factor/verify-totp", { code: await freshCode(firm.lawyer.secret) });
    const { returnDocument } = await client.graphql<{ returnDocument: { refusals: readonly unknown[] } }>(
      "mutation ($id: ID!, $fileId: ID!, $reason: String!) { returnDocument(applicationId: $id, fileId: $fileId, reason: $reason) { refusals { code } } }",
      { id: firm.applicationId, fileId: firm.fileId, reason },
    );
    expect(returnDocument.refusals).toEqual([]);
    await amara.open(`/applications/${firm.applicationId}`);
    await amara.hears({ en: "Replace this document", fr: "Remplacer ce document" });
    await unfoldPart(amara, "documents");
    // Which documents stand before the press that shows the rest follows from what else is missing.
    const returned = amara.page.locator(".plan__returned", { hasText: reason });
    const more = amara.page.locator("details#documents .plan-part__body > details:not([open]) > summary");
    await more.first().waitFor();
    while ((await returned.count()) === 0 && (await more.count()) > 0) await amara.press(more);
    await returned.waitFor();
    await amara.open(`/document-vault/biometrics-validity-letter?application=${firm.applicationId}`);
    await amara.page.getByText(reason).first().waitFor();
    expect(await faultsInDresses(amara.page, "a document that was returned")).toEqual([]);
  });

  it("look at the board: where cases wait, with pictures beside the numbers", async () => {
    await lawyer.open("/board");
    await lawyer.heading(board.title).waitFor();
    for (const title of [board.waits, board.byWeek, board.byStatus, board.deadlines])
      await lawyer.page.getByRole("heading", { name: lawyer.t(title) }).waitFor();
    // The passport in the vault ends on 4 February 2027, a Thursday.
    const deadlines = lawyer.page.getByRole("table", { name: lawyer.t(board.deadlines) });
    const week = deadlines.getByRole("row").filter({ hasText: languageTools(language).date("2027-02-01") });
    await week.getByRole("cell", { name: "1", exact: true }).waitFor();
    expect(await lawyer.page.locator("svg.board__bar").count()).toBeGreaterThan(2);
    await shoot(lawyer, "board");
    expect(await faultsInDresses(lawyer.page, "the board")).toEqual([]);
    expect([amara, lawyer].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
