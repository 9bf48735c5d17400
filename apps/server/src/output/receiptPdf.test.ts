import { expect, it } from "vitest";
import { amountIn, receiptPdf, type Receipt } from "./receiptPdf.ts";
import { allElements, readTaggedPdf } from "./testTaggedPdf.ts";

const receipt: Receipt = {
  number: "1A2B3C4D",
  invoiceNumber: 12,
  date: "2026-11-20",
  receivedOn: "2026-11-19",
  payer: "Amara Okafor",
  office: ["Invented Immigration Office", "1 Main Street, Ottawa ON"],
  amount: { cents: 90_050, currency: "CAD" },
  how: { en: "Bank transfer", fr: "Virement bancaire" },
  lines: [
    {
      name: { en: "Preparing your application", fr: "Préparation de votre demande" },
      quantity: 1,
      cents: 90_050,
      note: { en: "Taxes are included.", fr: "Les taxes sont comprises." },
    },
  ],
  totals: { invoiced: 90_050, credited: 0, received: 90_050, open: 0 },
};

const squeezed = (text: string) => text.replaceAll(/\s+/g, " ").trim();

it.each([
  ["en", ["$900.50", "Bank transfer", "Preparing your application. Taxes are included.", "$0.00"]],
  ["fr", ["900,50 $", "Virement bancaire", "Préparation de votre demande. Les taxes sont comprises.", "0,00 $"]],
] as const)("a receipt can be read aloud and says what was paid (%s)", async (language, said) => {
  const pdf = await readTaggedPdf(await receiptPdf(receipt, language));
  const elements = allElements(pdf.elements);
  expect([pdf.isMarked, pdf.showsTitle, pdf.unmarked]).toEqual([true, true, 0]);
  expect(pdf.info.Language).toBe(language === "en" ? "en-CA" : "fr-CA");
  expect(elements.filter(({ role }) => role === "H1")).toHaveLength(1);
  const cells = elements.filter(({ role }) => role === "TD" || role === "TH").map(({ text }) => squeezed(text));
  for (const words of said) expect(cells).toContain(words);
  for (const { children } of elements.filter(({ role }) => role === "TR")) expect(children[0]?.role).toBe("TH");
  expect(elements.map(({ text }) => squeezed(text))).toEqual(
    expect.arrayContaining(["Amara Okafor", "Invented Immigration Office"]),
  );
});

it("from the same payment the same bytes", async () => {
  expect((await receiptPdf(receipt, "en")).equals(await receiptPdf(receipt, "en"))).toBe(true);
});

it("an amount in another currency carries its code", () => {
  expect(amountIn({ cents: 90_050, currency: "USD" }, "en")).toBe("900.50\u00A0USD");
  expect(amountIn({ cents: 90_050, currency: "USD" }, "fr")).toBe("900,50\u00A0USD");
});
