import { spouseAccompanies, spouseIsInCase, childIsInCase } from "../../../conditions/family/family.ts";
import { all, not } from "../../../kernel/condition.ts";
import { childrenNames, hasOneChild, mySpouse, spouseName } from "../../facts/family.ts";
import { holds, isKnown, isUnknown } from "../../prose/fact.ts";
import { sentence } from "../../prose/sentence.ts";
import { gap, section, words } from "./section.ts";

/** Who comes along: the spouse or partner, and the children. */

export const family = [
  section({
    id: "accompanyingSpouse",
    title: { en: "My Accompanying Spouse", fr: "La personne avec qui je vis en couple" },
    shown: holds(all(spouseIsInCase, spouseAccompanies)),
    fields: ["studyPlanWhyAccompanyingSpouse", "studyPlanSpouseFuturePlans"],
    lines: [
      sentence(
        { en: "{mySpouse}, {name}, comes to Canada with me.", fr: "{mySpouse}, {name}, m’accompagne au Canada." },
        { mySpouse, name: spouseName },
        {
          when: isKnown(mySpouse),
          gap: gap(
            "The name of your spouse or partner",
            "Le nom de votre conjoint ou partenaire",
            "answers.spouseFirstName",
          ),
        },
      ),
      sentence(
        {
          en: "My spouse or partner, {name}, comes to Canada with me.",
          fr: "{name}, avec qui je vis en couple, m’accompagne au Canada.",
        },
        { name: spouseName },
        {
          when: isUnknown(mySpouse),
          gap: gap(
            "The name of your spouse or partner",
            "Le nom de votre conjoint ou partenaire",
            "answers.spouseFirstName",
          ),
        },
      ),
      ...words("studyPlanWhyAccompanyingSpouse", "studyPlanSpouseFuturePlans"),
    ],
  }),
  section({
    id: "accompanyingChildren",
    title: { en: "My Accompanying Children", fr: "Mes enfants qui m’accompagnent" },
    shown: holds(childIsInCase),
    fields: ["studyPlanWhyAccompanyingChildren"],
    lines: [
      sentence(
        { en: "My child, {names}, comes to Canada with me.", fr: "Mon enfant, {names}, m’accompagne au Canada." },
        { names: childrenNames },
        { when: hasOneChild },
      ),
      sentence(
        {
          en: "My children, {names}, come to Canada with me.",
          fr: "Mes enfants, {names}, m’accompagnent au Canada.",
        },
        { names: childrenNames },
        { when: not(hasOneChild) },
      ),
      ...words("studyPlanWhyAccompanyingChildren"),
    ],
  }),
];
