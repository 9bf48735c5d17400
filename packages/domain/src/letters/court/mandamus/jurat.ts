import type { FormCondition } from "../../../forms/fields/field.ts";
import { fullName } from "../../facts/applicant.ts";
import type { LetterSection } from "../../letterContent.ts";
import { gapsOf } from "../../prose/gap.ts";
import { sentence, type Sentence } from "../../prose/sentence.ts";
import { nameGap } from "../caseInCourt.ts";
import { affirms, isInterpreted, placeOfOath, swears } from "./whoSwears.ts";

/** What the commissioner completes who takes the oath: where, when, and whether an interpreter took part. */

const gap = gapsOf("writOfMandamusAffidavit");

const taken = (en: string, fr: string, when: FormCondition): Sentence =>
  sentence(
    {
      en: `${en} before me at the City of {city}, {province}, on ____________ 20___`,
      fr: `${fr} devant moi {inCity} ({province}), le ____________ 20___`,
    },
    placeOfOath,
    { when, gap: gap("City and province of the oath", "Ville et province du serment", "cityLocation") },
  );

export const jurat: LetterSection = {
  id: "jurat",
  title: { en: "Jurat", fr: "Constat d’assermentation" },
  hasNoHeading: true,
  look: "jurat",
  asks: [],
  lines: [
    taken("Sworn", "Fait sous serment", swears),
    taken("Affirmed", "Affirmé solennellement", affirms),
    sentence(
      {
        en: "through an interpreter, who swore to translate this affidavit and the oath or affirmation faithfully (Form 80B)",
        fr: "par l’entremise d’un interprète qui a juré de traduire fidèlement l’affidavit et le serment ou l’affirmation (formule 80B)",
      },
      {},
      { when: isInterpreted },
    ),
    sentence({ en: "Commissioner for taking affidavits", fr: "Commissaire à l’assermentation" }, {}),
    sentence({ en: "{name}", fr: "{name}" }, { name: fullName }, { gap: nameGap }),
  ],
};
