import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openArchive } from "../../apps/server/src/files/testArchive.ts";
import { text as planText } from "../../apps/web/src/features/plan/text.ts";
import { text as arrangeText } from "../../apps/web/src/features/vault/file/arrange.text.ts";
import { text as vaultText } from "../../apps/web/src/features/vault/text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { Client, smallPdf } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";

const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any", BOREAL_LOG_LEVEL: "warn" } });
const client = new Client(boreal);
const amara = inventedPerson("Amara");
const place = {
  page: "biometrics-receipt",
  slot: "biometricsReceipt",
  person: "main",
  filename: "receipt.pdf",
  filetype: "application/pdf",
};
let applicationId = "";
let visitor: Visitor;

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  await client.register(amara);
  applicationId = await client.startApplication("Student");
  visitor = await arriveSignedIn(boreal, amara);
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

it.skipIf(!here)(
  "a file that was damaged on the disk is named in place of its download, left out of the archive, named there, and asked for again on plan and card",
  async () => {
    const broken = await client.upload({ applicationId, ...place }, smallPdf("Receipt of spring", 200_000));
    await client.upload({ applicationId, ...place }, smallPdf("Receipt of autumn", 200_000));
    const folder = join(boreal.dataFolder, "files");
    const path = join(
      folder,
      readdirSync(folder, { recursive: true, encoding: "utf8" }).find((name) => name.includes(broken)) ??
        expect.fail("no such file"),
    );
    const bytes = readFileSync(path);
    bytes[150_000] = (bytes[150_000] ?? 0) ^ 1;
    writeFileSync(path, bytes);

    const direct = await client.request(`/files/${broken}`);
    expect([direct.status, await direct.text()]).toEqual([
      422,
      expect.stringMatching(/receipt[^]*can no longer be opened/),
    ]);

    const answer = await client.request(`/applications/${applicationId}/documents.zip`);
    const archive = await openArchive(new Uint8Array(await answer.arrayBuffer()));
    expect(archive).toHaveLength(2);
    expect(new TextDecoder().decode(archive[1]?.bytes)).toMatch(
      /can no longer be opened[^]*ne peuvent plus être ouverts/,
    );

    await visitor.open(`/applications/${applicationId}`);
    await visitor.page.getByText(visitor.t(planText.damagedTitle)).waitFor();
    await visitor.open(`/applications/${applicationId}/documents`);
    await visitor.page.getByText(visitor.t(arrangeText.damagedLeftOut, { count: 1 })).waitFor();
    await visitor.open(`/document-vault/${place.page}?application=${applicationId}`);
    await visitor.page.getByText(visitor.t(vaultText.stateDamaged), { exact: true }).waitFor();
    const card = visitor.page.getByRole("article").filter({ hasText: visitor.t(vaultText.stateDamaged) });
    expect(await card.getByRole("button", { name: visitor.t(vaultText.view) }).count()).toBe(0);
  },
);
