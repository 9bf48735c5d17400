import sharp from "sharp";
import { pageImage } from "./pageImage.ts";
import { drawPdf } from "./pdfDocument.ts";

/** The same numbers at every run (Park and Miller, 1988). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const sentences = [
  "We write about the letter that reached our office on the {day} of March and thank you for the papers that came with it.",
  "The account was opened in the spring of 2019 and has been in good order since then.",
  "Its balance at the end of the month was {money} dollars, of which {money} dollars came from wages.",
  "Nous confirmons que la personne nommée ci-dessus habite à cette adresse depuis le {day} septembre 2021.",
  "Please keep this page with the original, because the number {number} will be asked for again.",
  "The course lasts four terms and ends with a written examination in front of two teachers.",
  "Le solde du compte était de {money} dollars à la fin du mois, sans aucun découvert.",
  "Rent is paid on the first day of each month, and the lease runs until the summer of 2028.",
  "Our records show {day} payments, each of them on time, with no fee for late arrival.",
  "The employer agrees to pay {money} dollars a year and to give three weeks of holiday.",
  "Les cours commencent en janvier et se terminent au mois d’avril, avec une semaine de repos.",
  "Questions about this letter may be sent to the address printed at the foot of the page.",
  "A copy of this statement was given to the holder of the account, who signed for it.",
  "The travel was paid from savings, and the receipts are listed on the following pages.",
] as const;

/** One page of made-up text, English and French, about 50 words in each paragraph; no two pages are the same. */
export function inventedPage(
  seed: number,
  count = 5,
): { readonly heading: string; readonly paragraphs: readonly string[] } {
  const random = randomFrom(seed + 11);
  const pick = (most: number) => Math.floor(random() * most);
  const filled = (sentence: string) =>
    sentence
      .replaceAll("{day}", () => String(2 + pick(26)))
      .replaceAll("{money}", () => `${1 + pick(98)},${String(100 + pick(900))}`)
      .replaceAll("{number}", () => String(10_000_000 + pick(89_000_000)));
  const paragraphs = Array.from({ length: count }, () =>
    Array.from({ length: 3 }, () => filled(sentences[pick(sentences.length)] ?? sentences[0])).join(" "),
  );
  return { heading: `Statement ${10_000 + pick(89_999)} of the Northern Savings House`, paragraphs };
}

export const inventedPagePdf = (seed: number, count?: number): Promise<Buffer> => {
  const { heading, paragraphs } = inventedPage(seed, count);
  return drawPdf((pdf) => {
    pdf.font("Helvetica-Bold").fontSize(15).text(heading).moveDown();
    for (const paragraph of paragraphs)
      pdf.font("Times-Roman").fontSize(11.5).text(paragraph, { lineGap: 2 }).moveDown(0.8);
  });
};

/** A page as a scanner at 300 dpi gives it: a little grey, grainy, lightly shaded at one side, as a JPEG of about 3 MB. */
export async function scannedPage(
  seed: number,
  { grain = 40, paragraphs }: { readonly grain?: number; readonly paragraphs?: number } = {},
): Promise<Buffer> {
  const { data, info } = await sharp(await pageImage(await inventedPagePdf(seed, paragraphs), 300))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = randomFrom(seed + 3);
  for (let at = 0; at < data.length; at += 3) {
    const shade = 0.94 - 0.08 * (((at / 3) % info.width) / info.width);
    const light = (random() - 0.5) * grain;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = Math.max(
        0,
        Math.min(255, (data[at + channel] ?? 0) * shade + light + (random() - 0.5) * grain * 0.5),
      );
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .blur(0.5)
    .jpeg({ quality: 87 })
    .toBuffer();
}
