import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages of the host of a visit. */
export const visitHostText = {
  status: { en: "Status in Canada", fr: "Statut au Canada", noun: "m" },
  invitation: { en: "Invitation Letter", fr: "Lettre d’invitation", noun: "f" },
  home: { en: "Home in Canada", fr: "Logement au Canada", noun: "m" },
  household: { en: "Household Members", fr: "Membres du ménage", noun: "mp" },

  statusInstructions: {
    en: "Scan one proof of the host’s status: the information page of a Canadian passport, a citizenship certificate or a permanent resident card, both sides. A work or study permit goes on the page for permits. For a super visa the host is the visitor’s child or grandchild.",
    fr: "Numérisez une preuve du statut de l’hôte : la page de renseignements d’un passeport canadien, un certificat de citoyenneté ou une carte de résident permanent, des deux côtés. Un permis de travail ou d’études va à la page des permis. Pour un super visa, l’hôte est l’enfant ou le petit-enfant de la personne qui visite.",
  },
  invitationInstructions: {
    en: "The host writes and signs it: who comes and how they are related, why, from when to when, where the visitor stays and who pays for what. Full names, dates of birth, addresses and the host’s phone number belong in it. For a super visa, the host also promises in writing to support the visitor for the whole stay and lists everyone in the household.",
    fr: "L’hôte l’écrit et la signe : qui vient et quel est leur lien, pourquoi, de quand à quand, où la personne logera et qui paie quoi. Les noms complets, les dates de naissance, les adresses et le téléphone de l’hôte doivent y figurer. Pour un super visa, l’hôte promet aussi par écrit de soutenir la personne pendant tout le séjour et nomme tous les membres du ménage.",
  },
  homeInstructions: {
    en: "Upload the lease, the deed or a recent utility bill, with the host’s name and the address where the visitor will stay. The address must be the one in the invitation letter.",
    fr: "Téléversez le bail, l’acte de propriété ou une facture récente de services publics, avec le nom de l’hôte et l’adresse où la personne logera. L’adresse doit être celle de la lettre d’invitation.",
  },
  householdInstructions: {
    en: "List everyone who counts: the host, the host’s spouse or partner, their dependent children, everyone invited on a super visa now or earlier with a visa still valid, and anyone the host still sponsors. Add a proof for each, such as a notice of assessment, a birth certificate or the sponsorship papers.",
    fr: "Énumérez toutes les personnes qui comptent : l’hôte, son conjoint ou partenaire, leurs enfants à charge, chaque personne invitée avec un super visa, maintenant ou avant si le visa est encore valide, et toute personne que l’hôte parraine encore. Ajoutez une preuve pour chacune, comme un avis de cotisation, un acte de naissance ou les documents de parrainage.",
  },

  superVisaHosts: {
    en: "a super visa depends on the host’s own status in Canada",
    fr: "un super visa dépend du statut de l’hôte au Canada",
  },
  hostLivesHere: {
    en: "IRCC checks that the host may live in Canada",
    fr: "IRCC vérifie que l’hôte peut vivre au Canada",
  },
  organizationHasNoStatus: {
    en: "a host that is an organization has no such status to show",
    fr: "un hôte qui est un organisme n’a pas de tel statut à montrer",
  },
  promiseOfSupport: {
    en: "a super visa needs a written and signed promise of support",
    fr: "un super visa exige une promesse de soutien écrite et signée",
  },
  invitationHelps: {
    en: "an invitation shows where the visitor stays and who helps",
    fr: "une invitation montre où loge la personne qui visite et qui l’aide",
  },
  showsWhereVisitorStays: {
    en: "it shows where the visitor will stay",
    fr: "ce document montre où la personne qui visite logera",
  },
  organizationShowsNoHome: {
    en: "the host is an organization, and no private home needs to be shown",
    fr: "l’hôte est un organisme, et aucun logement privé n’est à montrer",
  },
  sizeSetsIncome: {
    en: "the income that the host needs depends on the size of the family",
    fr: "le revenu exigé de l’hôte dépend de la taille de la famille",
  },
  sizeOnlyForSuperVisa: {
    en: "it matters only for a super visa, and your answers do not say that it is one",
    fr: "cela compte seulement pour un super visa, et vos réponses n’indiquent pas que c’en est un",
  },
} satisfies Record<string, Text | Noun>;
