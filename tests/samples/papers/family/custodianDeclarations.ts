import { papersOf, type Written } from "../everyLayout.ts";
import { lucia, ngozi } from "../people.ts";

/** Declarations of custodians as they come back from a notary: on paper. All made up. */

const between: readonly (readonly [string, string])[] = [["", ""]];

const declarations: readonly Written[] = [
  {
    name: "custodian-declaration",
    language: "en",
    paper: {
      letterhead: ["Immigration, Refugees and Citizenship Canada"],
      title: "Custodian Declaration - Custodian for minors studying in Canada (IMM 5646)",
      paragraphs: ["Signed before a notary public in Exampleville on March 4, 2026."],
      rows: [
        ["Student information", ""],
        ...between,
        ["Family name (Surname) (as shown on passport/travel document)", ngozi.familyName],
        ["Given name(s) (as shown on passport/travel document)", ngozi.givenNames],
        ["Parent(s) or legal guardian(s)", ""],
        ...between,
        ["Family name (Surname) (as shown on passport/travel document)", "ADEYEMI"],
        ["Given name(s) (as shown on passport/travel document)", "Emeka Tobenna"],
        ["Custodian information", ""],
        ...between,
        ["Family name (Surname) (as shown on passport/travel document)", "SAMPLE"],
        ["Given name(s) (as shown on passport/travel document)", "Margaret Ann"],
        ["Home address", "12 Sample Street, Exampleville ON"],
        ["Telephone no.", "555-0100"],
      ],
    },
    expected: {
      applicantFullName: `${ngozi.givenNames} ${ngozi.familyName}`,
      "custodian.lastName": "SAMPLE",
      "custodian.firstName": "Margaret Ann",
      "custodian.address": "12 Sample Street, Exampleville ON",
    },
  },
  {
    name: "custodian-declaration",
    language: "fr",
    paper: {
      letterhead: ["Immigration, Réfugiés et Citoyenneté Canada"],
      title: "Déclaration du gardien - Gardien d’un mineur qui étudie au Canada (IMM 5646)",
      paragraphs: ["Signée devant notaire à Exempleville le 4 mars 2026."],
      rows: [
        ["Renseignements sur l’étudiant", ""],
        ...between,
        ["Nom de famille", lucia.familyName],
        ["Prénom(s)", lucia.givenNames],
        ["Renseignements sur le gardien", ""],
        ...between,
        ["Nom de famille", "EXEMPLE"],
        ["Prénom(s)", "Jeanne"],
        ["Adresse du domicile", "14, rue Modèle, Exempleville"],
        ["Téléphone", "555-0100"],
      ],
    },
    expected: {
      applicantFullName: `${lucia.givenNames} ${lucia.familyName}`,
      "custodian.lastName": "EXEMPLE",
      "custodian.firstName": "Jeanne",
      "custodian.address": "14, rue Modèle, Exempleville",
    },
  },
];

export const custodianDeclarations = papersOf("CustodianDeclaration", declarations);
