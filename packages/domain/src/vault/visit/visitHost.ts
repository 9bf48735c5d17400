import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import { lawyerReviews } from "../../conditions/application/status.ts";
import { familyHosts, friendHosts, isSuperVisa, someoneHosts } from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import { helpsYourCase } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { keptDocument } from "../slotFor.ts";
import { checklist5484, excerptOf, specified, superVisaManual } from "../sources.ts";
import { suppliedPage, writtenLetter } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** What the host in Canada shows: status, invitation, home, household. */

/** Words that several places of this file say. */
const text = {
  status: { en: "Status in Canada", fr: "Statut au Canada", noun: "m" },
  invitation: { en: "Invitation Letter", fr: "Lettre d’invitation", noun: "f" },
  home: { en: "Home in Canada", fr: "Logement au Canada", noun: "m" },
  household: { en: "Household Members", fr: "Membres du ménage", noun: "mp" },
} satisfies Record<string, Text | Noun>;

const status: VaultPage = suppliedPage("host", {
  slug: "visitor-visa-host-status",
  rights: closedToOutsiders,
  name: text.status,
  tags: [],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptDocument("host", {
      id: "status",
      name: text.status,
      level: {
        cases: [
          [
            isSuperVisa,
            "Required",
            {
              en: "a super visa depends on the host’s own status in Canada",
              fr: "un super visa dépend du statut de l’hôte au Canada",
              to: {
                host: {
                  en: "a super visa depends on your own status in Canada",
                  fr: "un super visa dépend de votre statut au Canada",
                },
              },
            },
          ],
          [
            any(familyHosts, friendHosts),
            "Required",
            {
              en: "IRCC checks that the host may live in Canada",
              fr: "IRCC vérifie que l’hôte peut vivre au Canada",
              to: {
                host: {
                  en: "IRCC checks that you may live in Canada",
                  fr: "IRCC vérifie que vous avez le droit de vivre au Canada",
                },
              },
            },
          ],
        ],
        otherwise: [
          {
            en: "a host that is an organization does not have this kind of status",
            fr: "un hôte qui est un organisme n’a pas ce genre de statut",
          },
          "NotApplicable",
        ],
        sources: [superVisaManual, checklist5484],
      },
      instructions: {
        en: "Scan one proof of the host’s status. It may be the information page of a Canadian passport, a citizenship certificate or both sides of a permanent resident card. A work or study permit goes on the page for permits. For a super visa the host is the visitor’s child or grandchild.",
        fr: "Numérisez une preuve du statut de l’hôte. Ce peut être la page de renseignements d’un passeport canadien, un certificat de citoyenneté ou les deux côtés d’une carte de résident permanent. Un permis de travail ou d’études va à la page des permis. Pour un super visa, l’hôte est l’enfant ou le petit-enfant de la personne qui visite.",
        to: {
          host: {
            en: "Scan one proof of your status. It may be the information page of a Canadian passport, a citizenship certificate or both sides of a permanent resident card. A work or study permit goes on the page for permits. For a super visa you are the visitor’s child or grandchild.",
            fr: "Numérisez une preuve de votre statut. Ce peut être la page de renseignements d’un passeport canadien, un certificat de citoyenneté ou les deux côtés d’une carte de résident permanent. Un permis de travail ou d’études va à la page des permis. Pour un super visa, vous êtes l’enfant ou le petit-enfant de la personne qui visite.",
          },
          visitor: {
            en: "Scan one proof of the host’s status. It may be the information page of a Canadian passport, a citizenship certificate or both sides of a permanent resident card. A work or study permit goes on the page for permits. For a super visa the host is your child or grandchild.",
            fr: "Numérisez une preuve du statut de l’hôte. Ce peut être la page de renseignements d’un passeport canadien, un certificat de citoyenneté ou les deux côtés d’une carte de résident permanent. Un permis de travail ou d’études va à la page des permis. Pour un super visa, l’hôte est votre enfant ou votre petit-enfant.",
          },
        },
      },
      maxFiles: 3,
    }),
  ],
});

