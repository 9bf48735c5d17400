import { cents, writtenIn, writtenInFull } from "@boreal/domain/kernel/money";
import { fill, type Language, type Text } from "@boreal/domain/kernel/text";
import { decimalsOf } from "@boreal/domain/lists/money/currencies";
import type { StructureElement } from "pdfkit";
import { withFaces } from "./fontFaces.ts";
import { paper, TaggedPdf, type Ink } from "./taggedPdf.ts";

/** A receipt of one payment. */
export type Receipt = {
  readonly number: string;
  readonly invoiceNumber: number | null;
  /** The day on which the receipt is drawn, and that on which the money came. */
  readonly date: string;
  readonly receivedOn: string;
  readonly payer: string;
  readonly office: readonly string[];
  readonly amount: { readonly cents: number; readonly currency: string };
  readonly how: Text;
  readonly lines: readonly {
    readonly name: Text;
    readonly quantity: number;
    readonly cents: number;
    readonly note: Text | null;
  }[];
  readonly totals: {
    readonly invoiced: number | null;
    /** What credit notes took off the invoice. */
    readonly credited: number;
    readonly received: number;
    readonly open: number;
  };
};

const words = {
  receipt: { en: "Receipt", fr: "Reçu" },
  number: { en: "Receipt number", fr: "Numéro du reçu" },
  invoice: { en: "Invoice number", fr: "Numéro de la facture" },
  receivedFrom: { en: "Received from", fr: "Reçu de" },
  receivedOn: { en: "Received on", fr: "Reçu le" },
  how: { en: "Paid by", fr: "Mode de paiement" },
  amount: { en: "Amount received", fr: "Montant reçu" },
  what: { en: "What the invoice is for", fr: "Objet de la facture" },
  item: { en: "Item", fr: "Élément" },
  quantity: { en: "Quantity", fr: "Quantité" },
  sum: { en: "Amount", fr: "Montant" },
  invoiced: { en: "Total of the invoice", fr: "Total de la facture" },
  credited: { en: "Taken off by credit notes", fr: "Réduit par notes de crédit" },
  received: { en: "Received so far", fr: "Reçu jusqu’ici" },
  open: { en: "Still to pay", fr: "Reste à payer" },
  page: { en: "Page {page} of {pages}", fr: "Page {page} sur {pages}" },
  unprintable: {
    en: "a sign that cannot be printed",
    fr: "un signe qui ne peut pas être imprimé",
  },
} satisfies Record<string, Text>;

const colours = { ink: "#16241e", quiet: "#42524a", spruce: "#12372a", hairline: "#ddd7c9" } as const;
const inks = {
  office: { size: 10, weight: "regular", colour: colours.quiet },
  title: { size: 19, weight: "bold", colour: colours.ink, leading: 1.2 },
  section: { size: 13, weight: "bold", colour: colours.spruce, leading: 1.25 },
  label: { size: 10, weight: "regular", colour: colours.quiet },
  value: { size: 10.5, weight: "regular", colour: colours.ink },
  strong: { size: 10.5, weight: "bold", colour: colours.ink },
  foot: { size: 8.5, weight: "regular", colour: colours.quiet },
} satisfies Readonly<Record<string, Ink>>;

const langs: Readonly<Record<Language, string>> = { en: "en-CA", fr: "fr-CA" };
const rowSpace = 4;
const gap = 12;

/** An amount in the currency of the office as the language writes it; any other with its code, by its own smallest unit. */
export function amountIn({ cents: amount, currency }: Receipt["amount"], language: Language): string {
  if (currency === "CAD") return writtenInFull(cents(amount))[language];
  const decimals = decimalsOf(currency);
  return writtenIn((amount * 100) / 10 ** decimals, currency, decimals)[language];
}

/** The receipt as a PDF that can be read aloud, in the language of the person who paid. */
export const receiptPdf = async (receipt: Receipt, language: Language): Promise<Buffer> =>
  await withFaces(() => new ReceiptDrawing(receipt, language).draw());

type Cell = { readonly text: string; readonly ink: Ink; readonly share: number };

class ReceiptDrawing {
  private readonly pdf: TaggedPdf;
  private readonly receipt: Receipt;
  private readonly language: Language;

  constructor(receipt: Receipt, language: Language) {
    this.receipt = receipt;
    this.language = language;
    this.pdf = new TaggedPdf({
      title: `${words.receipt[language]} ${receipt.number}`,
      lang: langs[language],
      date: receipt.date,
      unprintable: words.unprintable[language],
    });
  }

