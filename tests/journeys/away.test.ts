import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { birthday } from "@boreal/domain/questionnaire/identity/identity";
import { afterAll, beforeAll, expect, it } from "vitest";
import { savingWords } from "../../apps/web/src/case/saving/saving.text.ts";
import { text as shellText } from "../../apps/web/src/shell/text.ts";
import { text as vaultText } from "../../apps/web/src/features/vault/text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { answerPage, waitForSaved } from "../browser/assessment.ts";
import { Client, smallPdf } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { RemoteDatabase } from "../browser/remoteDatabase.ts";
import { Boreal } from "../browser/server.ts";
import { waitUntil } from "../running/patience.ts";
import { cardOf, chooseFile, pdf } from "../browser/vault.ts";
import type { Visitor } from "../browser/visitor.ts";

const here = await browserIsHere();
const remote = await RemoteDatabase.start();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any", BOREAL_LOG_LEVEL: "warn", DATABASE_URL: remote.url } });
const client = new Client(boreal);
const amara = inventedPerson("Amara");
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
  await remote.remove();
});

it.skipIf(!here)(
  "while the database is away nothing typed is lost, the page says so, and all goes on by itself",
  async () => {
    await visitor.open(`/applications/${applicationId}/assessment/birthday`);
    await visitor.page.getByRole("group", { name: visitor.t(birthday.question) }).waitFor();
    await remote.cut();
    try {
      await answerPage(visitor, birthday, { birthday: "1996-04-12" });
      await visitor.page
        .getByText(visitor.t(shellText.unsaved))
        .or(visitor.page.getByText(visitor.t(savingWords.notKnown)))
        .first()
        .waitFor();
      await waitUntil(
        async () => (await fetch(`${boreal.address}/health/ready`)).status === 503,
        () => "the server calls itself ready without its database",
      );
      expect((await fetch(`${boreal.address}/health/live`)).status).toBe(200);
    } finally {
      await remote.mend();
    }
    await waitForSaved(visitor);
    await waitUntil(
      async () => {
        const state = await client.graphql<{ application: { caseFile: { answers: { birthday?: string } } } }>(
          "query ($id: ID!) { application(id: $id) { caseFile } }",
          { id: applicationId },
        );
        return state.application.caseFile.answers.birthday === "1996-04-12";
      },
      () => "the answer that was typed meanwhile is not stored",
    );
    await boreal.ready();
  },
);

it.skipIf(!here)(
  "while the storage is away a file waits on the screen, and is stored once the storage is back",
  async () => {
    await visitor.open(`/document-vault/biometrics-validity-letter?application=${applicationId}`);
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    const [folder, aside] = [join(boreal.dataFolder, "files"), join(boreal.dataFolder, "files.away")];
    const bytes = smallPdf("A letter for a storage that is away");
    renameSync(folder, aside);
    writeFileSync(folder, "the storage is away");
    try {
      await chooseFile(visitor, pdf("waiting.pdf", bytes));
      await visitor.page
        .getByText(visitor.t(vaultText.waitingForLine, { name: "waiting.pdf" }))
        .first()
        .waitFor();
      expect(await cardOf(visitor, "waiting.pdf").count()).toBe(0);
    } finally {
      rmSync(folder);
      renameSync(aside, folder);
    }
    await cardOf(visitor, "waiting.pdf").waitFor();
    const { application } = await client.graphql<{ application: { documents: readonly { id: string }[] } }>(
      "query ($id: ID!) { application(id: $id) { documents { id } } }",
      { id: applicationId },
    );
    expect(application.documents).toHaveLength(1);
    expect((await client.download(application.documents[0]?.id ?? "")).equals(bytes)).toBe(true);
  },
);
