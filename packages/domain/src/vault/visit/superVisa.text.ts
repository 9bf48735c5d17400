import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the super visa pages. */
export const superVisaText = {
  insurance: { en: "Super Visa Medical Insurance", fr: "Assurance médicale du super visa", noun: "f" },
  relationship: { en: "Relationship to the Host", fr: "Lien avec l’hôte", noun: "m" },

  insuranceInstructions: {
    en: "Upload the policy in the visitor’s name. It covers health care, hospital and the return home for at least {cover}, for at least {months} months from the day of entry, by an insurer in Canada or one abroad that Canada has approved. Add proof that it is paid, in full or by instalments with a deposit. A quote is not enough.",
    fr: "Téléversez la police au nom de la personne qui visite. Elle couvre les soins, l’hôpital et le rapatriement pour au moins {cover}, pendant au moins {months} mois à partir du jour d’entrée, par un assureur au Canada ou un assureur à l’étranger que le Canada a approuvé. Ajoutez la preuve qu’elle est payée, en entier ou par versements avec un dépôt. Une soumission ne suffit pas.",
  },
  relationshipInstructions: {
    en: "Upload the host’s birth or baptism certificate, or another official paper that names the visitor as parent. For a grandparent, add the certificate of the parent in between. If a name has changed, add the paper that shows it, such as a marriage certificate.",
    fr: "Téléversez l’acte de naissance ou de baptême de l’hôte, ou un autre document officiel qui nomme la personne qui visite comme parent. Pour un grand-parent, ajoutez l’acte du parent qui fait le lien. Si un nom a changé, ajoutez le document qui le montre, comme un acte de mariage.",
  },

  noSuperVisaWithout: {
    en: "IRCC gives no super visa without this insurance",
    fr: "IRCC ne délivre pas de super visa sans cette assurance",
  },
  onlyForSuperVisa: {
    en: "only a super visa asks for it, and your answers do not say that it is one",
    fr: "seul un super visa l’exige, et vos réponses n’indiquent pas que c’en est un",
  },
  forParentsOnly: {
    en: "a super visa is only for the host’s parents and grandparents",
    fr: "un super visa est réservé aux parents et grands-parents de l’hôte",
  },
  provesFamily: {
    en: "it proves that visitor and host are family",
    fr: "ce document prouve le lien de famille avec l’hôte",
  },
  noFamilyToProve: {
    en: "your answers do not say that family hosts the visit",
    fr: "vos réponses n’indiquent pas que de la famille accueille la visite",
  },
} satisfies Record<string, Text | Noun>;
