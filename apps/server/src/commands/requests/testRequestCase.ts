import { randomUUID } from "node:crypto";
import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { sql } from "../../database/query.ts";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { actor, openTestVault, pdfBytes, type TestVault } from "../documents/testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { sendRequestItems, takeBackSent } from "./answerRequest.ts";
import { cancelRequest, changeRequest, recordRequest } from "./recordRequest.ts";
import { inSlot, inWords, passport } from "./testAsked.ts";

/** A case with the authority, and the hands of the people who work with its requests. */

export type Given = Parameters<typeof recordRequest>[2];
export const lawyer = actor("the-lawyer", "lawyer");
export const second = actor("second-lawyer", "lawyer");

export const codes = (result: { readonly refusals: readonly { readonly code: string }[] }) =>
  result.refusals.map(({ code }) => code);

/** The applicant and the lawyer have profiles, so that they are told. */
async function openRequestVault(): Promise<TestVault> {
  const vault = await openTestVault();
  for (const [{ userId }, role] of [
    [vault.student, "student"],
    [lawyer, "lawyer"],
  ] as const)
    await vault.database
      .insert(profileTable)
      .values({ userId, role, language: "en", sealedNames: Buffer.alloc(1), createdAt: new Date() });
  return vault;
}

export type RequestTest = { vault: TestVault; the: Awaited<ReturnType<typeof openRequestCase>> };

/** For the tests of one file: `eachBegins` gets the database of all of them, and a case that is new for each. */
export function withRequestCase(eachBegins: (test: RequestTest) => void | Promise<void>): void {
  let vault: TestVault;
  beforeAll(async () => {
    vault = await openRequestVault();
  });
  beforeEach(async () => await eachBegins({ vault, the: await openRequestCase(vault) }));
  afterAll(async () => await vault.close());
}

async function openRequestCase(vault: TestVault) {
  const applicationId = await vault.addApplication(vault.student.userId);
  const setStatus = async (status: ApplicationStatus) =>
    void (await vault.database.execute(
      sql`update boreal.application set status = ${status} where id = ${applicationId}`,
    ));
  await setStatus("IrccProcessing");
  const loaded = async () => (await loadCaseFile(vault.deps, applicationId)) ?? expect.fail("no case");
  const requests = async () => (await loaded()).caseFile.authorityRequests ?? [];
  const request = async () => {
    const [open, ...others] = await requests();
    if (!open || others.length > 0) throw new Error(`${others.length + 1} requests`);
    return open;
  };
  return {
    applicationId,
    setStatus,
    loaded,
    requests,
    request,
    ...handsOf(vault, applicationId, request),
    ...tracesOf(vault, applicationId),
  };
}

type RequestOfCase = () => Promise<{ readonly id: string }>;

const handsOf = (vault: TestVault, applicationId: string, request: RequestOfCase) => ({
  stored: async (place = passport, by = vault.student) =>
    await storeFile(vault.deps, {
      applicationId,
      by,
      place,
      fileName: "paper.pdf",
      bytes: pdfBytes(2000, randomUUID()),
      replaces: null,
    }),
  record: async (by: Actor | null, more: Partial<Given> = {}) =>
    codes(
      await recordRequest(vault.deps, by, {
        applicationId,
        kind: "documents",
        addressee: "main",
        childNumber: null,
        letterFileId: null,
        letterDate: null,
        dueDate: "2026-12-10",
        items: [inSlot, inWords("The deed of the boat")],
        requestId: randomUUID(),
        ...more,
      }),
    ),
  send: async (by: Actor, itemIds: readonly string[], on = "2026-11-20") =>
    codes(
      await sendRequestItems(vault.deps, by, { applicationId, authorityRequestId: (await request()).id, itemIds, on }),
    ),
  change: async (by: Actor, items: Given["items"], baseVersion: number | null = null) =>
    codes(
      await changeRequest(vault.deps, by, {
        applicationId,
        authorityRequestId: (await request()).id,
        letterFileId: null,
        letterDate: null,
        dueDate: "2026-12-20",
        items,
        baseVersion,
      }),
    ),
  takeBack: async (by: Actor, itemId: string, reason: string | null = null) =>
    codes(await takeBackSent(vault.deps, by, { applicationId, itemId, reason })),
  cancel: async (by: Actor) =>
    codes(await cancelRequest(vault.deps, by, { applicationId, authorityRequestId: (await request()).id })),
});

const tracesOf = (vault: TestVault, applicationId: string) => ({
  events: async (kinds: string) =>
    (
      await vault.database.$client.query<{ kind: string }>(
        `select kind from boreal.audit_event where chain_id = $1 and kind ~ $2 order by position`,
        [applicationId, kinds],
      )
    ).rows.map(({ kind }) => kind),
  /** Who was told what, in the order of kinds and people. */
  told: async () =>
    (
      await vault.database.$client.query<{ kind: string; user_id: string }>(
        "select kind, user_id from boreal.notification where application_id = $1 order by kind, user_id",
        [applicationId],
      )
    ).rows.map(({ kind, user_id }) => [kind, user_id] as const),
});
