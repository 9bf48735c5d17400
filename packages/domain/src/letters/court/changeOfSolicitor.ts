import { isAt, isNotGiven } from "../../forms/fields/fieldConditions.ts";
import { any } from "../../kernel/condition.ts";
import { letterContent } from "../define.ts";
import { fullName, homeAddress } from "../facts/applicant.ts";
import type { LetterField, LetterSection } from "../letterContent.ts";
import { asked, firstKnown } from "../prose/fact.ts";
import { gapsOf } from "../prose/gap.ts";
import { sentence } from "../prose/sentence.ts";
import { asksFor, nameGap, subjectOfCase } from "./caseInCourt.ts";
import { anythingElse, applicantAdds, saidAfter } from "./lawyersWords.ts";
import { addressed, servedOn, to } from "./served.ts";
import { filedBySolicitor, solicitorName } from "./solicitor.ts";

/** Who acts for the applicant from now on (rule 124): another lawyer (124A), a first one (124B), or nobody (124C). */

const gap = gapsOf("noticeOfChangeOfSolicitor");

const changes = isAt("noticeForm", "124A");
const appoints = isAt("noticeForm", "124B");
const actsAlone = isAt("noticeForm", "124C");
const hadSolicitor = any(changes, actsAlone);
const hasSolicitor = any(changes, appoints);

const former: readonly LetterField[] = [
  {
    path: "formerSolicitor",
    kind: "name",
    inAnyScript: true,
    label: { en: "Former solicitor", fr: "Personne qui agissait comme avocat ou avocate" },
    shown: hadSolicitor,
    needed: "always",
  },
  {
    path: "formerSolicitorAddress",
    kind: "multiline",
    inAnyScript: true,
    label: { en: "Address of the former solicitor", fr: "Adresse de cette personne" },
    shown: hadSolicitor,
    needed: "always",
  },
];

const party: readonly LetterField[] = [
  {
    path: "partyAddress",
    kind: "multiline",
    inAnyScript: true,
    label: {
      en: "Address for service of the applicant, in Canada",
      fr: "Adresse aux fins de signification de la partie demanderesse, au Canada",
    },
    shown: actsAlone,
  },
  {
    path: "partyTelephone",
    kind: "text",
    label: { en: "Telephone of the applicant", fr: "Téléphone de la partie demanderesse" },
    shown: actsAlone,
    needed: "always",
  },
];

const title = [
  sentence({ en: "Notice of Change of Solicitor", fr: "Avis de changement d’avocat" }, {}, { when: changes }),
  sentence({ en: "Notice of Appointment of Solicitor", fr: "Avis de nomination d’un avocat" }, {}, { when: appoints }),
  sentence(
    { en: "Notice of Intention to Act in Person", fr: "Avis d’intention d’agir en son propre nom" },
    {},
    { when: actsAlone },
  ),
];

const signedByParty: LetterSection = {
  id: "party",
  title: { en: "Who signs", fr: "Qui signe" },
  shown: actsAlone,
  asks: party,
  look: "signature",
  hasNoHeading: true,
  lines: [
    sentence({ en: "{name}", fr: "{name}" }, { name: fullName }, { gap: nameGap }),
    sentence(
      { en: "{address}", fr: "{address}" },
      { address: firstKnown(asked("partyAddress"), homeAddress) },
      {
        gap: gap(
          "Address for service of the applicant",
          "Adresse aux fins de signification de la partie demanderesse",
          "partyAddress",
        ),
      },
    ),
    sentence(
      { en: "Telephone: {number}", fr: "Téléphone\u00A0: {number}" },
      { number: asked("partyTelephone") },
      { gap: gap("Telephone of the applicant", "Téléphone de la partie demanderesse", "partyTelephone") },
    ),
    sentence({ en: "Applicant", fr: "Partie demanderesse" }, {}),
  ],
};

export const noticeOfChangeOfSolicitor = letterContent({
  id: "noticeOfChangeOfSolicitor",
  person: "main",
  frame: "court",
  writes: "lawyer",
  confirms: "lawyer",
  generates: ["lawyer"],
  waiting: {
    en: "The legal team prepares this notice when another lawyer takes over. A lawyer confirms it; it is served on the former lawyer and the other side, then filed.",
    fr: "L’équipe juridique prépare cet avis quand une autre personne prend le dossier en charge. Une avocate ou un avocat le confirme; il est signifié à l’ancienne représentation et à la partie adverse, puis déposé.",
  },
  title,
  subject: subjectOfCase,
  signature: [],
  sections: [
    {
      id: "body",
      title: { en: "Text", fr: "Texte" },
      hasNoHeading: true,
      limit: 6000,
      asks: [
        {
          path: "noticeForm",
          kind: "choice",
          label: { en: "What changes", fr: "Ce qui change" },
          choices: [
            {
              value: "124A",
              label: { en: "Another lawyer takes over (124A)", fr: "Une autre personne représente (124A)" },
            },
            {
              value: "124B",
              label: {
                en: "A lawyer is appointed; there was none before (124B)",
                fr: "Une première personne représente (124B)",
              },
            },
            {
              value: "124C",
              label: {
                en: "The applicant acts in person from now on (124C)",
                fr: "La partie demanderesse agit désormais en son propre nom (124C)",
              },
            },
          ],
          needed: "always",
        },
        ...former,
        anythingElse(6000),
      ],
      lines: [
        asksFor(isNotGiven("noticeForm"), gap("What changes", "Ce qui change", "noticeForm")),
        sentence(
          {
            en: "TAKE NOTICE that the applicant, formerly represented by {former}, has appointed {solicitor} as solicitor of record.",
            fr: "SACHEZ que la partie demanderesse, auparavant représentée par {former}, a désigné {solicitor} pour la représenter.",
          },
          { former: asked("formerSolicitor"), solicitor: solicitorName },
          {
            when: changes,
            gap: gap("The former and the new solicitor", "L’ancienne et la nouvelle représentation", "formerSolicitor"),
          },
        ),
        sentence(
          {
            en: "TAKE NOTICE that the applicant, formerly acting in person, has appointed {solicitor} as solicitor of record.",
            fr: "SACHEZ que la partie demanderesse, qui agissait auparavant en son propre nom, a désigné {solicitor} pour la représenter.",
          },
          { solicitor: solicitorName },
          {
            when: appoints,
            gap: gap("The solicitor who is appointed", "La personne désignée pour représenter", "solicitorName"),
          },
        ),
        sentence(
          {
            en: "TAKE NOTICE that the applicant, formerly represented by {former}, intends to act in person.",
            fr: "SACHEZ que la partie demanderesse, auparavant représentée par {former}, a l’intention d’agir en son propre nom.",
          },
          { former: asked("formerSolicitor") },
          { when: actsAlone, gap: gap("The former solicitor", "L’ancienne représentation", "formerSolicitor") },
        ),
        saidAfter(applicantAdds),
      ],
    },
    filedBySolicitor("noticeOfChangeOfSolicitor", { shown: hasSolicitor }),
    signedByParty,
    servedOn("noticeOfChangeOfSolicitor", {
      isCalledFor: hadSolicitor,
      line: addressed(
        to,
        { name: asked("formerSolicitor"), address: asked("formerSolicitorAddress") },
        "noticeOfChangeOfSolicitor",
      ),
    }),
  ],
});
