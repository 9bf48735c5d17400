import { pageOf } from "@boreal/domain/vault/pages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { text as expiryText } from "../../apps/web/src/features/vault/file/expiryLine.text.ts";
import { text } from "../../apps/web/src/features/vault/text.ts";
import { arriveSignedIn } from "../browser/accounts.ts";
import { Client, NotAcknowledged, smallPdf } from "../browser/client.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { inventedPerson } from "../browser/people.ts";
import { Boreal } from "../browser/server.ts";
import { waitUntil } from "../running/patience.ts";
import { chooseFile, pdf } from "../browser/vault.ts";
import type { Visitor } from "../browser/visitor.ts";

/** From here on a touch opens the words: `Tooltip.tsx`. */
const longPressMs = 500;

/** The largest file is what the administrator set: for the server, the reader and the page alike. And a touch closes what a touch opened. */
const mebibyte = 1024 * 1024;
const here = await browserIsHere();
const boreal = new Boreal({
  settings: { BOREAL_TODAY: "2026-11-20", BOREAL_GRAPHQL: "any", BOREAL_MAX_UPLOAD_MB: "40" },
});
const client = new Client(boreal);
const person = inventedPerson();
let applicationId = "";
const place = { page: "proof-of-funds", slot: "bankStatements", person: "main", filetype: "application/pdf" };

beforeAll(async () => {
  await boreal.start();
  await client.register(person);
  applicationId = await client.startApplication("Student");
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

it("a file above the usual limit is taken and read where the setting allows it, and one above the setting is not", async () => {
  const id = await client.upload(
    { applicationId, ...place, filename: "large.pdf" },
    smallPdf("Invented statement of account for March", 36 * mebibyte),
    4,
  );
  const read = async () =>
    (
      await client.graphql<{ application: { documents: readonly { id: string; state: string }[] } }>(
        "query ($id: ID!) { application(id: $id) { documents { id state } } }",
        { id: applicationId },
      )
    ).application.documents.find((file) => file.id === id)?.state;
  await waitUntil(
    async () => !["waiting", "reading", undefined].includes(await read()),
    () => "the large file is not read",
  );
  expect(await read()).toBe("read");
  await expect(
    client.upload({ applicationId, ...place, filename: "larger.pdf" }, smallPdf("Invented", 41 * mebibyte)),
  ).rejects.toThrow(NotAcknowledged);
});

describe.skipIf(!here)("on a phone", () => {
  let visitor: Visitor;

  beforeAll(async () => {
    if (!here) return;
    visitor = await arriveSignedIn(boreal, person, { language: "fr", width: 320, height: 700, onPhone: true });
  });

  it("the limit stands beside the button, and a larger file is refused before it is sent", async () => {
    await visitor.open(`/document-vault/proof-of-funds?application=${applicationId}`);
    await visitor.page
      .getByText(visitor.t(text.largest, { count: 30, size: "40 Mo" }))
      .first()
      .waitFor();
    await chooseFile(
      visitor,
      [pdf("trop grand.pdf", smallPdf("Invented", 41 * mebibyte))],
      visitor.page
        .getByRole("group")
        .filter({ hasText: visitor.t(text.drop) })
        .first(),
    );
    expect(
      await visitor.page
        .getByRole("main")
        .getByText(/dépasse 40 Mo/)
        .innerText(),
    ).toContain("choisissez-le de nouveau");
  });

  it("a place for a PDF alone advises a PDF alone", async () => {
    const slot = pageOf("application-for-study-permit")?.slots[0];
    if (!slot) throw new Error("the slot of IMM 1294 is gone");
    await visitor.open(`/document-vault/application-for-study-permit?application=${applicationId}`);
    await chooseFile(
      visitor,
      [{ name: "formulaire.docx", mimeType: "application/octet-stream", buffer: Buffer.from("PK invented") }],
      visitor.page.getByRole("group", { name: visitor.t(slot.name), exact: true }),
    );
    expect(await visitor.page.getByText(/Enregistrez le document en/).innerText()).toContain("en PDF, puis");
  });

  it("words that a long touch opened are closed by the next touch, on the button or elsewhere", async () => {
    const letter = await client.upload(
      {
        applicationId,
        page: "provincial-attestation-letter",
        slot: "provincialAttestationLetter",
        person: "main",
        filename: "letter.pdf",
        filetype: "application/pdf",
      },
      smallPdf("Invented letter"),
    );
    expect(letter).not.toBe("");
    await visitor.open(`/document-vault/provincial-attestation-letter?application=${applicationId}`);
    const button = visitor.page.getByRole("button", { name: visitor.t(expiryText.palAbout), exact: true });
    const words = visitor.page.getByRole("tooltip");
    await button.waitFor();
    await visitor.rest();
    await button.scrollIntoViewIfNeeded();
    const touches = await visitor.context.newCDPSession(visitor.page);
    /** Answers with the milliseconds that the finger was down at most. */
    const press = async (ms: number): Promise<number> => {
      const box = await button.boundingBox();
      if (!box) throw new Error("the button is not drawn");
      const begun = performance.now();
      await touches.send("Input.dispatchTouchEvent", {
        type: "touchStart",
        touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
      });
      await new Promise((over) => setTimeout(over, ms));
      await touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      return performance.now() - begun;
    };
    // On a busy machine a short press becomes a long one; that is none, and is made again.
    while ((await press(150)) > longPressMs) await visitor.page.getByRole("heading", { level: 1 }).tap();
    expect(await words.count()).toBe(0);
    for (const close of [() => press(100), async () => await visitor.page.getByRole("heading", { level: 1 }).tap()]) {
      await press(700);
      await words.waitFor();
      await close();
      await words.waitFor({ state: "hidden" });
    }
    expect(visitor.complaints).toEqual([]);
  });
});
