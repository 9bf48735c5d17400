import type { Noun } from "../../kernel/noun.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { familyHosts, isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import { written } from "../../kernel/money.ts";
import type { FillValue, Text } from "../../kernel/text.ts";
import { superVisaInsuranceCover, superVisaInsuranceLength } from "../../tables/visit/superVisa.ts";
import type { VaultPage } from "../page.ts";
import { ofReadFields, ofReadFile } from "../files/slotWarnings.ts";
import { superVisaManual } from "../sources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** What a super visa asks for beyond a visit: insurance, and proof of who is whose parent. */

/** Words that several places of this file say. */
const text = {
  insurance: { en: "Super Visa Medical Insurance", fr: "Assurance médicale du super visa", noun: "f" },
  relationship: { en: "Relationship to the Host", fr: "Lien avec l’hôte", noun: "m" },
} satisfies Record<string, Text | Noun>;

function insuranceToday(the: CaseReader): Readonly<Record<string, FillValue>> {
  const [cover, length] = [the.row(superVisaInsuranceCover), the.row(superVisaInsuranceLength)];
  return { cover: cover.found ? written(cover.row.value) : "—", months: length.found ? length.row.value : "—" };
}

const insurance: VaultPage = suppliedPage("main", {
  slug: "super-visa-insurance",
  rights: closedToOutsiders,
  name: text.insurance,
  tags: [],
  appliesTo: ["VisitorVisa"],
  slots: [
    parsedDocument("main", {
      id: "superVisaInsurance",
      name: text.insurance,
      documentTypes: ["Other"],
      level: {
        cases: [
          [
            isSuperVisa,
            "Required",
            {
              en: "IRCC does not issue a super visa without this insurance",
              fr: "IRCC ne délivre pas de super visa sans cette assurance",
            },
          ],
        ],
        otherwise: [
          {
            en: "only a super visa asks for it, and your answers do not say that it is one",
            fr: "seul un super visa l’exige, et vos réponses n’indiquent pas que c’en est un",
          },
          "NotApplicable",
        ],
        sources: [superVisaManual],
      },
      potentialWarnings: [...ofReadFile, "documentExpired", "fileDate"],
      fieldsToRead: ["applicantFullName", "issueDate", "expiryDate"],
      instructions: {
        en: "Upload the policy in the visitor’s name. It covers health care, hospital and the return home for at least {cover}, for at least {months} months from the day of entry. The insurer is in Canada, or abroad and approved by Canada. Add proof that it is paid, in full or by instalments with a deposit. A quote is not enough.",
        fr: "Téléversez la police au nom de la personne qui visite. Elle couvre les soins, l’hôpital et le rapatriement pour au moins {cover}, pendant au moins {months} mois à partir du jour d’entrée. L’assureur est au Canada, ou à l’étranger et approuvé par le Canada. Ajoutez la preuve qu’elle est payée, en entier ou par versements avec un dépôt. Une soumission ne suffit pas.",
        to: {
          visitor: {
            en: "Upload the policy in your name. It covers health care, hospital and the return home for at least {cover}, for at least {months} months from the day of entry. The insurer is in Canada, or abroad and approved by Canada. Add proof that it is paid, in full or by instalments with a deposit. A quote is not enough.",
            fr: "Téléversez la police à votre nom. Elle couvre les soins, l’hôpital et le rapatriement pour au moins {cover}, pendant au moins {months} mois à partir du jour d’entrée. L’assureur est au Canada, ou à l’étranger et approuvé par le Canada. Ajoutez la preuve qu’elle est payée, en entier ou par versements avec un dépôt. Une soumission ne suffit pas.",
          },
        },
      },
      instructionValues: insuranceToday,
      maxFiles: 3,
    }),
  ],
});

const relationship: VaultPage = suppliedPage("main", {
  slug: "super-visa-relationship",
  rights: closedToOutsiders,
  name: text.relationship,
  tags: [],
  appliesTo: ["VisitorVisa"],
  slots: [
    parsedDocument("main", {
      id: "superVisaRelationship",
      name: text.relationship,
      documentTypes: ["BirthCertificate", "Other"],
      level: {
        cases: [
          [
            isSuperVisa,
            "Required",
            {
              en: "a super visa is only for the host’s parents and grandparents",
              fr: "un super visa est réservé aux parents et grands-parents de l’hôte",
              to: {
                host: {
                  en: "a super visa is only for your parents and grandparents",
                  fr: "un super visa est réservé à vos parents et grands-parents",
                },
              },
            },
          ],
          [
            familyHosts,
            "Recommended",
            {
              en: "it proves that visitor and host are family",
              fr: "ce document prouve le lien de famille avec l’hôte",
              to: {
                host: {
                  en: "it proves that the visitor and you are family",
                  fr: "ce document prouve votre lien de famille avec la personne qui visite",
                },
                visitor: {
                  en: "it proves that the host and you are family",
                  fr: "ce document prouve votre lien de famille avec l’hôte",
                },
              },
            },
          ],
        ],
        otherwise: [
          {
            en: "your answers do not say that family hosts the visit",
            fr: "vos réponses n’indiquent pas que de la famille accueille la visite",
          },
          "NotApplicable",
        ],
        sources: [superVisaManual],
      },
      potentialWarnings: [...ofReadFields, "countryMismatch"],
      fieldsToRead: ["applicantFullName", "birthday", "country"],
      instructions: {
        en: "Upload the host’s birth or baptism certificate, or another official document that names the visitor as parent. For a grandparent, add the certificate of the parent in between. If a name has changed, add the document that shows it, such as a marriage certificate.",
        fr: "Téléversez l’acte de naissance ou de baptême de l’hôte, ou un autre document officiel qui nomme la personne qui visite comme parent. Pour un grand-parent, ajoutez l’acte du parent qui fait le lien. Si un nom a changé, ajoutez le document qui le montre, comme un acte de mariage.",
        to: {
          host: {
            en: "Upload your birth or baptism certificate, or another official document that names the visitor as parent. For a grandparent, add the certificate of the parent in between. If a name has changed, add the document that shows it, such as a marriage certificate.",
            fr: "Téléversez votre acte de naissance ou de baptême, ou un autre document officiel qui nomme la personne qui visite comme parent. Pour un grand-parent, ajoutez l’acte du parent qui fait le lien. Si un nom a changé, ajoutez le document qui le montre, comme un acte de mariage.",
          },
          visitor: {
            en: "Upload the host’s birth or baptism certificate, or another official document that names you as parent. For a grandparent, add the certificate of the parent in between. If a name has changed, add the document that shows it, such as a marriage certificate.",
            fr: "Téléversez l’acte de naissance ou de baptême de l’hôte, ou un autre document officiel qui vous nomme comme parent. Pour un grand-parent, ajoutez l’acte du parent qui fait le lien. Si un nom a changé, ajoutez le document qui le montre, comme un acte de mariage.",
          },
        },
      },
      maxFiles: 4,
    }),
  ],
});

export const superVisaPages: readonly VaultPage[] = [insurance, relationship];
