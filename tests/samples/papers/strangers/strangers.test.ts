import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { documentField } from "@boreal/domain/caseFile/documentValues/documentFields";
import { vaultPages } from "@boreal/domain/vault/pages";
import { valuesOfSlot } from "@boreal/domain/vault/files/typedFields";
import { newcomers } from "../newcomers/all.ts";
import { strangers } from "./all.ts";
import { drawStranger, expectedOf, printedOf } from "./stranger.ts";

/** What a PDF program finds on the pages. */
async function textLayerOf(bytes: Buffer): Promise<{ readonly pages: number; readonly text: string }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    texts.push(...items.map((item) => ("str" in item ? item.str : "")));
  }
  await pdf.loadingTask.destroy();
  return { pages: pdf.numPages, text: withoutSpaces(texts.join("")) };
}

/** A value may be wrapped, or stand letter by letter in boxes. */
const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, "");

const valuesAskedOf = (documentType: string): ReadonlySet<string> =>
  new Set([
    ...vaultPages.flatMap(({ slug, slots }) =>
      slots.flatMap((slot) =>
        slot.documentTypes.some((type) => type === documentType) ? valuesOfSlot(slug, slot) : [],
      ),
    ),
    // Read of every letter, and by it whose and how old it is.
    "applicantFullName",
    "issueDate",
  ]);

const everyStranger = [...strangers, ...newcomers];

describe("papers by somebody who had not seen the readers", () => {
  it("are at least forty, each with a name of its own", () => {
    expect(strangers.length).toBeGreaterThanOrEqual(40);
    expect(new Set(everyStranger.map(({ name }) => name)).size).toBe(everyStranger.length);
  });

  it.each(everyStranger.map((stranger) => [stranger.name, stranger] as const))(
    "%s is one page that holds every value of its truth",
    async (_, stranger) => {
      const { pages, text } = await textLayerOf(await drawStranger(stranger));
      const printed = [
        ...Object.values(printedOf(stranger)).flat(),
        ...(stranger.transactions ?? []).flatMap(({ date, what }) => [date[1], what]),
      ];
      expect(pages).toBe(1);
      expect(printed.filter((value) => !text.includes(withoutSpaces(value)))).toEqual([]);
    },
  );

  it("expect only values that a page asks for of their type, in the shape of their field", () => {
    const strange = everyStranger.flatMap((stranger) =>
      Object.entries(expectedOf(stranger)).flatMap(([field, value]) => {
        const kind = documentField(field)?.kind;
        const isOfKind =
          kind === "date" ? /^\d{4}-\d\d-\d\d$/.test(value) : kind !== "money" || /^\d+\.\d\d$/.test(value);
        return kind && isOfKind && valuesAskedOf(stranger.documentType).has(field)
          ? []
          : [`${stranger.name}: ${field} ${value}`];
      }),
    );
    expect(strange).toEqual([]);
  });

  it("have lines that add up from the opening to the closing balance", () => {
    const cents = (amount: string | undefined) => Math.round(Number(amount) * 100);
    const sums = strangers
      .filter(({ transactions }) => transactions)
      .map((stranger) => {
        const { openingBalance, closingBalance } = expectedOf(stranger);
        const lines = stranger.transactions ?? [];
        const running = lines.map(
          (_, at) => cents(openingBalance) + lines.slice(0, at + 1).reduce((sum, { amount }) => sum + cents(amount), 0),
        );
        return {
          name: stranger.name,
          right:
            running.every((balance, at) => balance === cents(lines[at]?.balance)) &&
            running.at(-1) === cents(closingBalance),
        };
      });
    expect(sums.filter(({ right }) => !right)).toEqual([]);
    expect(sums.length).toBe(6);
  });
});
