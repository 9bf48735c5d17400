import type { Wording } from "../../../../ui/language.tsx";

export const accountsText = {
  hint: {
    en: "Take an account out if its money is not for this application. Its statements stay in your vault.",
    fr: "Retirez un compte si son argent n’est pas destiné à cette demande. Ses relevés restent dans votre coffre.",
  },
  counted: { en: "Counted: {amount}", fr: "Compté : {amount}" },
  notCounted: { en: "Not counted", fr: "Non compté" },
  takenOut: { en: "Taken out", fr: "Retiré" },
  takeOut: { en: "Do not count it", fr: "Ne pas le compter" },
  count: { en: "Count it again", fr: "Le compter de nouveau" },
  nowOut: { en: "This account is not counted any more.", fr: "Ce compte n’est plus compté." },
  nowCounted: { en: "This account is counted again.", fr: "Ce compte est compté de nouveau." },
  openFile: { en: "See the document", fr: "Voir le document" },
} as const satisfies Record<string, Wording>;
