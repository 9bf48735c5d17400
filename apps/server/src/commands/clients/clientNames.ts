import { says } from "../deps.ts";

export const longestName = 200;

export const nameMissing = says("clientNameMissing", {
  en: "Enter the client’s family name as in the passport. If the client has only one name, write it here.",
  fr: "Entrez le nom de famille de la personne comme dans son passeport. Si elle n’a qu’un seul nom, écrivez-le ici.",
});

export const nameTooLong = says("clientNameTooLong", {
  en: `A name can have at most ${longestName} characters.`,
  fr: `Un nom peut avoir au plus ${longestName} caractères.`,
});
