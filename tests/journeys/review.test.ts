import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentsText as text } from "../../apps/web/src/features/review/documents/documents.text.ts";
import { reviewText } from "../../apps/web/src/case/review/review.text.ts";
import { faultsInDresses } from "../browser/axe.ts";
import { Client, smallPdf } from "../browser/client.ts";
import { foundFirm, type Firm } from "../browser/firm.ts";
import { browserIsHere, closeBrowser } from "../browser/launch.ts";
import { untilEverythingIsRead } from "../browser/openSlots.ts";
import { arriveAs } from "../browser/screens.ts";
import { Boreal } from "../browser/server.ts";
import type { Visitor } from "../browser/visitor.ts";
import { waitUntil } from "../running/patience.ts";
import { inLanguages } from "../running/sizes.ts";

const here = await browserIsHere();
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any" } });
/** At least so many; a few more are added, because what cannot be read as a document is not reviewed. */
const atLeast = 30;
let documents = 0;
/** Issue 16: so many keys at most for a document that is right. */
const keysEach = 3;
let firm: Firm;
let home: Client;

type Slot = {
  page: string;
  slot: string;
  childNumber: number | null;
  requirement: string;
  permissions: string[];
  person: string;
};

/** One file in each place that takes one, until the case has more than thirty documents. */
async function fillVault(): Promise<void> {
  const { application } = await home.graphql<{ application: { documents: unknown[]; plan: { vault: Slot[] } } }>(
    "query ($id: ID!) { application(id: $id) { documents { id } plan { vault { page slot childNumber requirement permissions person } } } }",
    { id: firm.applicationId },
  );
  let count = application.documents.length;
  const places = application.plan.vault.filter(({ permissions }) => permissions.includes("Upload"));
  for (const { page, slot, childNumber, person } of places) {
    if (count >= atLeast + 6) return;
    const place = {
      applicationId: firm.applicationId,
      page,
      slot,
      person,
      ...(childNumber === null ? {} : { childNumber }),
    };
    await home
      .upload(
        { ...place, filename: `${slot}.pdf`, filetype: "application/pdf" },
        smallPdf(`Invented ${page} ${slot} ${childNumber ?? ""}`),
      )
      .then(() => (count += 1))
      // A place that is full, or takes no PDF.
      .catch(() => undefined);
  }
  if (count < atLeast) throw new Error(`only ${count} documents`);
}

beforeAll(async () => {
  if (!here) return;
  await boreal.start();
  firm = await foundFirm(boreal);
  home = new Client(boreal);
  await home.signIn(firm.amara);
  await fillVault();
  // What is read later has other values, and would have to be looked at again.
  await untilEverythingIsRead(home, firm.applicationId);
});

afterAll(async () => {
  await closeBrowser();
  await boreal.remove();
});

const shots = process.env["BOREAL_REVIEW_SHOTS"];
const shoot = async (visitor: Visitor, name: string): Promise<void> => {
  if (shots) await visitor.page.screenshot({ path: `${shots}/${name}-${visitor.language}.png`, fullPage: true });
};
const view = (visitor: Visitor) => visitor.page.getByRole("region", { name: visitor.t(text.view) });
const says = async (visitor: Visitor, done: number): Promise<void> => {
  const words = visitor.t(text.progress, { done, count: documents });
  await waitUntil(
    async () => (await view(visitor).getByRole("status").first().textContent())?.includes(words) ?? false,
    () => `the review does not say “${words}”`,
  );
};

async function openReview(language: "en" | "fr", width?: number): Promise<Visitor> {
  const lawyer = await arriveAs("lawyer", boreal, firm, { language, ...(width === undefined ? {} : { width }) });
  await lawyer.open(`/applications/${firm.applicationId}/review`);
  await view(lawyer).waitFor();
  const said = (await view(lawyer).getByRole("status").first().textContent()) ?? "";
  documents = Number(/(\d+)\D*·/.exec(said)?.[1]);
  expect(documents).toBeGreaterThanOrEqual(atLeast);
  return lawyer;
}

describe.skipIf(!here)("the review of documents in the browser", () => {
  it.each(inLanguages("fr"))(
    "shows a document beside its values, its keys on request, and fits a phone (%s)",
    async (language) => {
      const lawyer = await openReview(language, 360);
      await says(lawyer, 0);
      await lawyer.page.keyboard.press("?");
      await lawyer.page.getByRole("region", { name: lawyer.t(text.keysTitle) }).waitFor();
      await shoot(lawyer, "phone");
      expect(await faultsInDresses(lawyer.page, "review")).toEqual([]);
      // Turned off, a letter does nothing (WCAG 2.1.4).
      await lawyer.page.getByRole("checkbox", { name: lawyer.t(text.keysOn) }).uncheck();
      await view(lawyer).focus();
      await lawyer.page.keyboard.press("a");
      await lawyer.rest();
      await says(lawyer, 0);
      await lawyer.leave();
    },
  );

  it("is possible by keyboard only: thirty documents, at most three keys for each that is right", async () => {
    const lawyer = await openReview("en");
    let keys = 0;
    const press = async (key: string): Promise<void> => {
      keys += 1;
      await lawyer.page.keyboard.press(key);
    };
    await says(lawyer, 0);
    await shoot(lawyer, "desk");
    // One is not right: it is returned, in words that the applicant reads.
    await press("r");
    await lawyer.page.keyboard.type("The second page is missing.");
    await press("Tab");
    await press("Enter");
    await says(lawyer, 1);
    const before = keys;
    for (let done = 2; done <= documents; done += 1) {
      await press("a");
      await says(lawyer, done);
    }
    await lawyer.page.getByText(lawyer.t(text.allDone)).waitFor();
    const each = (keys - before) / (documents - 1);
    console.log(
      `review of ${documents} documents by keyboard: ${keys} keys and one sentence, ${each} for each document that is right`,
    );
    expect(each).toBeLessThanOrEqual(keysEach);
    await shoot(lawyer, "done");
    await lawyer.leave();
  });

  it("tells the applicant what was returned and why, and a second lawyer who decided first", async () => {
    const { application } = await home.graphql<{
      application: { documentReviews: { kind: string; page: string; fileId: string }[] };
    }>("query ($id: ID!) { application(id: $id) { documentReviews { kind page fileId } } }", {
      id: firm.applicationId,
    });
    const returned = application.documentReviews.find(({ kind }) => kind === "returned");
    const amara = await arriveAs("amara", boreal, firm, { language: "en" });
    await amara.open(`/document-vault/${returned?.page}?application=${firm.applicationId}`);
    await amara.page.getByText(amara.t(reviewText.returnedTitle)).first().waitFor();
    expect(await amara.page.getByText(/The second page is missing\./).count()).toBeGreaterThan(0);
    await shoot(amara, "applicant");
    await amara.leave();
  });
});
