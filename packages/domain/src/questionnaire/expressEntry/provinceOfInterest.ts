import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import type { Text } from "../../kernel/text.ts";
import { provinces, type ProvinceCode } from "../../lists/provinces.ts";
import { atLeastOne } from "../../fields/checks/choices.ts";
import { group, question, type QuestionChoice, type Prefill } from "../step.ts";

/** Provinces in which an Express Entry candidate would like to live (document 3 sections 2.2, 4.2 and 5.3). */

const provinceChoices: readonly QuestionChoice[] = provinces.map(({ code, en, fr }) => ({
  value: code,
  label: { en, fr },
}));

const fromOtherAnswers: Text = {
  en: "from your studies, your nomination, your certificate and your family in Canada",
  fr: "d’après vos études, votre désignation, votre certificat et votre famille au Canada",
};

/** Document 3 section 4.2: study province, nomination, certificate of qualification, family members’ provinces. */
function provincesKnown(the: CaseReader): readonly ProvinceCode[] {
  const found = [
    the.answer("province"),
    the.answer("nominationCertificateProvince"),
    the.answer("certificateProvince"),
    ...(the.answer("familyMembersLocation") ?? []).map((member) => member.province),
  ].filter((code) => code !== undefined);
  return [...new Set(found)];
}

const provincesPrefill: Prefill = (the) => {
  const value = provincesKnown(the);
  return value.length > 0 ? { value, origin: fromOtherAnswers } : undefined;
};

const hasSeveralProvinces = says(
  "hasSeveralProvinces",
  { en: "you chose more than one province", fr: "vous avez choisi plus d’une province" },
  (the) => (the.answer("provinceOfInterest")?.length ?? 0) > 1,
  { en: "your answers do not name more than one province", fr: "vos réponses ne nomment pas plus d’une province" },
);

const provinceOfInterest = question({
  id: "provinceOfInterest",
  kind: "choices",
  person: "main",
  question: {
    en: "In which provinces or territories would you like to live?",
    fr: "Dans quelles provinces ou quels territoires aimeriez-vous vivre?",
  },
  hint: { en: "Choose all that interest you.", fr: "Choisissez tout ce qui vous intéresse." },
  choices: provinceChoices,
  prefill: provincesPrefill,
  needed: "always",
  checks: [atLeastOne],
});

const firstChoice = question({
  id: "provinceOfInterestFirstChoice",
  kind: "province",
  person: "main",
  question: { en: "Which one is your first choice?", fr: "Laquelle est votre premier choix?" },
  among: (the) => the.answer("provinceOfInterest") ?? [],
  needed: hasSeveralProvinces,
  shown: hasSeveralProvinces,
  whenMissing: {
    code: "firstChoiceRequired",
    text: { en: "Choose your first-choice province.", fr: "Choisissez votre premier choix de province." },
  },
});

export const provincesOfInterestGroup = group({
  id: "provincesOfInterestGroup",
  person: "main",
  question: { en: "Provinces of interest", fr: "Provinces qui vous intéressent" },
  hint: { en: "Provinces can nominate candidates.", fr: "Les provinces peuvent désigner des candidats." },
  members: [provinceOfInterest, firstChoice],
});
