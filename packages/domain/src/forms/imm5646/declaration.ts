import { imm5646Residences } from "../../lists/officialForms/formChoices5646.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormField, FormSection } from "../fields/field.ts";
import { isAt } from "../fields/fieldConditions.ts";
import type { FormReader } from "../formReader.ts";
import { answered, byRule, ofApplicant } from "../prefills/origins.ts";

/** What custodian and parents declare before a notary. */

const nameFrom = (given: unknown, family: unknown): string | undefined =>
  [given, family].filter((part) => typeof part === "string" && part !== "").join(" ") || undefined;

const fromAbove = { en: "from the names above", fr: "d’après les noms ci-dessus" };

const derivedName = (
  path: string,
  label: FormField["label"],
  to: (the: FormReader) => string | undefined,
): FormField => ({
  path,
  kind: "name",
  label,
  isDerived: true,
  prefill: byRule(fromAbove, to),
});

const parentName = (index: number) => (the: FormReader) => {
  const row = the.rows("parents").rows[index];
  return nameFrom(row?.["givenNames"], row?.["familyName"]);
};

export const declaration: FormSection = {
  id: "declaration",
  title: { en: "Declarations", fr: "Déclarations" },
  lead: {
    en: "Custodian and parents each sign before a notary, who fills in the place, the day and the seal. Nobody signs before that.",
    fr: "Le gardien et les parents signent chacun devant notaire, qui inscrit le lieu, le jour et le sceau. Personne ne signe avant.",
  },
  parts: [
    {
      path: "declaration.childResides",
      kind: "choice",
      label: { en: "The student will live", fr: "L’élève habitera" },
      choices: choicesOf(imm5646Residences),
      needed: "always",
      prefill: ofApplicant(answered("isLivingWithCustodian", (isLiving) => (isLiving ? "1" : undefined))),
    },
    {
      path: "declaration.residesWith",
      kind: "text",
      label: {
        en: "Name of that person, and their relationship to the student",
        fr: "Nom de cette personne et son lien avec l’élève",
      },
      shown: isAt("declaration.childResides", "3"),
      needed: "always",
    },
    derivedName(
      "declaration.custodianName",
      { en: "Custodian in the declarations", fr: "Gardien dans les déclarations" },
      (the) => nameFrom(the.value("custodian.givenNames"), the.value("custodian.familyName")),
    ),
    derivedName(
      "declaration.studentName",
      { en: "Student in the declarations", fr: "Élève dans les déclarations" },
      (the) => nameFrom(the.value("student.givenNames"), the.value("student.familyName")),
    ),
    derivedName(
      "declaration.parentName1",
      { en: "First parent or guardian in the declaration", fr: "Premier parent ou tuteur dans la déclaration" },
      parentName(0),
    ),
    derivedName(
      "declaration.parentName2",
      { en: "Second parent or guardian in the declaration", fr: "Deuxième parent ou tuteur dans la déclaration" },
      parentName(1),
    ),
  ],
};
