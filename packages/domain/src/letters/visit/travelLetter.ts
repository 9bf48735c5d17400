import { travelled } from "../../conditions/background/travel.ts";
import { letterContent } from "../define.ts";
import { tripLines } from "../facts/travel.ts";
import { narrative } from "../narrative.ts";
import { holds } from "../prose/fact.ts";
import { gapsOf } from "../prose/gap.ts";
import { sentence, typed } from "../prose/sentence.ts";
import { assistedSection, draftLimit } from "./assisted.ts";
import {
  senderOfVisit,
  stayFields,
  visitorFields,
  visitorSigns,
  whenVisits,
  whereVisits,
  whoVisits,
} from "./ofTheVisitor.ts";
import { detailsField, detailsLines } from "./purpose.ts";
import { aChildTravels, companyFields } from "./consent/childWhoTravels.ts";
import { consentSection } from "./consent/consentSection.ts";
import { hostTelephoneField } from "./visitFields.ts";
import { companyOfVisitor } from "./visitorLetter.ts";

/** Why the trip is made on these days, trips of the past, and of a minor the consent of the parents. */

const key = "visitorVisaTravel:visitor";
const inLetter = gapsOf(key);

export const travelLetter = letterContent({
  id: "visitorVisaTravel",
  person: "visitor",
  frame: "letter",
  writes: "visitor",
  confirms: "visitor",
  generates: ["lawyer"],
  waiting: {
    en: "The visitor writes this letter here and confirms it; for a child, the parents sign the consent. Your lawyer then makes the file that goes with the application.",
    fr: "La personne qui visite écrit cette lettre ici et la confirme; pour un enfant, les parents signent le consentement. Votre équipe juridique prépare ensuite le fichier qui accompagne la demande.",
  },
  sender: senderOfVisit,
  subject: sentence({ en: "Purpose of the trip to Canada", fr: "But du voyage au Canada" }, {}),
  signature: visitorSigns(key),
  sections: [
    {
      id: "facts",
      title: { en: "The trip", fr: "Le voyage" },
      hasNoHeading: true,
      asks: [...visitorFields, ...stayFields, { ...hostTelephoneField, shown: aChildTravels }, ...companyFields],
      lines: [...whoVisits(key), ...whenVisits, ...whereVisits(key), ...companyOfVisitor],
    },
    assistedSection({
      title: { en: "Why this trip, and why on these days", fr: "Pourquoi ce voyage, et pourquoi ces dates" },
      asks: [
        detailsField,
        narrative("whyTheseDays", {
          label: { en: "Why you come on these days", fr: "Pourquoi vous venez à ces dates" },
          questions: [
            {
              en: "Is it a leave, a school holiday, a wedding?",
              fr: "Est-ce un congé, des vacances scolaires, un mariage?",
            },
            {
              en: "Why not earlier or later, and why not longer?",
              fr: "Pourquoi pas avant ou après, ni plus longtemps?",
            },
          ],
          most: draftLimit,
        }),
      ],
      lines: [
        ...detailsLines(key),
        typed(
          "whyTheseDays",
          {
            thing: { en: "The reason for these days is", fr: "La raison de ces dates est" },
            before: { en: "I chose these days for this reason", fr: "J’ai choisi ces dates pour cette raison" },
          },
          { gap: inLetter("Why you come on these days", "Pourquoi vous venez à ces dates", "whyTheseDays") },
        ),
      ],
    }),
    {
      id: "pastTravel",
      title: { en: "Trips of the past", fr: "Voyages antérieurs" },
      shown: holds(travelled),
      asks: [],
      lines: [{ each: tripLines }],
    },
    consentSection,
  ],
});
