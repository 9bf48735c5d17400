import { isStudyApplication, renewsStudy } from "../../conditions/application/application.ts";
import {
  countryIsCanada,
  holdsStudyPermit,
  holdsValidPermit,
  holdsWorkPermit,
  isInCanada,
  statusMayBeLost,
  wasStudentBefore,
  wasWorkerBefore,
} from "../../conditions/status/insideCanada.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { atLeastOne, exclusiveAlone } from "../../fields/checks/choices.ts";
import { studyPermitExpiryPrefill, workPermitExpiryPrefill } from "../firstPrefills.ts";
import { question } from "../step.ts";

/** The person’s status in Canada (document 3 section 4.2, addresses and status). */

export const insideCanadaCurrently = question({
  id: "insideCanadaCurrently",
  kind: "yesNo",
  person: "main",
  question: { en: "Are you in Canada now?", fr: "Êtes-vous au Canada maintenant?" },
  hint: {
    en: "Say no if you are away, even for a short trip.",
    fr: "Répondez non si vous êtes à l’étranger, même pour un court voyage.",
  },
  whyWeAsk: {
    en: "Some people may apply without leaving Canada.",
    fr: "Certaines personnes peuvent présenter la demande sans quitter le Canada.",
  },
  needed: countryIsCanada,
  shown: countryIsCanada,
});

export const currentImmigrationStatus = question({
  id: "currentImmigrationStatus",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "What is your status in Canada today?", fr: "Quel est votre statut au Canada aujourd’hui?" },
  hint: {
    en: "Look at the newest permit, visa or record that you hold.",
    fr: "Regardez votre plus récent permis, visa ou fiche.",
  },
  whyWeAsk: {
    en: "Your status decides whether you may apply from here.",
    fr: "Votre statut détermine si vous pouvez présenter la demande d’ici.",
  },
  choices: [
    { value: "studyPermit", label: { en: "Study permit", fr: "Permis d’études" } },
    { value: "workPermit", label: { en: "Work permit", fr: "Permis de travail" } },
    {
      value: "visitor",
      label: { en: "Visitor (visa, eTA or visitor record)", fr: "Visiteur (visa, AVE ou fiche de visiteur)" },
    },
    { value: "trp", label: { en: "Temporary resident permit", fr: "Permis de séjour temporaire" } },
    {
      value: "refugeeClaimant",
      label: { en: "Refugee claimant or protected person", fr: "Demandeur d’asile ou personne protégée" },
    },
    {
      value: "maintained",
      label: {
        en: "Waiting for an extension (maintained status)",
        fr: "En attente d’une prolongation (statut maintenu)",
      },
    },
    { value: "noStatus", label: { en: "No valid status", fr: "Aucun statut valide" } },
    { value: "other", label: { en: "Other", fr: "Autre" } },
  ],
  needed: isInCanada,
  shown: isInCanada,
  warnings: ["permitRestorationRequired"],
});

/**
 * Who names no status, or another one, may have lost a permit days ago and is asked as well (ADR 0097). Such a person may
 * have held none, so the date may stay empty, until the status before turns out to be that of a student.
 */
export const studyPermitExpiryDate = question({
  id: "studyPermitExpiryDate",
  kind: "date",
  person: "main",
  question: { en: "When does your study permit expire?", fr: "Quand votre permis d’études expire-t-il?" },
  wordings: [
    {
      when: all(statusMayBeLost, wasStudentBefore),
      question: { en: "When did your study permit expire?", fr: "Quand votre permis d’études a-t-il expiré?" },
    },
    {
      when: statusMayBeLost,
      question: {
        en: "If you had a study permit, when did it expire? Leave it empty if you never had one.",
        fr: "Si vous aviez un permis d’études, quand a-t-il expiré? Laissez vide si vous n’en avez jamais eu.",
      },
    },
  ],
  hint: {
    en: "The date is on the permit, beside “Expiry date”.",
    fr: "La date figure sur le permis, à côté de « Date d’expiration ».",
  },
  whyWeAsk: {
    en: "You have 90 days after it to ask for restoration.",
    fr: "Vous avez ensuite 90 jours pour demander le rétablissement du statut.",
  },
  prefill: studyPermitExpiryPrefill,
  needed: any(holdsStudyPermit, all(isStudyApplication, wasStudentBefore)),
  shown: all(isInCanada, any(holdsStudyPermit, statusMayBeLost)),
  warnings: [
    "studyPermitExpired",
    "studyPermitExpiring30Days",
    "studyPermitExpiring90Days",
    "studyPermitExpiring6Months",
    "permitRestorationRequired",
  ],
});

