import { describe, expect, it } from "vitest";
import { aCase, type DocumentFacts } from "../../test/caseBuilder.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { computePlan } from "./plan.ts";
import { unreadInOneLine } from "./unreadValues.ts";

const ada = aCase()
  .on("2026-11-20")
  .type("Student")
  .status("Preparation")
  .profile({ firstName: "Ada", lastName: "Okafor" })
  .answers({ country: "NG" });

function toldOf(page: PageSlug, facts: DocumentFacts, from = ada) {
  const given = from.document(page, { documentOwner: "main", ...facts });
  const { unread = [] } = computePlan(given.build());
  return unread.map((one) => unreadInOneLine(given.reader(), one, true));
}

describe("what nobody found in a document", () => {
  it("is told by whose document it is, which, and which value", () => {
    expect(toldOf("language-test", { notRead: ["testDate", "Speaking"] })).toEqual([
      {
        en: "Ada Okafor, Language Test: date of the test",
        fr: "Ada Okafor, Test de langue\u00A0: date du test",
      },
    ]);
  });

  it.each<[string, PageSlug, DocumentFacts, readonly string[]]>([
    [
      "a balance decides on the funds",
      "proof-of-funds",
      { notRead: ["closingBalance", "bankName"] },
      ["closingBalance"],
    ],
    ["a place that is empty, too", "proof-of-funds", { notFound: ["closingBalance"] }, ["closingBalance"]],
    [
      "what a person looked for in vain is asked for no more",
      "proof-of-funds",
      { notFound: ["closingBalance"], saidNotThere: ["closingBalance"] },
      [],
    ],
    [
      "a value that waits to be confirmed is asked for elsewhere",
      "proof-of-funds",
      { notRead: ["closingBalance"], toConfirm: ["closingBalance"] },
      [],
    ],
    [
      "an account that is taken out",
      "proof-of-funds",
      { notRead: ["closingBalance"], excludeFromAvailableFund: true },
      [],
    ],
    [
      "accounts that are rows of one statement",
      "proof-of-funds",
      {
        notRead: ["closingBalance", "currency"],
        parsedValues: {
          accounts: [
            { accountNumber: "1", currency: "CAD", closingBalance: 100000 },
            { accountNumber: "2", currency: "CAD", closingBalance: 200000 },
          ],
        },
      },
      [],
    ],
    ["a number that only a form waits for is a gap of the form", "national-id", { notRead: ["documentNumber"] }, []],
    ["a file that was made here", "proof-of-funds", { notRead: ["closingBalance"], filledForm: "IMM1294" }, []],
    ["nothing that was not found", "tuition-receipt", { notRead: [] }, []],
  ])("%s", (_words, page, facts, values) => {
    const { unread = [] } = computePlan(ada.document(page, { documentOwner: "main", ...facts }).build());
    expect(unread.flatMap((one) => one.values)).toEqual(values);
  });

  it("one of two days is enough, and one page of a document tells it for all", () => {
    const passport = { documentOwner: "main", slotId: "passportBioPage" } as const;
    const day = { parsedValues: { passportExpiryDate: "2031-02-03" } };
    const open = ada.document("passport", { ...passport, notRead: ["passportExpiryDate"] });
    expect(computePlan(open.build()).unread).toMatchObject([{ page: "passport", values: ["passportExpiryDate"] }]);
    expect(computePlan(open.document("passport", { ...passport, ...day }).build()).unread).toBeUndefined();
  });

  it("ends once the application was sent", () => {
    const sent = ada.status("IrccProcessing").document("proof-of-funds", { notRead: ["closingBalance"] });
    expect(computePlan(sent.build()).unread).toBeUndefined();
  });
});
