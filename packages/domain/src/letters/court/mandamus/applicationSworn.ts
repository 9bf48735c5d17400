import type { LetterSection } from "../../letterContent.ts";
import { gapsOf } from "../../prose/gap.ts";
import { sentence } from "../../prose/sentence.ts";
import { applicationNumber, clientNumber } from "../caseInCourt.ts";
import { appliedFor, appliedOn, pendingFields, publishedTime, sentBy, timeIn } from "../delay.ts";

/** What the applicant knows of the application that waits: when, for what and how, its numbers, and how long it was said to take. */

const gap = gapsOf("writOfMandamusAffidavit");

export const applicationSworn: LetterSection = {
  id: "application",
  title: { en: "The application", fr: "La demande" },
  isNumbered: true,
  hasNoHeading: true,
  asks: [...pendingFields, publishedTime],
  lines: [
    sentence(
      {
        en: "I am the applicant, and I have personal knowledge of the facts in this affidavit.",
        fr: "Je suis la partie demanderesse et j’ai une connaissance personnelle des faits énoncés dans le présent affidavit.",
      },
      {},
    ),
    sentence(
      { en: "On {day}, I applied for {what} {way}.", fr: "Le {day}, j’ai demandé {what} {way}." },
      { day: appliedOn, what: appliedFor, way: sentBy },
      {
        gap: gap(
          "When, for what and how you applied",
          "Quand, pour quoi et comment la demande a été présentée",
          "applicationDate",
        ),
      },
    ),
    sentence(
      { en: "The number of my application is {number}.", fr: "Le numéro de ma demande est {number}." },
      { number: applicationNumber },
    ),
    sentence(
      { en: "My client number (UCI) is {number}.", fr: "Mon identificateur unique de client (IUC) est {number}." },
      { number: clientNumber },
    ),
    sentence(
      {
        en: "When I applied, Immigration, Refugees and Citizenship Canada (IRCC) published a processing time {time}.",
        fr: "Au moment de ma demande, Immigration, Réfugiés et Citoyenneté Canada (IRCC) publiait un délai de traitement {time}.",
      },
      { time: timeIn("publishedTime") },
    ),
  ],
};
