import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firmLines } from "@boreal/domain/office/firm";
import { eq } from "../../database/query.ts";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { readFirm, readFirmLines } from "../../store/office/firm.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { writePaymentSettings } from "../../store/payments/paymentSettings.ts";
import { disableAccount } from "../accounts/disableAccount.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { saveFirm } from "./saveFirm.ts";
import { saveMembership } from "./saveMembership.ts";
import { inventedFirm, inventedMembership } from "./testFirmValues.ts";

let firm: TestFirm;
let admin: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  admin = await firm.person("admin");
});
afterAll(async () => await firm.close());

const codes = ({ refusals }: { readonly refusals: readonly { readonly code: string; readonly path?: string }[] }) =>
  refusals.map(({ code, path }) => (path === undefined ? code : `${path} ${code}`));
const representativeIn = async (applicationId: string) =>
  (await loadCaseFile(firm, applicationId))?.caseFile.representative;

describe("the firm", () => {
  it("begins letters and receipts; before anybody said so, with the text that an earlier version kept", async () => {
    const settings = { collectsFees: false, office: "Old office\n2 Elm Street", howToPay: { en: "", fr: "" } };
    await writePaymentSettings(firm.db, { settings, baseVersion: 0, by: admin.userId, at: firm.now() });
    expect(await readFirmLines(firm.db)).toEqual(["Old office", "2 Elm Street"]);
    expect(codes(await saveFirm(firm, admin, { values: inventedFirm, baseVersion: 0 }))).toEqual([]);
    expect(await readFirmLines(firm.db)).toEqual(firmLines(inventedFirm));
  });

  it("is said by administrators alone, whole, and by one of two at a time", async () => {
    const { version } = await readFirm(firm.db);
    const given = { values: { ...inventedFirm, name: "Roy" }, baseVersion: version };
    expect(codes(await saveFirm(firm, await firm.person("lawyer"), given))).toEqual(["notAllowed"]);
    expect(codes(await saveFirm(firm, null, given))).toEqual(["notSignedIn"]);
    expect(codes(await saveFirm(firm, admin, { ...given, values: { ...given.values, email: "" } }))).toEqual([
      "email officeValueMissing",
    ]);
    for (const values of ["text", ["list"], null, { name: { first: "x" } }])
      expect(codes(await saveFirm(firm, admin, { ...given, values }))).toEqual(["officeValuesUnreadable"]);
    expect(codes(await saveFirm(firm, admin, given))).toEqual([]);
    expect(codes(await saveFirm(firm, admin, given))).toEqual(["firmChangedSince"]);
  });
});

describe("who acts for applicants", () => {
  it("stands in the cases assigned to them, from the moment they say so until the account ends", async () => {
    const [lawyer, colleague] = [await firm.person("lawyer"), await firm.person("lawyer")];
    const applicationId = await firm.application(await firm.person("student"));
    expect(await representativeIn(applicationId)).toBeUndefined();
    await firm.assign(applicationId, lawyer);
    await firm.assign(applicationId, colleague);
    expect(await representativeIn(applicationId)).toBeUndefined();
    expect(codes(await saveMembership(firm, colleague, { membership: inventedMembership }))).toEqual([]);
    expect(await representativeIn(applicationId)).toMatchObject({ familyName: "Roy", phoneNumber: "6135550100" });
    // Whoever was assigned first acts, once they say so.
    await saveMembership(firm, lawyer, { membership: { ...inventedMembership, familyName: "Lichen" } });
    expect(await representativeIn(applicationId)).toMatchObject({ familyName: "Lichen", body: "college" });
    const deps = { ...firm, forgetSessions: () => {} };
    await disableAccount(deps, admin, { userId: lawyer.userId, toUserId: colleague.userId });
    expect(await representativeIn(applicationId)).toMatchObject({ familyName: "Roy" });
    expect(await representativeIn(await firm.application(await firm.person("student")))).toBeUndefined();
  });

  it("is said by each for themselves, and lies sealed", async () => {
    const lawyer = await firm.person("lawyer");
    expect(codes(await saveMembership(firm, lawyer, { membership: { familyName: "Roy" } }))).toEqual([
      "body officeValueMissing",
      "isPaid officeValueMissing",
    ]);
    expect(codes(await saveMembership(firm, await firm.person("student"), { membership: {} }))).toEqual(["notAllowed"]);
    await saveMembership(firm, lawyer, { membership: inventedMembership });
    const [row] = await firm.db
      .select({ sealed: profileTable.sealedMembership })
      .from(profileTable)
      .where(eq(profileTable.userId, lawyer.userId));
    expect(row?.sealed?.includes("R500123")).toBe(false);
  });
});
