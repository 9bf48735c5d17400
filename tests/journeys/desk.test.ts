import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noticeKinds } from "@boreal/domain/notices/noticeKinds";
import { deskText } from "../../apps/web/src/case/desk/desk.text.ts";
import { text as tasks } from "../../apps/web/src/features/tasks/text.ts";
import { notesText as notes } from "../../apps/web/src/features/review/notes/notes.text.ts";
import { text as messages } from "../../apps/web/src/features/messages/text.ts";
import { text as board } from "../../apps/web/src/features/board/board.text.ts";
import { freshCode } from "../browser/authenticator.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { followNotification } from "../browser/case/notifications.ts";
import { Client } from "../browser/client.ts";
import { unfoldPart } from "../browser/case/planPage.ts";
import { assignParalegal, foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";
import { inLanguages } from "../running/sizes.ts";

/** What the lawyer’s desk and the applicant have between them: messages, tasks, notes (ADR 0154). */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
let firm: Firm;

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const shots = process.env["BOREAL_DESK_SHOTS"];
const shoot = async ({ page, language }: Visitor, name: string): Promise<void> => {
  if (shots) await page.screenshot({ path: `${shots}/${name}-${language}.png`, fullPage: true });
};

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
  afterAll(async () => await Promise.all([amara.leave(), lawyer.leave()]));

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
  });

  it("see who else has the case open, and what changed since they last looked", async () => {
    const [client, person] = [new Client(boreal), inventedPerson(language === "en" ? "Hélène" : "Noémie", "Gagnon")];
    await assignParalegal(boreal, firm, { client, person });
    await lawyer.open(`/applications/${firm.applicationId}`);
    const visit = "mutation ($id: ID!) { visitCase(applicationId: $id) { others } }";
    const { visitCase } = await client.graphql<{ visitCase: { others: readonly string[] } }>(visit, {
      id: firm.applicationId,
    });
    expect(visitCase.others).toHaveLength(1);
    await lawyer.open(`/applications/${firm.applicationId}`);
    await lawyer.page.getByRole("status").filter({ hasText: person.firstName }).waitFor();
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
    await amara.page.locator(".plan__returned", { hasText: reason }).waitFor();
    await amara.open(`/document-vault/biometrics-validity-letter?application=${firm.applicationId}`);
    await amara.page.getByText(reason).first().waitFor();
    expect(await faultsInDresses(amara.page, "a document that was returned")).toEqual([]);
  });

  it("look at the board: where cases wait, with pictures beside the numbers", async () => {
    await lawyer.open("/board");
    await lawyer.heading(board.title).waitFor();
    for (const title of [board.waits, board.byWeek, board.byStatus])
      await lawyer.page.getByRole("heading", { name: lawyer.t(title) }).waitFor();
    expect(await lawyer.page.locator("svg.board__bar").count()).toBeGreaterThan(2);
    await shoot(lawyer, "board");
    expect(await faultsInDresses(lawyer.page, "the board")).toEqual([]);
    expect([amara, lawyer].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
