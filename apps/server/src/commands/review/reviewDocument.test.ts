import { randomUUID } from "node:crypto";
import { caseWithout } from "@boreal/domain/plan/redactedPlan";
import { computePlan } from "@boreal/domain/plan/plan";
import { pageOf } from "@boreal/domain/vault/pages";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { listDocumentReviews, openReviewReason, readCurrentReview } from "../../store/reviews/documentReviews.ts";
import { deleteDocument } from "../documents/deleteDocument.ts";
import { actor, openTestVault, pdfBytes, type TestVault } from "../documents/testFileDeps.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { startUpload } from "../uploads/startUpload.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { acceptDocument, askForDocument, cancelReview, returnDocument } from "./reviewDocument.ts";

let vault: TestVault;
let applicationId: string;
let fileId: string;
const lawyer = actor("the-lawyer", "lawyer");
const other = { ...actor("other-lawyer", "lawyer"), lawyerScope: "firm" };
const passport = { page: "passport", slot: "passportBioPage", person: "main", childNumber: null };

beforeAll(async () => {
  vault = await openTestVault();
});
beforeEach(async () => {
  applicationId = await vault.addApplication(vault.student.userId);
  fileId = await stored();
});
afterAll(async () => await vault.close());

const stored = async (replaces: string | null = null) =>
  await storeFile(vault.deps, {
    applicationId,
    by: vault.student,
    place: passport,
    fileName: "passport.pdf",
    bytes: pdfBytes(2000, randomUUID()),
    replaces,
  });
const codes = (result: { readonly refusals: readonly { readonly code: string }[] }) =>
  result.refusals.map(({ code }) => code);
const accept = async (by: Actor = lawyer, file = fileId) =>
  codes(await acceptDocument(vault.deps, by, { applicationId, fileId: file }));
const sendBack = async (reason: string, by: Actor = lawyer) =>
  codes(await returnDocument(vault.deps, by, { applicationId, fileId, reason }));
const events = async () =>
  (
    await vault.database.$client.query<{ kind: string }>(
      "select kind from boreal.audit_event where chain_id = $1 and kind in ('documentAccepted', 'documentReturned', 'documentAsked') order by position",
      [applicationId],
    )
  ).rows.map(({ kind }) => kind);
const notices = async () =>
  (
    await vault.database.$client.query<{ kind: string }>(
      "select kind from boreal.notification where application_id = $1 order by created_at",
      [applicationId],
    )
  ).rows.map(({ kind }) => kind);

describe("accepting a document", () => {
  it("is of this very file, by whom and when, once", async () => {
    expect(await accept()).toEqual([]);
    expect(await accept()).toEqual([]);
    expect(await readCurrentReview(vault.database, fileId)).toMatchObject({
      kind: "accepted",
      fileId,
      reviewedBy: lawyer.userId,
      cancelledAt: null,
    });
    expect((await events()).filter((kind) => kind === "documentAccepted")).toHaveLength(1);
  });

  it("does not cover a new file in its place", async () => {
    await accept();
    const next = await stored(fileId);
    expect(await readCurrentReview(vault.database, next)).toBeUndefined();
    expect(await accept(lawyer, next)).toEqual([]);
  });

  it("has one winner of two who decide at once; the other hears what was decided", async () => {
    const results = await Promise.all([accept(), sendBack("It is blurred.", other)]);
    expect(results.flat()).toEqual(["reviewedAlready"]);
    expect(await listDocumentReviews(vault.database, applicationId)).toHaveLength(1);
    expect((await events()).length).toBe(1);
  });

  it("is refused to who does not prepare the case, and of a file that is not there", async () => {
    expect(await accept(vault.student)).toEqual(["notAllowed"]);
    expect(await accept(actor("support", "support"))).toEqual(["notAllowed"]);
    expect(await accept(actor("stranger"))).toEqual(["notFound"]);
    expect(await accept(lawyer, "none")).toEqual(["documentNotFound"]);
    await deleteDocument(vault.deps, vault.student, fileId);
    expect(await accept()).toEqual(["documentNotFound"]);
    expect(await events()).not.toContain("documentAccepted");
  });
});

