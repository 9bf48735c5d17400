import { counted, fill, type Text } from "@boreal/domain/kernel/text";
import type { FitReport, FittedPage } from "@boreal/reading/portal/fitReport";
import type { StoredReport } from "../../store/documents/portalFits.ts";

type NameOf = (file: number) => string;

const says = {
  pages: {
    one: {
      en: "{count} page, {before} before, {after} now. The limit is {limit}.",
      fr: "{count} page, {before} avant, {after} maintenant. La limite est de {limit}.",
    },
    other: {
      en: "{count} pages in order, {before} before, {after} now. The limit is {limit}.",
      fr: "{count} pages en ordre, {before} avant, {after} maintenant. La limite est de {limit}.",
    },
  },
  words: {
    en: "We read the pages again: {found} of {words} words compared read the same ({percent}).",
    fr: "Nous avons relu les pages : {found} mots comparés sur {words} se lisent de la même façon ({percent}).",
  },
  noWords: {
    en: "No text was found on the pages, so we could not check if they are easy to read. Look at the file before you send it.",
    fr: "Aucun texte n’a été trouvé sur les pages; nous n’avons donc pas pu vérifier si elles sont faciles à lire. Regardez le fichier avant de l’envoyer.",
  },
  kept: { en: "{name}, page {page}: kept as it is.", fr: "{name}, page {page} : conservée telle quelle." },
  text: {
    en: "{name}, page {page}: the text of the Word file, without its layout. Look at it before you send it.",
    fr: "{name}, page {page} : le texte du fichier Word, sans sa mise en page. Regardez-la avant de l’envoyer.",
  },
  colour: {
    en: "{name}, page {page}: made smaller, in colour at {dpi} dots per inch.",
    fr: "{name}, page {page} : réduite, en couleur à {dpi} points par pouce.",
  },
  grey: {
    en: "{name}, page {page}: made smaller, in grey at {dpi} dots per inch.",
    fr: "{name}, page {page} : réduite, en gris à {dpi} points par pouce.",
  },
  blackAndWhite: {
    en: "{name}, page {page}: made smaller, in black and white at {dpi} dots per inch.",
    fr: "{name}, page {page} : réduite, en noir et blanc à {dpi} points par pouce.",
  },
  turned: { en: " It was turned upright.", fr: " Elle a été redressée." },
  notLegible: {
    en: "Some text may have become hard to read. Look at the file before you send it, and scan the pages named below again: straight, in good light, in black and white.",
    fr: "Une partie du texte est peut-être devenue difficile à lire. Regardez le fichier avant de l’envoyer et numérisez de nouveau les pages nommées ci-dessous : bien droites, avec un bon éclairage, en noir et blanc.",
  },
  tooLarge: {
    en: "At the smallest size that can still be read, this file would be {after}. The limit is {limit}. Scan the pages named below again in black and white, or ask whether they are all needed.",
    fr: "À la plus petite taille encore lisible, ce fichier ferait {after}. La limite est de {limit}. Numérisez de nouveau en noir et blanc les pages nommées ci-dessous, ou demandez si elles sont toutes nécessaires.",
  },
  scanAgain: { en: "Scan again: {name}, page {page}.", fr: "À numériser de nouveau : {name}, page {page}." },
  refused: {
    en: "{name} cannot be merged, so nothing was merged. {because}",
    fr: "{name} ne peut pas être fusionné; rien n’a donc été fusionné. {because}",
  },
  adobeForm: {
    en: "It is a form that only Adobe Reader can show. The portal accepts it as it is. Send it on its own.",
    fr: "C’est un formulaire que seul Adobe Reader affiche. Le portail l’accepte tel quel. Envoyez-le séparément.",
  },
  lettersMissing: {
    en: "It contains letters of an alphabet that we cannot print. Open it in Word, save it as PDF, and replace it with the PDF.",
    fr: "Il contient des lettres d’un alphabet que nous ne pouvons pas imprimer. Ouvrez-le dans Word, enregistrez-le en PDF et remplacez-le par le PDF.",
  },
} as const;

const megabytes = (bytes: number): Text => {
  const value = bytes / 1_000_000;
  const digits = value < 10 ? 1 : 0;
  // Rounded up: what is said to fit must fit.
  const shown = (Math.ceil(value * 10 ** digits) / 10 ** digits).toFixed(digits);
  return { en: `${shown} MB`, fr: `${shown.replace(".", ",")} Mo` };
};

function percent(part: number): Text {
  // Rounded down, so that 97.99 % is never called 98 %.
  const shown = (Math.floor(part * 1000) / 10).toFixed(1);
  return { en: `${shown}%`, fr: `${shown.replace(".", ",")} %` };
}

function pageWords(page: FittedPage, nameOf: NameOf): Text {
  const how = page.picture ? says[page.picture.colours] : page.kind === "text" ? says.text : says.kept;
  const said = fill(how, { name: nameOf(page.file), page: page.page, dpi: page.picture?.dpi ?? 0 });
  return page.turned === 0 ? said : { en: said.en + says.turned.en, fr: said.fr + says.turned.fr };
}

export type FitWords = {
  readonly summary: readonly Text[];
  readonly warnings: readonly Text[];
  readonly pages: readonly Text[];
};

/** What was done and what came of it. `nameOf`: the name of a file of the slot, by its place. */
export function wordsOfFit(stored: StoredReport, nameOf: NameOf, nameOfId: (fileId: string) => string): FitWords {
  if ("error" in stored) {
    const because = typeof stored.error === "string" ? says[stored.error] : stored.error.text;
    return { summary: [], warnings: [fill(says.refused, { name: nameOfId(stored.fileId), because })], pages: [] };
  }
  const { report } = stored;
  const sizes = {
    before: megabytes(report.bytesBefore),
    after: megabytes(report.bytesAfter),
    limit: megabytes(report.limit),
  };
  const again = report.pages
    .filter(({ scanAgain }) => scanAgain)
    .map((page) => fill(says.scanAgain, { name: nameOf(page.file), page: page.page }));
  if (report.pagesOut === 0) return { summary: [], warnings: [fill(says.tooLarge, sizes), ...again], pages: [] };
  return {
    summary: [counted(says.pages, report.pagesOut, sizes), legibility(report)],
    warnings: report.isLegible ? again : [says.notLegible, ...again],
    pages: report.pages.map((page) => pageWords(page, nameOf)),
  };
}

const legibility = ({ found, words }: FitReport): Text =>
  words === 0 ? says.noWords : fill(says.words, { found, words, percent: percent(found / words) });
