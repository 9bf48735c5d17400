import { waitingPartyWords } from "@boreal/domain/caseFile/authority/waitingParties";
import { requestKind } from "@boreal/domain/requests/requestKinds";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statuses } from "@boreal/domain/lifecycle/statuses";
import { transitionById } from "@boreal/domain/lifecycle/transitions";
import { text as statusText } from "../../apps/web/src/features/status/status.text.ts";
import { text } from "../../apps/web/src/features/requests/requests.text.ts";
import { text as vault } from "../../apps/web/src/features/vault/text.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { freshCode } from "../browser/authenticator.ts";
import { Client, smallPdf } from "../browser/client.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import { waitUntil } from "../running/patience.ts";
import { beginning, type Visitor, type Words } from "../browser/visitor.ts";

/** Requests of authorities: of documents at a desk in English, of the passport on a phone in French. */
const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any" } });
let firm: Firm;
let home: Client;
let office: Client;
let bar: Client;

/** A case of the firm’s lawyers, set where the journey begins. */
const force = async (id: string, to: string) => {
  const { forceStatus } = await office.graphql<{ forceStatus: { refusals: unknown[] } }>(
    'mutation ($id: ID!, $to: String!) { forceStatus(applicationId: $id, from: "Preparation", to: $to, reason: "Sent on paper.", requestId: "one") { refusals { code } } }',
    { id, to },
  );
  expect(forceStatus.refusals).toEqual([]);
};

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  home = new Client(boreal);
  await home.signIn(firm.amara);
  office = new Client(boreal);
  await office.signIn(firm.admin);
  await office.post("/api/auth/two-factor/verify-totp", { code: await freshCode(firm.admin.secret) });
  bar = new Client(boreal);
  await bar.signIn(firm.lawyer);
  await bar.post("/api/auth/two-factor/verify-totp", { code: await freshCode(firm.lawyer.secret) });
  await force(firm.applicationId, "IrccProcessing");
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const shots = process.env["BOREAL_REQUEST_SHOTS"];
const shoot = async (visitor: Visitor, name: string): Promise<void> => {
  if (shots) await visitor.page.screenshot({ path: `${shots}/${name}-${visitor.language}.png`, fullPage: true });
};
const requestsPage = () => `/applications/${firm.applicationId}/requests`;
const unfold = async (visitor: Visitor, words: Words, nth = 0) =>
  await visitor.press(
    visitor.page
      .locator("summary")
      .filter({ hasText: visitor.t(words) })
      .nth(nth),
  );
const button = (visitor: Visitor, words: Words) =>
  visitor.page.getByRole("button", { name: beginning(visitor.t(words)) });
async function enterDay(visitor: Visitor, id: string, [year = "", month = "", day = ""]: readonly string[]) {
  const fields = visitor.page.locator(`input[id^="${id}"]`);
  for (const [place, part] of [day, month, year].entries()) await visitor.hand.write(fields.nth(place), part);
}
const choose = async (visitor: Visitor, words: Words) =>
  await visitor.press(visitor.page.getByRole("radio", { name: beginning(visitor.t(words)) }));
const upload = async (page: string, slot: string, name: string) =>
  await home.upload(
    { applicationId: firm.applicationId, page, slot, person: "main", filename: name, filetype: "application/pdf" },
    smallPdf(`Invented ${name}`),
  );

