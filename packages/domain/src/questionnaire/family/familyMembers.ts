import { spouseIsInCase } from "../../conditions/family/family.ts";
import { hasSiblings } from "../../conditions/family/relationships.ts";
import { familyMemberFields, familyRows } from "./familyMemberFields.ts";
import { group, list } from "../step.ts";
import { spouseFormsAsk, yourFormsAsk } from "./spouseWords.ts";

/** Where the family lives; a province is needed in Canada (document 3 section 5.3). */

const familyMembersLocation = list({
  id: "familyMembersLocation",
  person: "main",
  question: {
    en: "Which family members do you have, and where do they live?",
    fr: "Quels sont les membres de votre famille et où habitent-ils?",
  },
  hint: { en: "Add one line for each person.", fr: "Ajoutez une ligne par personne." },
  whyWeAsk: {
    en: "Family at home shows a reason to return. Family in Canada can give points or be a host.",
    fr: "La famille dans votre pays montre une raison d’y retourner. La famille au Canada peut donner des points ou vous accueillir.",
  },
  needed: "always",
  rowName: { en: "Family member {n}", fr: "Membre de la famille {n}" },
  rows: familyRows,
  fields: familyMemberFields,
});

export const familyMembersLocationGroup = group({
  id: "familyMembersLocationGroup",
  person: "main",
  question: { en: "Where does your family live?", fr: "Où habite votre famille?" },
  hint: {
    en: "Parents, brothers, sisters and grown children. List them also if they have died.",
    fr: "Parents, frères, sœurs et enfants adultes. Inscrivez-les même s’ils sont décédés.",
  },
  whyWeAsk: { en: "The family form asks for it.", fr: "Le formulaire sur la famille le demande." },
  members: [familyMembersLocation],
  alsoAsks: [{ life: "parents" }, { life: "siblings", when: hasSiblings }],
});

const spouseFamilyMembersLocation = list({
  id: "spouseFamilyMembersLocation",
  person: "spouse",
  question: {
    en: "Which family members does your spouse or partner have, and where do they live?",
    fr: "Quels sont les membres de la famille de votre conjoint ou partenaire et où habitent-ils?",
  },
  hint: { en: "Add one line for each person.", fr: "Ajoutez une ligne par personne." },
  whyWeAsk: {
    en: "Their family form asks for the same list.",
    fr: "Son formulaire sur la famille demande la même liste.",
  },
  toThemselves: {
    question: {
      en: "Which family members do you have, and where do they live?",
      fr: "Quels sont les membres de votre famille et où habitent-ils?",
    },
    whyWeAsk: {
      en: "Your family form asks for the same list.",
      fr: "Votre formulaire sur la famille demande la même liste.",
    },
  },
  needed: "always",
  shown: spouseIsInCase,
  rowName: { en: "Family member {n}", fr: "Membre de la famille {n}" },
  rows: familyRows,
  fields: familyMemberFields,
});

export const spouseFamilyMembersLocationGroup = group({
  id: "spouseFamilyMembersLocationGroup",
  person: "spouse",
  question: {
    en: "Where does your spouse or partner’s family live?",
    fr: "Où habite la famille de votre conjoint ou partenaire?",
  },
  hint: { en: "Parents, brothers and sisters.", fr: "Parents, frères et sœurs." },
  whyWeAsk: spouseFormsAsk,
  toThemselves: {
    question: { en: "Where does your family live?", fr: "Où habite votre famille?" },
    whyWeAsk: yourFormsAsk,
  },
  shown: spouseIsInCase,
  members: [spouseFamilyMembersLocation],
});