const invitation: VaultPage = suppliedPage("host", {
  slug: "visitor-visa-host-letter",
  rights: closedToOutsiders,
  name: text.invitation,
  category: "Letter",
  tags: [],
  appliesTo: ["VisitorVisa"],
  lawyerCanGenerate: { letter: "visitorVisaHostLetter" },
  slots: [
    writtenLetter("host", {
      id: "letter",
      name: text.invitation,
      level: {
        cases: [
          [
            isSuperVisa,
            "Required",
            {
              en: "a super visa needs a written and signed promise of support",
              fr: "un super visa exige une promesse de soutien écrite et signée",
            },
          ],
          [all(someoneHosts, lawyerReviews), "Required"],
        ],
        otherwise: helpsYourCase({
          en: "an invitation shows where the visitor stays and who helps",
          fr: "une invitation montre où loge la personne qui visite et qui l’aide",
          to: {
            visitor: {
              en: "an invitation shows where you stay and who helps",
              fr: "une invitation montre où vous logez et qui vous aide",
            },
          },
        }),
        sources: [specified("document 3 section 2.4"), specified("document 3 section 4.5"), superVisaManual],
      },
      instructions: {
        en: "The host writes and signs it: who comes and how they are related, why, from when to when, where the visitor stays and who pays for what. Full names, dates of birth, addresses and the host’s phone number belong in it. For a super visa, the host also promises in writing to support the visitor for the whole stay and lists everyone in the household.",
        fr: "L’hôte l’écrit et la signe : qui vient et quel est leur lien, pourquoi, de quand à quand, où la personne logera et qui paie quoi. Les noms complets, les dates de naissance, les adresses et le téléphone de l’hôte doivent y figurer. Pour un super visa, l’hôte promet aussi par écrit de soutenir la personne pendant tout le séjour et nomme tous les membres du ménage.",
        to: {
          host: {
            en: "You write and sign it: who comes and how you are related, why, from when to when, where the visitor stays and who pays for what. Full names, dates of birth, addresses and your phone number belong in it. For a super visa, you also promise in writing to support the visitor for the whole stay and list everyone in your household.",
            fr: "Vous l’écrivez et la signez : qui vient et quel est votre lien, pourquoi, de quand à quand, où la personne logera et qui paie quoi. Les noms complets, les dates de naissance, les adresses et votre téléphone doivent y figurer. Pour un super visa, vous promettez aussi par écrit de soutenir la personne pendant tout le séjour et vous nommez tous les membres de votre ménage.",
          },
          visitor: {
            en: "The host writes and signs it: who comes and how you are related, why, from when to when, where you stay and who pays for what. Full names, dates of birth, addresses and the host’s phone number belong in it. For a super visa, the host also promises in writing to support you for the whole stay and lists everyone in the household.",
            fr: "L’hôte l’écrit et la signe : qui vient et quel est votre lien, pourquoi, de quand à quand, où vous logerez et qui paie quoi. Les noms complets, les dates de naissance, les adresses et le téléphone de l’hôte doivent y figurer. Pour un super visa, l’hôte promet aussi par écrit de vous soutenir pendant tout le séjour et nomme tous les membres du ménage.",
          },
        },
      },
      maxFiles: 2,
    }),
  ],
});

