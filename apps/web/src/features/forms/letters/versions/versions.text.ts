import type { Wording } from "../../../../ui/language.tsx";

export const versionsText = {
  title: { en: "Earlier texts of this letter", fr: "Textes antérieurs de cette lettre" },
  show: { en: "See and compare them", fr: "Les voir et les comparer" },
  none: {
    en: "None yet. A text is kept before another person changes it, and when the letter is confirmed or put into the vault.",
    fr: "Aucun pour le moment. Un texte est conservé avant qu’une autre personne le change, et quand la lettre est confirmée ou placée dans le coffre.",
  },
  version: { en: "{cause}, {when}", fr: "{cause}, le {when}" },
  somebody: { en: "somebody", fr: "une personne" },
  compare: { en: "Compare this text", fr: "Comparer ce texte" },
  withText: { en: "with this one", fr: "avec celui-ci" },
  today: { en: "The letter as it reads now", fr: "La lettre telle qu’elle est maintenant" },
  result: { en: "What changed from the first to the second", fr: "Ce qui a changé du premier au second" },
  legend: {
    en: "Words that were removed are struck out. Words that were added are underlined.",
    fr: "Les mots retirés sont barrés. Les mots ajoutés sont soulignés.",
  },
  same: { en: "The two texts are the same.", fr: "Les deux textes sont identiques." },
  unchanged: { en: "No change in this section.", fr: "Aucun changement dans cette section." },
  removedBegin: { en: "[removed: ", fr: "[retiré\u00A0: " },
  addedBegin: { en: "[added: ", fr: "[ajouté\u00A0: " },
  end: { en: "] ", fr: "] " },
  putBack: { en: "Put the earlier text of “{title}” back", fr: "Rétablir le texte antérieur de «\u00A0{title}\u00A0»" },
  wasPutBack: {
    en: "The earlier text is back. What stood there is kept as a version.",
    fr: "Le texte antérieur est rétabli. Celui qui s’y trouvait est conservé parmi les versions.",
  },
} as const satisfies Record<string, Wording>;