describe("returning a document", () => {
  it("needs a reason, which only the key of its owner opens", async () => {
    expect(await sendBack("  ")).toEqual(["reasonNeeded"]);
    expect(await sendBack("x".repeat(1001))).toEqual(["reasonTooLong"]);
    expect(await sendBack("The second page is missing.")).toEqual([]);
    const [row] = await listDocumentReviews(vault.database, applicationId);
    const key = await vault.deps.personKey(vault.student.userId);
    expect(row && openReviewReason(key, row)).toBe("The second page is missing.");
    expect(row?.sealedReason?.includes("missing")).toBe(false);
  });

  it("with the same reason is the same request again; with another one it is refused, so that none is lost", async () => {
    expect(await sendBack("The second page is missing.")).toEqual([]);
    expect(await sendBack("The second page is missing.")).toEqual([]);
    expect(await sendBack("The stamp is missing.")).toEqual(["reviewedAlready"]);
    expect(await listDocumentReviews(vault.database, applicationId)).toHaveLength(1);
  });

  it("can be decided again once it was cancelled; what was cancelled stays on record", async () => {
    await sendBack("It is blurred.");
    expect(await accept()).toEqual(["reviewedAlready"]);
    const reviewId = (await readCurrentReview(vault.database, fileId))?.id ?? "";
    const cancel = async () => codes(await cancelReview(vault.deps, lawyer, { applicationId, reviewId }));
    expect(await cancel()).toEqual([]);
    expect(await cancel()).toEqual(["reviewNotFound"]);
    expect(await accept()).toEqual([]);
    expect((await listDocumentReviews(vault.database, applicationId)).map(({ kind }) => kind).toSorted()).toEqual([
      "accepted",
      "returned",
    ]);
  });
});

describe("a returned document", () => {
  const slot = async () => {
    const loaded = await loadCaseFile(vault.deps, applicationId);
    const plan = computePlan(loaded?.caseFile ?? expect.fail("no case"));
    const planned = plan.vault.find((one) => one.page === passport.page && one.slot === passport.slot);
    return {
      toReplace: planned?.toReplace,
      isOpen: plan.readiness.open.some(({ kind, id }) => kind === "slot" && id === passport.slot),
      because: loaded?.caseFile.documents.flatMap(({ returnedBecause }) => returnedBecause ?? []),
    };
  };

  it("leaves its slot open in the plan, with the reason, until another file is there or the decision is cancelled", async () => {
    expect(await slot()).toEqual({ toReplace: undefined, isOpen: false, because: [] });
    await sendBack("The second page is missing.");
    const returned = { toReplace: true, isOpen: true, because: ["The second page is missing."] };
    expect(await slot()).toEqual(returned);
    const reviewId = (await readCurrentReview(vault.database, fileId))?.id ?? "";
    await cancelReview(vault.deps, lawyer, { applicationId, reviewId });
    expect(await slot()).toEqual({ toReplace: undefined, isOpen: false, because: [] });
    await sendBack("Blurred.");
    await stored();
    expect(await slot()).toEqual({ toReplace: undefined, isOpen: false, because: ["Blurred."] });
  });

  it("takes no room: another can be added while the case is reviewed, when nothing can be replaced", async () => {
    const upload = { applicationId, ...passport, fileName: "b.pdf", length: 2000, replaces: null };
    const page = pageOf(passport.page);
    const most = page?.slots[0]?.maxFiles ?? 1;
    for (let more = 1; more < most; more += 1) await stored();
    await vault.database.$client.query("update boreal.application set status = 'LawyerReview' where id = $1", [
      applicationId,
    ]);
    const begin = async () => await startUpload(vault.deps, vault.student, upload);
    expect(await begin()).toMatchObject({ refused: { code: "SLOT_FULL" } });
    await sendBack("Blurred.");
    expect("refused" in (await begin())).toBe(false);
    await vault.database.$client.query("update boreal.application set status = 'Preparation' where id = $1", [
      applicationId,
    ]);
  });

  it("is known as returned to an agent, and why is not", async () => {
    await sendBack("A secret: heron.");
    const loaded = await loadCaseFile(vault.deps, applicationId);
    const known = caseWithout(loaded?.caseFile ?? expect.fail("no case"), {
      isAnswerWithheld: () => false,
      isPageWithheld: () => false,
    });
    expect(known.documents[0]?.returnedAt).toEqual(expect.any(String));
    expect(JSON.stringify(known)).not.toContain("heron");
  });
});

describe("asking for a document", () => {
  it("says what is needed of a place that the case has", async () => {
    const ask = async (
      page: string,
      reason: string,
      requestId: string | null = null,
      of = applicationId,
      by = lawyer,
    ) =>
      codes(
        await askForDocument(vault.deps, by, {
          applicationId: of,
          page,
          slot: "passportBioPage",
          childNumber: null,
          reason,
          requestId,
        }),
      );
    expect(await ask("no-such-page", "Please add it.")).toEqual(["notFound"]);
    expect(await ask("passport", "")).toEqual(["reasonNeeded"]);
    expect(await ask("passport", "Please add the page with your visa.")).toEqual([]);
    expect(await events()).toContain("documentAsked");
    expect(await notices()).not.toContain("documentReturned");
    const asked = async () => (await events()).filter((kind) => kind === "documentAsked").length;
    expect(await ask("passport", "Please add your visa.", "one")).toEqual([]);
    expect(await ask("passport", "Please add your visa.", "one")).toEqual([]);
    expect(await asked()).toBe(2);
    expect(await ask("passport", "Please add your visa.", "")).toEqual(["requestIdNeeded"]);
    const other = await vault.addApplication(vault.student.userId);
    expect(await ask("passport", "Please add your visa.", "one", other)).toEqual(["requestIdNeeded"]);
    expect(await asked()).toBe(2);
  });
});