const home: VaultPage = suppliedPage("host", {
  slug: "visitor-visa-host-property",
  rights: closedToOutsiders,
  name: text.home,
  tags: ["Housing"],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptDocument("host", {
      id: "property",
      name: text.home,
      level: {
        cases: [
          [
            any(familyHosts, friendHosts),
            "Recommended",
            {
              en: "it shows where the visitor will stay",
              fr: "ce document montre où la personne qui visite logera",
              to: { visitor: { en: "it shows where you will stay", fr: "ce document montre où vous logerez" } },
            },
          ],
        ],
        otherwise: [
          {
            en: "the host is an organization, and no private home needs to be shown",
            fr: "l’hôte est un organisme, et aucun logement privé n’est à montrer",
          },
          "NotApplicable",
        ],
        sources: [checklist5484],
      },
      instructions: {
        en: "Upload the lease, the deed or a recent utility bill, with the host’s name and the address where the visitor will stay. The address must be the one in the invitation letter.",
        fr: "Téléversez le bail, l’acte de propriété ou une facture récente de services publics, avec le nom de l’hôte et l’adresse où la personne logera. L’adresse doit être celle de la lettre d’invitation.",
        to: {
          host: {
            en: "Upload the lease, the deed or a recent utility bill, with your name and the address where the visitor will stay. The address must be the one in the invitation letter.",
            fr: "Téléversez le bail, l’acte de propriété ou une facture récente de services publics, avec votre nom et l’adresse où la personne logera. L’adresse doit être celle de la lettre d’invitation.",
          },
          visitor: {
            en: "Upload the lease, the deed or a recent utility bill, with the host’s name and the address where you will stay. The address must be the one in the invitation letter.",
            fr: "Téléversez le bail, l’acte de propriété ou une facture récente de services publics, avec le nom de l’hôte et l’adresse où vous logerez. L’adresse doit être celle de la lettre d’invitation.",
          },
        },
      },
      maxFiles: 4,
    }),
  ],
});

const household: VaultPage = suppliedPage("host", {
  slug: "visitor-visa-host-family-size",
  rights: closedToOutsiders,
  name: text.household,
  tags: [],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptDocument("host", {
      id: "familySize",
      name: text.household,
      level: {
        cases: [
          [
            isSuperVisa,
            "Required",
            {
              en: "the income that the host needs depends on the size of the family",
              fr: "le revenu exigé de l’hôte dépend de la taille de la famille",
              to: {
                host: {
                  en: "the income that you need depends on the size of your family",
                  fr: "le revenu exigé dépend de la taille de votre famille",
                },
              },
            },
          ],
        ],
        otherwise: [
          {
            en: "it matters only for a super visa, and your answers do not say that it is one",
            fr: "cela compte seulement pour un super visa, et vos réponses n’indiquent pas que c’en est un",
          },
          "NotApplicable",
        ],
        sources: [excerptOf("IRCC officer manual, super visa, size of the family")],
      },
      instructions: {
        en: "List everyone who counts: the host, the host’s spouse or partner, and their dependent children. Count everyone invited on a super visa now, and everyone invited earlier whose visa is still valid. Count anyone the host still sponsors too. Add a proof for each, such as a notice of assessment, a birth certificate or the sponsorship documents.",
        fr: "Énumérez toutes les personnes qui comptent : l’hôte, son conjoint ou partenaire et leurs enfants à charge. Comptez chaque personne invitée maintenant avec un super visa, et chaque personne invitée avant dont le visa est encore valide. Comptez aussi toute personne que l’hôte parraine encore. Ajoutez une preuve pour chacune, comme un avis de cotisation, un acte de naissance ou les documents de parrainage.",
        to: {
          host: {
            en: "List everyone who counts: you, your spouse or partner, and your dependent children. Count everyone you invite on a super visa now, and everyone invited earlier whose visa is still valid. Count anyone you still sponsor too. Add a proof for each, such as a notice of assessment, a birth certificate or the sponsorship documents.",
            fr: "Énumérez toutes les personnes qui comptent : vous, votre conjoint ou partenaire et vos enfants à charge. Comptez chaque personne que vous invitez maintenant avec un super visa, et chaque personne invitée avant dont le visa est encore valide. Comptez aussi toute personne que vous parrainez encore. Ajoutez une preuve pour chacune, comme un avis de cotisation, un acte de naissance ou les documents de parrainage.",
          },
        },
      },
      maxFiles: 10,
    }),
  ],
});

export const visitHostPages: readonly VaultPage[] = [status, invitation, home, household];
