import type { LetterSection } from "../../letterContent.ts";
import { gapsOf } from "../../prose/gap.ts";
import { sentence } from "../../prose/sentence.ts";
import { lengthFields } from "./lengthOnConsent.ts";
import { lastDayAskedFor, lastDayNow, now, rule, until, what, whatAndRule } from "./period.ts";
import { position, positionInRequest } from "./respondentPosition.ts";
import { asksWhichRules, ofCourtsRules, ofImmigrationRules, whichRules } from "./whichRules.ts";

/** What the letter asks of the Registry: to place a request before a judge, or to file a consent that suffices by itself. */

const gap = gapsOf("consentToExtensionOfTime");

const whatIsAsked = gap("What has to be done, and the rule", "Ce qui doit être fait, et la règle", "period");

export const request: LetterSection = {
  id: "file",
  title: { en: "The period", fr: "Le délai" },
  asks: [whichRules, ...whatAndRule, lastDayNow, ...lengthFields, lastDayAskedFor, position],
  lines: [
    asksWhichRules,
    sentence(
      {
        en: "Please place this informal request before a judge or an associate judge: the applicant asks for more time to {what} (rule {rule} of the Federal Courts Citizenship, Immigration and Refugee Protection Rules).",
        fr: "Veuillez soumettre la présente demande informelle à un juge ou à un juge adjoint\u00A0: la partie demanderesse demande une prorogation du délai pour {what} (règle {rule} des Règles des cours fédérales en matière de citoyenneté, d’immigration et de protection des réfugiés).",
      },
      { what, rule },
      { when: ofImmigrationRules, gap: whatIsAsked },
    ),
    sentence(
      {
        en: "Please file the enclosed consent of all parties, which extends the time to {what} (rule {rule} of the Federal Courts Rules).",
        fr: "Veuillez déposer le consentement ci-joint de toutes les parties, qui proroge le délai pour {what} (règle {rule} des Règles des Cours fédérales).",
      },
      { what, rule },
      { when: ofCourtsRules, gap: whatIsAsked },
    ),
    sentence(
      {
        en: "The last day is {now}; the last day asked for is {until}.",
        fr: "Le dernier jour est le {now}; le dernier jour demandé est le {until}.",
      },
      { now, until },
      {
        gap: gap(
          "The last day now, and the one asked for",
          "Le dernier jour actuel, et celui qui est demandé",
          "proposedDate",
        ),
      },
    ),
    ...positionInRequest,
  ],
};