describe.skipIf(!here)("requests of the authorities", () => {
  it("a lawyer records a letter, and corrects how it was taken apart", async () => {
    const lawyer = await arriveAs("lawyer", boreal, firm, { language: "en", width: 1280 });
    await lawyer.open(requestsPage());
    await lawyer.hears(text.none);
    await unfold(lawyer, text.record);
    await choose(lawyer, requestKind("documents").name);
    await enterDay(lawyer, "request-due", ["2026", "12", "10"]);
    await lawyer.hand.write(
      lawyer.page.locator("#request-asked"),
      "Please send us:\n- a police certificate from Nigeria\n- the deed of the boat",
    );
    await lawyer.press(button(lawyer, text.split));
    await lawyer.hears(text.splitDone.other, { count: 2, placed: 1 });
    const places = lawyer.page.getByRole("combobox", { name: beginning(lawyer.t(text.place)) });
    expect(await places.first().inputValue()).toContain("Police");
    expect(await places.nth(1).inputValue()).toBe("");
    await shoot(lawyer, "record");
    // What still stands in the text becomes a point to look at; nothing is recorded and nothing is lost.
    await lawyer.hand.write(lawyer.page.locator("#request-asked"), "- a picture of the house");
    await lawyer.press(button(lawyer, text.record));
    await lawyer.hears(text.lookFirst);
    expect(await places.count()).toBe(3);
    await lawyer.press(lawyer.page.getByRole("button", { name: lawyer.t(text.remove, { n: 3 }) }));
    await lawyer.press(button(lawyer, text.record));
    await lawyer.hears(text.recorded);
    await lawyer.page.getByRole("heading", { name: lawyer.t(requestKind("documents").name) }).waitFor();
    expect(await lawyer.page.locator(".requests__item").count()).toBe(2);
    expect(await faultsInDresses(lawyer.page, "requests")).toEqual([]);
    await shoot(lawyer, "recorded");
    // In the queue the case is with the applicant, as soon as its row was made anew.
    await waitUntil(
      async () => {
        const { queue } = await bar.graphql<{ queue: { cases: readonly unknown[] } }>(
          '{ queue(tab: "applicant", statuses: ["IrccProcessing"]) { cases { waitsFor } } }',
        );
        return queue.cases.length === 1;
      },
      () => "the case is not among those that wait for the applicant",
    );
    await lawyer.open("/?tab=applicant&status=IrccProcessing");
    const row = lawyer.page.locator("tbody tr");
    await row.waitFor();
    expect(await row.textContent()).toContain(lawyer.t(waitingPartyWords.applicant));
    await shoot(lawyer, "queue");
    expect(lawyer.complaints).toEqual([]);
    await lawyer.leave();
  });

  it("the applicant is told, sees what is missing, and adds it", async () => {
    const amara = await arriveAs("amara", boreal, firm, { language: "en", width: 360 });
    await amara.open(requestsPage());
    await amara.hears(text.nextAdd);
    await shoot(amara, "applicant");
    const item = amara.page.locator(".requests__item");
    await amara.press(item.first().getByRole("link", { name: beginning(amara.t(text.add)) }));
    await amara.page.waitForURL((url) => url.pathname.endsWith("/document-vault/police-certificate"));
    await amara.hears(vault.askedByLetter);
    await shoot(amara, "slot");
    await upload("police-certificate", "policeCertificate", "police.pdf");
    await upload("additional-document", "additionalDocument", "deed.pdf");
    await amara.open(requestsPage());
    await item.first().getByText(amara.t(text.there)).waitFor();
    await amara.press(button(amara, text.link));
    await amara.hears(text.linked);
    await amara.hears(text.nextWait);
    expect(await amara.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await shoot(amara, "ready");
    expect(amara.complaints).toEqual([]);
    await amara.leave();
  });

  it("the lawyer records what was sent: the request is answered, and its day no longer runs", async () => {
    const lawyer = await arriveAs("lawyer", boreal, firm, { language: "en", width: 1280 });
    await lawyer.open(requestsPage());
    await lawyer.hears(text.nextSend);
    await shoot(lawyer, "to-send");
    await lawyer.press(button(lawyer, text.sendNow));
    await lawyer.hears(text.wasSent);
    await lawyer.page.getByText(lawyer.t(text.answered), { exact: true }).waitFor();
    expect(await lawyer.page.locator(".requests__until").count()).toBe(0);
    await shoot(lawyer, "answered");
    const { application } = await home.graphql<{
      application: {
        plan: { deadlines: { id: string }[] };
        caseFile: { documents: { detailsChangeStatus: string }[] };
      };
    }>("query ($id: ID!) { application(id: $id) { plan { deadlines { id } } caseFile } }", { id: firm.applicationId });
    expect(application.plan.deadlines.filter(({ id }) => id.startsWith("request."))).toEqual([]);
    expect(
      application.caseFile.documents.filter(({ detailsChangeStatus }) => detailsChangeStatus === "Submitted"),
    ).toHaveLength(2);
    expect(lawyer.complaints).toEqual([]);
    await lawyer.leave();
  });

  it("on a phone, in French: the applicant records that the passport is asked for, sends it and says so", async () => {
    const amara = await arriveAs("amara", boreal, firm, { language: "fr", width: 360 });
    await amara.open(requestsPage());
    await unfold(amara, text.record);
    await choose(amara, requestKind("passport").name);
    await enterDay(amara, "request-written", ["2026", "11", "16"]);
    await shoot(amara, "passport-record");
    await amara.press(button(amara, text.record));
    await amara.hears(text.recorded);
    await amara.hears(text.nextInPerson);
    // 30 days of the dated row, from the letter.
    await amara.page
      .getByText(/16\sdéc/u)
      .first()
      .waitFor();
    expect(await faultsInDresses(amara.page, "requests-phone")).toEqual([]);
    await shoot(amara, "passport");
    await enterDay(amara, "send-", ["2026", "11", "18"]);
    await amara.press(button(amara, text.doneNow));
    await amara.hears(text.wasSent);
    await amara.page.getByText(amara.t(text.waits), { exact: true }).waitFor({ state: "detached" });
    expect(await amara.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await shoot(amara, "passport-done");
    // The team finds that it was not sent after all: she reads why, and it waits again.
    type Asked = { application: { authorityRequests: { kind: string; items: { id: string }[] }[] } };
    const asked = "query ($id: ID!) { application(id: $id) { authorityRequests { kind items { id } } } }";
    const { application } = await bar.graphql<Asked>(asked, { id: firm.applicationId });
    const sentBack = "Le colis est revenu sans le passeport.";
    const itemId = application.authorityRequests.find(({ kind }) => kind === "passport")?.items[0]?.id;
    const { takeBackSent } = await bar.graphql<{ takeBackSent: { refusals: unknown[] } }>(
      "mutation ($id: ID!, $itemId: ID!, $reason: String!) { takeBackSent(applicationId: $id, itemId: $itemId, reason: $reason) { refusals { code } } }",
      { id: firm.applicationId, itemId, reason: sentBack },
    );
    expect(takeBackSent.refusals).toEqual([]);
    await amara.page.locator("blockquote").filter({ hasText: sentBack }).waitFor();
    expect(await faultsInDresses(amara.page, "requests-taken-back")).toEqual([]);
    await shoot(amara, "passport-taken-back");
    await enterDay(amara, "send-", ["2026", "11", "19"]);
    await amara.press(button(amara, text.doneNow));
    await amara.hears(text.wasSent);
    expect(amara.complaints).toEqual([]);
    await amara.leave();
  });

  it("a lawyer corrects a request twice in one open form: what was added stays, with its file", async () => {
    const recorded = await bar.graphql<{ recordRequest: { refusals: unknown[] } }>(
      'mutation ($id: ID!) { recordRequest(applicationId: $id, kind: "other", addressee: "main", items: [{ words: "The deed of the boat" }], requestId: "other") { refusals { code } } }',
      { id: firm.applicationId },
    );
    expect(recorded.recordRequest.refusals).toEqual([]);
    type Asked = { id: string; kind: string; dueDate: string | null; items: { id: string; linked: string[] }[] };
    const other = async () => {
      const { application } = await bar.graphql<{ application: { authorityRequests: Asked[] } }>(
        "query ($id: ID!) { application(id: $id) { authorityRequests { id kind dueDate items { id linked } } } }",
        { id: firm.applicationId },
      );
      return application.authorityRequests.find(({ kind }) => kind === "other") ?? expect.fail("not recorded");
    };
    const { id } = await other();
    const lawyer = await arriveAs("lawyer", boreal, firm, { language: "en", width: 1280 });
    await lawyer.open(requestsPage());
    const card = lawyer.page.locator(`section[aria-labelledby="request-${id}"]`);
    await lawyer.press(card.locator("summary").filter({ hasText: lawyer.t(text.change) }));
    await lawyer.press(card.getByRole("button", { name: lawyer.t(text.addPoint) }));
    const words = card.getByRole("textbox", { name: beginning(lawyer.t(text.inWords)) });
    await lawyer.hand.write(words.nth(1), "The deed of the house");
    const save = card.getByRole("button", { name: lawyer.t(text.save), exact: true });
    await lawyer.press(save);
    await card.locator(".requests__item").nth(1).waitFor();
    const added = (await other()).items[1] ?? expect.fail("no second point");
    const fileId = await upload("additional-document", "additionalDocument", "house.pdf");
    const linked = await home.graphql<{ linkRequestFile: { refusals: unknown[] } }>(
      "mutation ($id: ID!, $itemId: ID!, $fileId: ID!) { linkRequestFile(applicationId: $id, itemId: $itemId, fileId: $fileId, linked: true) { refusals { code } } }",
      { id: firm.applicationId, itemId: added.id, fileId },
    );
    expect(linked.linkRequestFile.refusals).toEqual([]);
    await enterDay(lawyer, `change-${id}-due`, ["2026", "12", "9"]);
    await lawyer.press(save);
    await card.getByText(/Dec(ember)?\.?\s9/u).waitFor();
    expect(await other()).toMatchObject({ dueDate: "2026-12-09", items: [{}, { id: added.id, linked: [fileId] }] });
    expect(lawyer.complaints).toEqual([]);
    await lawyer.leave();
  });

  it("the registry accepts a filing, whose number and day are offered, then returns it: the case goes back, its day runs on", async () => {
    const court = await home.startApplication("JudicialReview");
    await force(court, "JrPreparation");
    const email = async (name: string, values: Readonly<Record<string, string>>) => {
      const place = { page: "document-filing-status-email", slot: "documentFilingStatusEmail", person: "main" };
      const fileId = await bar.upload(
        { applicationId: court, ...place, filename: name, filetype: "application/pdf" },
        smallPdf(`Invented ${name}`),
      );
      for (const [field, value] of Object.entries(values)) {
        const { correctReading } = await bar.graphql<{ correctReading: { refusals: unknown[] } }>(
          "mutation ($fileId: ID!, $field: String!, $value: String!) { correctReading(fileId: $fileId, field: $field, value: $value) { refusals { code } } }",
          { fileId, field, value },
        );
        expect(correctReading.refusals).toEqual([]);
      }
    };
    await email("accepted.pdf", { filingStatus: "Accepted", courtFileNumber: "IMM-77-26", issueDate: "2026-11-16" });
    const lawyer = await arriveAs("lawyer", boreal, firm, { language: "en", width: 1280 });
    await lawyer.open(`/applications/${court}/status`);
    const step = (id: string): Words => transitionById(id)?.name ?? expect.fail(id);
    await unfold(lawyer, step("fileLeave"));
    await lawyer.hears(statusText.told);
    await shoot(lawyer, "accepted");
    await lawyer.press(lawyer.page.getByRole("button", { name: lawyer.t(step("fileLeave")), exact: true }));
    await lawyer.hears(statuses.JrLeaveFiled.team);
    await email("returned.pdf", { filingStatus: "Returned", issueDate: "2026-11-19" });
    await lawyer.open(`/applications/${court}/status`);
    await unfold(lawyer, step("leaveReturned"));
    await lawyer.hand.write(lawyer.page.locator("#leaveReturned-reason"), "The affidavit is not signed.");
    await shoot(lawyer, "returned");
    await lawyer.press(lawyer.page.getByRole("button", { name: lawyer.t(step("leaveReturned")), exact: true }));
    await lawyer.hears(statuses.JrPreparation.team);
    await lawyer.hears({ en: "The affidavit is not signed.", fr: "" });
    expect(lawyer.complaints).toEqual([]);
    await lawyer.leave();
  });
});
