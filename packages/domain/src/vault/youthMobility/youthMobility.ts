import type { CaseReader } from "../../caseFile/reader.ts";
import type { OwnSlotId, PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { isYouthMobility } from "../../conditions/application/application.ts";
import { invitationArrived } from "../../conditions/application/status.ts";
import {
  countryAsksForResidence,
  countryIsNotListed,
  gaveAddressAtHome,
  isInternship,
  organizationSupports,
  tookPartBefore,
} from "../../conditions/youthMobility/youthMobility.ts";
import { all } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { FillValue, Text } from "../../kernel/text.ts";
import { iecInvitation } from "../../tables/youthMobility/invitation.ts";
import type { PageCategory, PageTag, Phase, RequirementLevel, Slot, VaultPage } from "../page.ts";
import { keptDocument } from "../slotFor.ts";
import { excerptOf, iecDocumentList, specified } from "../sources.ts";
import { suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** International Experience Canada: the invitation, and what a category or a country asks for besides. */

/** Words that several places of this file say. */
const text = {
  notInternship: {
    en: "your answers do not name the category International Co-op",
    fr: "vos réponses n’indiquent pas la catégorie Stage coop international",
  },
} satisfies Record<string, Text | Noun>;

const officerManual = excerptOf("IRCC officer manual, International Experience Canada");

type Paper = {
  readonly slug: PageSlug;
  readonly slot: OwnSlotId;
  readonly name: Noun;
  readonly category?: PageCategory;
  readonly phase?: Phase;
  readonly tags?: readonly PageTag[];
  readonly level: Omit<CaseRule<RequirementLevel>, "id">;
  readonly instructions: Text;
  readonly maxFiles: number;
} & Pick<Slot, "instructionValues">;

const paper = ({
  slug,
  slot,
  name,
  category = "General",
  phase = "preparation",
  tags = [],
  ...rest
}: Paper): VaultPage =>
  suppliedPage("main", {
    slug,
    rights: closedToOutsiders,
    name,
    category,
    phase,
    tags,
    appliesTo: ["Iec"],
    slots: [keptDocument("main", { id: slot, name, ...rest })],
  });

function daysToAnswer(the: CaseReader): Readonly<Record<string, FillValue>> {
  const row = the.row(iecInvitation);
  return row.found ? row.row.value : { accept: "—", submit: "—" };
}

const invitation = paper({
  slug: "iec-invitation",
  slot: "iecInvitation",
  name: { en: "IEC Invitation to Apply", fr: "Invitation à présenter une demande (EIC)", noun: "f" },
  category: "Letter",
  phase: "ita",
  level: {
    cases: [[all(isYouthMobility, invitationArrived), "Required"]],
    otherwise: [
      {
        en: "the case does not say that the invitation has arrived",
        fr: "le dossier n’indique pas que l’invitation est arrivée",
      },
      "NotApplicable",
    ],
    sources: [specified("document 3 section 9.4"), officerManual],
  },
  instructions: {
    en: "Save the invitation from your IRCC account. From its date you have {accept} days to accept it, then {submit} days to send the work permit application. Your account shows the exact last day. After that day the invitation is lost.",
    fr: "Enregistrez l’invitation à partir de votre compte d’IRCC. À partir de sa date, vous avez {accept} jours pour l’accepter, puis {submit} jours pour envoyer la demande de permis de travail. Votre compte montre le dernier jour exact. Après ce jour, l’invitation est perdue.",
  },
  instructionValues: daysToAnswer,
  maxFiles: 2,
});

const residence = paper({
  slug: "iec-proof-of-residence",
  slot: "iecProofOfResidence",
  name: { en: "Proof of Residence in Your Country", fr: "Preuve de résidence dans votre pays", noun: "f" },
  level: {
    cases: [
      [countryAsksForResidence, "Required"],
      [countryIsNotListed, "NotApplicable"],
      [
        gaveAddressAtHome,
        "Recommended",
        {
          en: "a proof of this address answers questions before they are asked",
          fr: "une preuve de cette adresse répond d’avance aux questions",
        },
      ],
    ],
    otherwise: [
      {
        en: "nothing in your answers shows that your country’s agreement asks where you live",
        fr: "rien dans vos réponses n’indique que l’entente de votre pays s’attache au lieu où vous habitez",
      },
      "NotApplicable",
    ],
    sources: [officerManual],
  },
  instructions: {
    en: "Upload a residence certificate, a tax document or a bill with your name and your address in your country of citizenship. It must show that you live there now.",
    fr: "Téléversez un certificat de résidence, un document fiscal ou une facture avec votre nom et votre adresse dans votre pays de citoyenneté. Le document doit montrer que vous y habitez maintenant.",
  },
  maxFiles: 3,
});

const internship = paper({
  slug: "iec-internship-agreement",
  slot: "iecInternshipAgreement",
  name: { en: "Internship Agreement", fr: "Convention de stage", noun: "f" },
  tags: ["Employment", "Education"],
  level: {
    cases: [
      [
        isInternship,
        "Required",
        {
          en: "this category needs a placement that is arranged already",
          fr: "cette catégorie exige un stage déjà convenu",
        },
      ],
    ],
    otherwise: [text.notInternship, "NotApplicable"],
    sources: [iecDocumentList],
  },
  instructions: {
    en: "Upload the agreement that you, the host employer and, where there is one, your school have signed. It gives the place, the duties, the dates, the hours and the pay, and says how the placement belongs to your studies.",
    fr: "Téléversez la convention que vous, l’employeur d’accueil et, s’il y a lieu, votre établissement avez signée. Elle donne le lieu, les tâches, les dates, les heures et la rémunération, et dit comment le stage fait partie de vos études.",
  },
  maxFiles: 3,
});

const registration = paper({
  slug: "iec-student-registration",
  slot: "iecStudentRegistration",
  name: { en: "Proof of Student Registration", fr: "Preuve d’inscription aux études", noun: "f" },
  tags: ["Education"],
  level: {
    cases: [
      [
        isInternship,
        "Required",
        {
          en: "this category is for students who need a placement for their studies",
          fr: "cette catégorie s’adresse aux personnes dont les études exigent un stage",
        },
      ],
    ],
    otherwise: [text.notInternship, "NotApplicable"],
    sources: [iecDocumentList],
  },
  instructions: {
    en: "Upload a letter from your school outside Canada, from the present term, that says that you are registered and in which program. A student card alone is not enough.",
    fr: "Téléversez une lettre de votre établissement hors du Canada, de la session en cours, qui dit que vous y avez une inscription et dans quel programme. Une carte étudiante seule ne suffit pas.",
  },
  maxFiles: 2,
});

const organization = paper({
  slug: "iec-recognized-organization-letter",
  slot: "iecRecognizedOrganizationLetter",
  name: { en: "Recognized Organization Letter", fr: "Lettre d’un organisme reconnu", noun: "f" },
  level: {
    cases: [[organizationSupports, "Required"]],
    otherwise: [
      {
        en: "your answers do not name a recognized organization",
        fr: "vos réponses n’indiquent pas d’organisme reconnu",
      },
      "NotApplicable",
    ],
    sources: [specified("document 3 section 4.7")],
  },
  instructions: {
    en: "Upload the organization’s letter with your name, the category, the dates and the confirmation number. The letter counts only if the organization is one that IRCC recognizes for IEC.",
    fr: "Téléversez la lettre de l’organisme avec votre nom, la catégorie, les dates et le numéro de confirmation. Seuls les organismes qu’IRCC reconnaît pour EIC peuvent l’écrire.",
  },
  maxFiles: 2,
});

const earlier = paper({
  slug: "iec-previous-participation",
  slot: "iecPreviousParticipation",
  name: { en: "Earlier IEC Participation", fr: "Participation antérieure à EIC", noun: "f" },
  level: {
    cases: [
      [
        tookPartBefore,
        "Required",
        {
          en: "each country limits how often one can take part",
          fr: "chaque pays limite le nombre de participations",
        },
      ],
    ],
    otherwise: [
      {
        en: "your answers do not say that you took part in IEC before",
        fr: "vos réponses n’indiquent pas que vous avez déjà participé à EIC",
      },
      "NotApplicable",
    ],
    sources: [specified("document 3 section 3.3"), specified("document 3 section 4.7")],
  },
  instructions: {
    en: "Upload the work permit or the letter of introduction of each earlier participation. Add the days on which you entered and left Canada with it, or say that you never used it.",
    fr: "Téléversez le permis de travail ou la lettre d’introduction de chaque participation antérieure. Ajoutez le jour de votre entrée au Canada et celui de votre départ avec ce document, ou dites que vous ne l’avez jamais utilisé.",
  },
  maxFiles: 3,
});

export const youthMobilityPages: readonly VaultPage[] = [
  invitation,
  residence,
  internship,
  registration,
  organization,
  earlier,
];