export const pgwpExpiryDate = question({
  id: "pgwpExpiryDate",
  kind: "date",
  person: "main",
  question: { en: "When does your work permit expire?", fr: "Quand votre permis de travail expire-t-il?" },
  wordings: [
    {
      when: all(statusMayBeLost, wasWorkerBefore),
      question: { en: "When did your work permit expire?", fr: "Quand votre permis de travail a-t-il expiré?" },
    },
    {
      when: statusMayBeLost,
      question: {
        en: "If you had a work permit, when did it expire? Leave it empty if you never had one.",
        fr: "Si vous aviez un permis de travail, quand a-t-il expiré? Laissez vide si vous n’en avez jamais eu.",
      },
    },
  ],
  hint: {
    en: "The date is on the permit, beside “Expiry date”.",
    fr: "La date figure sur le permis, à côté de « Date d’expiration ».",
  },
  whyWeAsk: {
    en: "You have 90 days after it to ask for restoration.",
    fr: "Vous avez ensuite 90 jours pour demander le rétablissement du statut.",
  },
  prefill: workPermitExpiryPrefill,
  needed: any(holdsWorkPermit, all(isStudyApplication, wasWorkerBefore)),
  shown: all(isInCanada, any(holdsWorkPermit, statusMayBeLost)),
  warnings: ["workPermitExpired", "workPermitExpiring", "permitRestorationRequired"],
});

/** Whoever renews a valid permit is not asked; what she answered in a first application that became an extension goes on counting. */
export const insideCanadaOther = question({
  id: "insideCanadaOther",
  kind: "choices",
  person: "main",
  question: {
    en: "Why are you in Canada? Choose all that apply.",
    fr: "Pourquoi êtes-vous au Canada? Choisissez tout ce qui s’applique.",
  },
  hint: {
    en: "These are the situations in which the rules let people apply from inside Canada.",
    fr: "Ce sont les situations où les règles permettent de présenter une demande au Canada.",
  },
  whyWeAsk: {
    en: "Most visitors must apply from outside Canada. These reasons are exceptions.",
    fr: "La plupart des visiteurs doivent présenter la demande de l’étranger. Ces motifs sont des exceptions.",
  },
  choices: [
    {
      value: "minorChild",
      label: {
        en: "I am a minor child (preschool, primary or secondary studies, or a child of a permit holder)",
        fr: "Je suis une personne mineure (études préscolaires, primaires ou secondaires, ou enfant d’un titulaire de permis)",
      },
    },
    {
      value: "appliedForPr",
      label: {
        en: "I applied for permanent residence in Canada (spouse class or approved exemption)",
        fr: "J’ai demandé la résidence permanente au Canada (catégorie des époux ou dispense approuvée)",
      },
    },
    {
      value: "unenforceableRemovalOrder",
      label: {
        en: "I have a removal order that cannot be enforced",
        fr: "Je fais l’objet d’une mesure de renvoi qui ne peut être exécutée",
      },
    },
    {
      value: "specialRelationship",
      label: {
        en: "I am a family member of a person in Canada with a study or work permit, a permit of six months or more, or a special status. Special status means military, foreign officer, athlete, news or clergy",
        fr: "Je suis membre de la famille d’une personne au Canada qui a un permis d’études ou de travail, un permis de six mois ou plus, ou un statut particulier. Un statut particulier veut dire militaire, agent étranger, athlète, presse ou clergé",
      },
    },
    {
      value: "refugeeClaimant",
      label: {
        en: "I made a refugee claim, or I am a protected person",
        fr: "J’ai demandé l’asile, ou je suis une personne protégée",
      },
    },
    {
      value: "exchangeStudent",
      label: {
        en: "I am an exchange or visiting student at a designated school",
        fr: "Je suis aux études dans un établissement désigné, en échange ou en visite",
      },
    },
    {
      value: "prerequisiteCompleted",
      label: {
        en: "I finished a course that my next program requires",
        fr: "J’ai terminé un cours préalable à mon prochain programme",
      },
    },
    { value: "visitorRecord", label: { en: "I have a visitor record", fr: "J’ai une fiche de visiteur" } },
    {
      value: "temporaryResidentPermit",
      label: { en: "I have a temporary resident permit", fr: "J’ai un permis de séjour temporaire" },
    },
    {
      value: "entryVisaOrEta",
      label: {
        en: "I entered with a visitor visa or an eTA",
        fr: "Mon entrée s’est faite avec un visa de visiteur ou une AVE",
      },
    },
    { value: "none", label: { en: "None of the above", fr: "Aucune de ces réponses" }, exclusive: true },
  ],
  needed: "always",
  shown: all(isInCanada, any(renewsStudy, not(holdsValidPermit))),
  skipped: holdsValidPermit,
  checks: [atLeastOne, exclusiveAlone],
});
