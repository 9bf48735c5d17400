import { expect, test } from "vitest";
import { degraded } from "../../../../../tests/samples/degrade.ts";
import {
  madeUpCard,
  madeUpPassport,
  madeUpPassportPdf,
  passportLayouts,
} from "../../../../../tests/samples/identity/drawn.ts";
import { holders } from "../../../../../tests/samples/identity/people.ts";
import { drawPdf } from "../../../../../tests/samples/pdfDocument.ts";
import { readDocument } from "../../readDocument.ts";
import { createRecogniser } from "../../text/recogniseText.ts";

const recogniser = createRecogniser(["eng", "fra"]);
const read = (bytes: Uint8Array, expected: string) =>
  readDocument({ bytes, fileName: "paper", expectedTypes: [expected] }, { recogniser });

const bare = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("-", " ");

test.each(holders.slice(0, 4).map((holder, index) => ({ holder, layout: passportLayouts[index] ?? "english" })))(
  "the passport of $holder.given $holder.family, layout $layout",
  async ({ holder, layout }) => {
    const reading = await read(await madeUpPassport(holder, layout, 200), "Passport");
    expect([reading.documentType, reading.outcome, reading.warnings]).toEqual(["Passport", "read", []]);
    const { fields } = reading;
    expect(fields).toMatchObject({
      passportNumber: { value: holder.number, checked: "checkDigit" },
      birthday: { value: holder.birth, checked: "checkDigit" },
      passportExpiryDate: { value: holder.expiry, checked: "checkDigit" },
      passportIssueDate: { value: holder.issued, checked: "twoReadings" },
      lastName: { value: bare(holder.family), checked: "twoReadings" },
      firstName: { value: bare(holder.given), checked: "twoReadings" },
      applicantFullName: { value: bare(`${holder.given} ${holder.family}`), checked: "twoReadings" },
      country: { checked: "twoReadings" },
    });
  },
);

test("a card in the place of a passport is known as a card", async () => {
  const [, , , holder] = holders;
  if (!holder) throw new Error("no holder");
  const reading = await read(await madeUpCard(holder, 200), "Passport");
  expect(reading.documentType).toBe("NationalID");
  expect(reading.fields).toMatchObject({
    documentNumber: { value: holder.number, checked: "checkDigit" },
    expiryDate: { value: holder.expiry, checked: "checkDigit" },
    country: { value: "DE" },
  });
  expect(reading.fields["applicantFullName"]?.checked).toBeUndefined();
});

test.each(["sideways", "upsideDown", "onTable"] as const)("a passport %s", async (how) => {
  const [holder] = holders;
  if (!holder) throw new Error("no holder");
  const reading = await read(await degraded(await madeUpPassport(holder, "english", 200), how), "Passport");
  expect(reading.fields["passportNumber"]).toMatchObject({ value: holder.number, checked: "checkDigit" });
  expect(reading.pages[0]?.rotation).toBe({ sideways: 90, upsideDown: 180, onTable: 0 }[how]);
});

test("a passport as a page of text: its zone needs no picture", async () => {
  const [holder] = holders;
  if (!holder) throw new Error("no holder");
  const reading = await read(await madeUpPassportPdf(holder, "english"), "Passport");
  expect(reading.pages[0]?.textSource).toBe("layer");
  expect(reading.fields).toMatchObject({
    passportNumber: { value: holder.number, checked: "textLayer" },
    applicantFullName: { value: "AMARA CHIDINMA OKAFOR", checked: "textLayer" },
  });
});

test("a passport where a bank statement is asked for is known as a passport", async () => {
  const [, , , , holder] = holders;
  if (!holder) throw new Error("no holder");
  const reading = await read(await madeUpPassport(holder, "twoColumns", 200), "BankStatements");
  expect(reading.documentType).toBe("Passport");
  expect(reading.fields["passportNumber"]).toMatchObject({ value: holder.number, checked: "checkDigit" });
});

test("a grey copy of a passport", async () => {
  const [holder] = holders;
  if (!holder) throw new Error("no holder");
  const page = await madeUpPassport(holder, "bilingual", 200);
  const grey = await read(await degraded(page, "grey"), "Passport");
  expect(grey.warnings.map(({ id }) => id)).toEqual(["passportNotInColour"]);
});

test("a passport behind a bank statement makes no passport of it", async () => {
  const [holder] = holders;
  if (!holder) throw new Error("no holder");
  const page = await madeUpPassport(holder, "english", 200);
  const both = await drawPdf((pdf) => {
    pdf.font("Helvetica").fontSize(12).text("Example Bank of the North").text("Account statement");
    pdf.text("Account number: 000-123456-7").text("Statement period: March 1, 2026 to March 31, 2026");
    pdf.text("Opening balance: $ 12,400.00").text("Closing balance: $ 12,989.75");
    pdf.addPage().image(page, 80, 120, { width: 440 });
  });
  const reading = await read(both, "BankStatements");
  expect(reading.documentType).toBe("BankStatements");
  expect(reading.otherTypes).toMatchObject([{ type: "Passport", pages: [2] }]);
  expect(reading.warnings.map(({ id }) => id)).toContain("multipleDocumentTypes");
});
