import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Download, Locator } from "playwright-core";
import { takeOutText as text } from "../../apps/web/src/case/takeOut/takeOut.text.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";

/** The applicant takes one application out, and all of them; the lawyer every case. Each is a ZIP file that begins as one. */

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

async function bytesOf(file: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

async function takenBy(visitor: Visitor, control: Locator): Promise<Buffer> {
  const download = visitor.page.waitForEvent("download");
  await visitor.press(control);
  return await bytesOf(await download);
}

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004", "latin1"));

describe.skipIf(!here)("taking everything out", () => {
  it("gives the applicant one application, and all of them in one file", async () => {
    const amara = await arriveAs("amara", boreal, firm, { language: "fr", width: 320 });
    await amara.open("/account/archive");
    await amara.heading(text.title).waitFor();
    const each = amara.page.getByRole("main").getByRole("listitem").getByRole("link");
    await each.first().waitFor();
    expect(await each.count()).toBe(3);
    expect(await faultsInDresses(amara.page, "taking out")).toEqual([]);
    const one = await takenBy(amara, each.first());
    expect(isZip(one)).toBe(true);
    expect(one.includes("index.html")).toBe(true);
    // What stays with the firm is not in it, and neither is the log.
    expect(one.includes("audit.json")).toBe(false);
    const all = await takenBy(amara, amara.button(text.all));
    expect(isZip(all)).toBe(true);
    expect(all.length).toBeGreaterThan(one.length);
    await amara.page.getByText(amara.t(text.over, { of: 3 })).waitFor();
    expect(await faultsInDresses(amara.page, "taken out")).toEqual([]);
    expect(amara.complaints).toEqual([]);
    await amara.leave();
  });

  it("gives the lawyer every case, with the log", async () => {
    const lawyer = await arriveAs("lawyer", boreal, firm, { language: "en" });
    await lawyer.open("/account/archive");
    const all = await takenBy(lawyer, lawyer.button(text.allTeam));
    expect(isZip(all)).toBe(true);
    await lawyer.page.getByText(lawyer.t(text.over, { of: 3 })).waitFor();
    await lawyer.leave();
  });
});
