import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages about police, military, travel and earlier visas. */
export const historyText = {
  police: { en: "Police Certificate", fr: "Certificat de police", noun: "m" },
  military: { en: "Military Service Record", fr: "États de service militaire", noun: "mp" },
  criminal: { en: "Court and Criminal Record Documents", fr: "Documents judiciaires et criminels", noun: "mp" },
  travel: { en: "Travel History", fr: "Antécédents de voyage", noun: "mp" },
  visas: { en: "Previous Visas and Permits", fr: "Visas et permis antérieurs", noun: "mp" },
  entries: { en: "Entry and exit records", fr: "Registres d’entrée et de sortie", noun: "mp" },
  oldPassports: { en: "Previous passports", fr: "Passeports antérieurs", noun: "mp" },

  policeInstructions: {
    en: "One certificate for each country, other than Canada, in which the person lived for more than {months} months in a row as an adult. For the country of residence it should be recent. Add a certified translation if it is neither in English nor in French.",
    fr: "Un certificat pour chaque pays, autre que le Canada, où la personne a vécu plus de {months} mois de suite à l’âge adulte. Celui du pays de résidence devrait être récent. Ajoutez une traduction certifiée s’il n’est ni en français ni en anglais.",
  },
  militaryInstructions: {
    en: "Scan the discharge book, or a letter that names the unit, the rank, the dates and the places.",
    fr: "Numérisez le livret militaire, ou une lettre qui nomme l’unité, le grade, les dates et les lieux.",
  },
  criminalInstructions: {
    en: "Scan what exists of each matter: the charge, the judgment, proof that the sentence was served, and a pardon or record suspension if there is one.",
    fr: "Numérisez ce qui existe de chaque affaire : l’accusation, le jugement, la preuve que la peine a été purgée, et un pardon ou une suspension du casier s’il y en a.",
  },
  entriesInstructions: {
    en: "Scan what shows when you entered and left: stamps, boarding passes, or the record of a border authority.",
    fr: "Numérisez ce qui montre vos entrées et vos sorties : timbres, cartes d’embarquement ou registre d’une autorité frontalière.",
  },
  oldPassportsInstructions: {
    en: "Scan the page with the photo and every stamped page of passports that have expired.",
    fr: "Numérisez la page de la photo et chaque page estampillée des passeports expirés.",
  },
  spouseTravelInstructions: {
    en: "Scan stamps, entry records and old visas of your spouse or partner.",
    fr: "Numérisez les timbres, les registres d’entrée et les anciens visas de votre conjoint ou partenaire.",
  },
  visitorTravelInstructions: {
    en: "Scan earlier visas of Canada or the United States, and the stamps that show that the visitor left in time.",
    fr: "Numérisez les visas antérieurs du Canada ou des États-Unis et les timbres qui montrent que la personne est repartie à temps.",
  },
  visasInstructions: {
    en: "Scan each visa or permit that you told us about, those of Canada first. Expired ones count too.",
    fr: "Numérisez chaque visa ou permis que vous avez indiqué, ceux du Canada d’abord. Ceux qui ont expiré comptent aussi.",
  },

  country: { en: "{country}", fr: "{country}" },
  passportNumber: { en: "Passport {n}", fr: "Passeport {n}" },
  visaNumber: { en: "Visa {n}", fr: "Visa {n}" },
  waitingForPolice: { en: "I have asked for it and am waiting", fr: "Je l’ai demandé et je l’attends" },

  datesMustBeClear: { en: "the dates of that stay must be clear", fr: "les dates de ce séjour doivent être claires" },
  lighterProcess: {
    en: "it opens a lighter process for some passports",
    fr: "cela ouvre une procédure plus légère pour certains passeports",
  },
  showsRespect: {
    en: "it shows that earlier visas were respected",
    fr: "cela montre que les visas antérieurs ont été respectés",
  },
} satisfies Record<string, Text | Noun>;
