import type { Wording } from "../../../ui/language.tsx";

/** Wording of the list of all document pages. */
export const indexText = {
  listOfDocuments: { en: "Your list of documents", fr: "La liste de vos documents" },
  listOfDocumentsStaff: { en: "The list of documents", fr: "La liste des documents" },
  search: { en: "Search the documents", fr: "Chercher dans les documents" },
  searchHint: { en: "For example passport, bank, parents", fr: "Par exemple passeport, banque, parents" },
  tags: { en: "Only documents about", fr: "Seulement les documents sur" },
  onlyMissing: { en: "Only what is still missing", fr: "Seulement ce qui manque" },
  found: {
    one: { en: "{count} document matches", fr: "{count} document correspond" },
    other: { en: "{count} documents match", fr: "{count} documents correspondent" },
  },
  clear: { en: "Show all again", fr: "Tout afficher de nouveau" },
  people: { en: "People in this application", fr: "Personnes de cette demande" },
  requiredProgress: { en: "Required documents", fr: "Documents requis" },
  requiredOf: { en: "{present} of {asked} added", fr: "{present} sur {asked} ajoutés" },
  personCount: { en: "{count} to do", fr: "{count} à faire" },
  personDone: { en: "nothing to do", fr: "rien à faire" },
  needsAttention: { en: "Needs attention", fr: "À vérifier" },
  returned: { en: "Returned by your legal team, to replace", fr: "Renvoyé par votre équipe juridique, à remplacer" },
  missingRequired: { en: "Required, still to add", fr: "Requis, à ajouter" },
  missingRecommended: { en: "Recommended, still to add", fr: "Recommandé, à ajouter" },
  filledHere: { en: "Official forms that Boreal fills in", fr: "Formulaires officiels que Boreal remplit" },
  present: { en: "In the vault", fr: "Dans le coffre" },
  awaited: { en: "Still to come from others ({count})", fr: "Attendus d’autres personnes ({count})" },
  over: { en: "No longer asked for ({count})", fr: "Plus demandés ({count})" },
  later: { en: "Asked for later ({count})", fr: "Demandés plus tard ({count})" },
  ifApplies: { en: "Only if it applies to you ({count})", fr: "Seulement s’il y a lieu ({count})" },
  notNeeded: { en: "Not needed ({count})", fr: "Pas nécessaires ({count})" },
} as const satisfies Record<string, Wording>;
