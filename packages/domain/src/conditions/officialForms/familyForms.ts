import { says } from "../../caseFile/rule.ts";
import { familyForm5645, familyForm5707 } from "../../tables/officialForms/familyForms.ts";

/** Which of the two family forms a case has. */

/** Document 3 section 6, by the dated table of who has the form. */
export const hasNoFamilyForm = says(
  "hasNoFamilyForm",
  {
    en: "this kind of case has no family information form",
    fr: "ce type de dossier n’a pas de formulaire de renseignements sur la famille",
  },
  (the) => {
    const [type, named] = [the.application("type"), the.row(familyForm5645)];
    return type !== undefined && named.found && !named.row.value.includes(type);
  },
);

/** The checklist of the day names IMM 5707 for a first study permit. */
export const checklistNames5707 = says(
  "checklistNames5707",
  { en: "the checklist IMM 5483 names IMM 5707", fr: "la liste IMM 5483 nomme l’IMM 5707" },
  (the) => {
    const named = the.row(familyForm5707);
    return named.found && named.row.value.includes("Student");
  },
  {
    en: "no checklist that we read names IMM 5707 for that day",
    fr: "aucune liste que nous avons lue ne nomme l’IMM 5707 pour cette date",
  },
);
