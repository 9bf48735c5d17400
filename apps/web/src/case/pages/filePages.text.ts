import type { BilingualText } from "../../ui/language.tsx";

/** What is said where the pages of a file are shown. */
export const text = {
  cannotShow: {
    en: "The pages of this file cannot be shown at the moment. Download it to look at it, or try again later.",
    fr: "Les pages de ce fichier ne peuvent pas être affichées pour le moment. Téléchargez-le pour le voir ou réessayez plus tard.",
  },
  pagePicture: { en: "Page {page} of {pages}", fr: "Page {page} sur {pages}" },
  shownAsText: {
    en: "This shows the text of the Word file, not its layout. Pictures, table layouts and letters of some other alphabets are missing here. The file itself is unchanged.",
    fr: "Vous voyez le texte du fichier Word, non sa mise en page. Les images, la forme des tableaux et les lettres de certains autres alphabets manquent ici. Le fichier lui-même est inchangé.",
  },
  pagesArriving: { en: "The pages are being prepared…", fr: "Préparation des pages…" },
} as const satisfies Record<string, BilingualText>;