  async draw(): Promise<Buffer> {
    const { receipt, pdf } = this;
    for (const line of receipt.office) this.paragraph("P", line, inks.office, 0);
    pdf.y += 10;
    this.paragraph("H1", `${this.say(words.receipt)} ${receipt.number}`, inks.title, 10);
    this.facts();
    if (receipt.lines.length > 0) this.lines();
    this.totals();
    const left = `${this.say(words.receipt)} ${receipt.number} · ${receipt.date}`;
    pdf.foot(inks.foot, (page, pages) => [left, fill(words.page, { page, pages })[this.language]]);
    return await pdf.finish();
  }

  private say(text: Text): string {
    return text[this.language];
  }

  private paragraph(type: "P" | "H1" | "H2", text: string, ink: Ink, after: number): void {
    const placed = this.pdf.measure({ text, ink, x: paper.margin, width: this.pdf.width });
    this.pdf.makeRoom(placed.height + after);
    this.pdf.write(placed, this.pdf.element(type));
    this.pdf.y += after;
  }

  private facts(): void {
    const { receipt } = this;
    const table = this.pdf.element("Table");
    const facts: readonly (readonly [Text, string])[] = [
      [words.amount, amountIn(receipt.amount, this.language)],
      [words.receivedOn, receipt.receivedOn],
      [words.receivedFrom, receipt.payer],
      [words.how, this.say(receipt.how)],
      ...(receipt.invoiceNumber === null ? [] : ([[words.invoice, String(receipt.invoiceNumber)]] as const)),
    ];
    for (const [label, value] of facts) this.pair(table, label, value);
    table.end();
    this.pdf.y += 16;
  }

  private pair(table: StructureElement, label: Text, value: string): void {
    this.row(table, [
      { text: this.say(label), ink: inks.label, share: 0.4 },
      { text: value, ink: inks.value, share: 0.6 },
    ]);
  }

  private lines(): void {
    this.paragraph("H2", this.say(words.what), inks.section, 4);
    const table = this.pdf.element("Table");
    const cells = (item: string, quantity: string, sum: string, ink: Ink): readonly Cell[] => [
      { text: item, ink, share: 0.6 },
      { text: quantity, ink, share: 0.15 },
      { text: sum, ink, share: 0.25 },
    ];
    const head = cells(this.say(words.item), this.say(words.quantity), this.say(words.sum), inks.label);
    this.row(table, head, "Column");
    for (const { name, quantity, cents: amount, note } of this.receipt.lines) {
      const item = note === null ? this.say(name) : `${this.say(name)}. ${this.say(note)}`;
      this.row(table, cells(item, String(quantity), this.money(amount), inks.value));
    }
    table.end();
    this.pdf.y += 12;
  }

  private totals(): void {
    const { invoiced, credited, received, open } = this.receipt.totals;
    const table = this.pdf.element("Table");
    if (invoiced !== null) this.pair(table, words.invoiced, this.money(invoiced));
    if (invoiced !== null && credited > 0) this.pair(table, words.credited, this.money(-credited));
    this.pair(table, words.received, this.money(received));
    if (invoiced !== null) this.pair(table, words.open, this.money(open));
    table.end();
  }

  private money(amount: number): string {
    return amountIn({ cents: amount, currency: "CAD" }, this.language);
  }

  private row(table: StructureElement, cells: readonly Cell[], scope: "Row" | "Column" = "Row"): void {
    const room = this.pdf.width - gap * (cells.length - 1);
    let x = paper.margin;
    const placed = cells.map(({ text, ink, share }) => {
      const cell = this.pdf.measure({ text, ink, x, width: room * share });
      x += room * share + gap;
      return cell;
    });
    const height = Math.max(...placed.map((cell) => cell.height));
    this.pdf.makeRoom(height + 2 * rowSpace);
    this.pdf.rule(colours.hairline);
    const top = this.pdf.y + rowSpace;
    const row = this.pdf.element("TR", {}, table);
    placed.forEach((cell, index) => {
      const isHead = scope === "Column" || index === 0;
      const element = this.pdf.element(isHead ? "TH" : "TD", isHead ? { scope } : {}, row);
      this.pdf.y = top;
      this.pdf.write(cell, this.pdf.element("P", {}, element));
      element.end();
    });
    row.end();
    this.pdf.y = top + height + rowSpace;
  }
}
