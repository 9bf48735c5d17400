import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memoNotice } from "@boreal/domain/memo/memoOf";
import { coverage, lists, text } from "../../apps/web/src/features/memo/text.ts";
import { text as deskText } from "../../apps/web/src/features/review/text.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";

/** The lawyer opens the readiness memo from the case, follows its lines to their places and takes it along as a file. */

const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
let firm: Firm;
let lawyer: Visitor;
const memoPath = () => `/applications/${firm.applicationId}/memo`;

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  lawyer = await arriveAs("lawyer", boreal, firm, { language: "en" });
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const reason = (id: string) => lawyer.page.locator(`#memo-${id}`);

describe.skipIf(!here)("the readiness memo", () => {
  it("is reached from the case, and says first that it predicts nothing", async () => {
    await lawyer.open(`/applications/${firm.applicationId}`);
    await lawyer.press(lawyer.link(deskText.memo));
    await lawyer.heading(text.title).waitFor();
    await lawyer.page.getByText(memoNotice.en).waitFor();
    const parts = await lawyer.page.getByRole("heading", { level: 2 }).allInnerTexts();
    expect(parts).toEqual(expect.arrayContaining([lists.settlement.en, lists.letters.en]));
    expect(await lawyer.page.locator(".memo__reason").count()).toBeGreaterThan(10);
    expect(await faultsInDresses(lawyer.page, "memo")).toEqual([]);
  });

  it("leads from a reason to the page that would cover it, and to the question", async () => {
    const ties = reason("lackOfTies");
    await ties.getByText(lawyer.t(coverage.no.words)).waitFor();
    await lawyer.press(
      ties
        .getByRole("list", { name: lawyer.t(text.covers) })
        .getByRole("link")
        .first(),
    );
    await lawyer.page.waitForURL(/\/document-vault\/[\w-]+\?application=/);
    expect(lawyer.page.url()).toContain(firm.applicationId);
    await lawyer.page.goBack();
    await lawyer.heading(text.title).waitFor();
    const questions = lawyer.page.getByRole("link", { name: lawyer.t(text.question) });
    await lawyer.press(questions.first());
    await lawyer.page.waitForURL(/\/assessment\//);
    expect(await lawyer.page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });

  it("is taken along as PDF and DOCX, in the language of the page", async () => {
    await lawyer.open(memoPath());
    for (const [kind, start] of [
      ["pdf", "%PDF"],
      ["docx", "PK"],
    ] as const) {
      const download = lawyer.page.waitForEvent("download");
      await lawyer.press(lawyer.link(text[kind]));
      const file = await download;
      expect(file.suggestedFilename()).toBe(`readiness-memo-en.${kind}`);
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
      expect(Buffer.concat(chunks).subarray(0, start.length).toString()).toBe(start);
    }
  });

  it("is none of the applicant’s", async () => {
    const amara = await arriveAs("amara", boreal, firm, { language: "fr" });
    await amara.open(memoPath());
    await amara.page.getByText(amara.t(text.withheld)).waitFor();
    const answer = await amara.page.request.get(
      `${new URL(amara.page.url()).origin}/memo-files/${firm.applicationId}.pdf`,
    );
    expect(answer.status()).toBe(403);
  });
});
