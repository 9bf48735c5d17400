import { ofInsurance } from "../../finder/people.ts";
import { dateIn } from "../../fields/dateField.ts";
import type { Parsed } from "../../fields/labelledValue.ts";
import { nameIn } from "../../fields/nameField.ts";
import { codeIn } from "../../fields/textField.ts";
import { typeOfZone } from "../../mrz/zoneType.ts";
import { applicantName } from "../applicantName.ts";
import { bilingual } from "../bilingual.ts";
import { identityFields } from "../identity/identityFields.ts";
import { labelledReader } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import type { DocumentReader } from "../reader.ts";

/** Papers for a visit: the insurance of a super visa, and the visa itself. */

export const visitInsurance = labelledReader({
  documentType: "Other",
  finds: ofInsurance,
  fields: [
    {
      name: "applicantFullName",
      parse: nameIn,
      isSureInOwnTextOnly: true,
      labels: [
        /^\W*(?:name of (?:the )?)?(?:insured|insured person|covered person|traveller)(?:'s)?(?: (?:person|name|full name))*(?=\W*(?::|$|\.\.))/,
        /^\W*nom (?:de la personne|de l'|du |de la )\s?(?:assuree?|couverte)/,
        /^\W*(?:personne )?assuree?(?=\W*(?::|$|\.\.))/,
      ],
    },
    {
      name: "expiryDate",
      parse: dateIn,
      labels: [
        /^\W*(?:policy |coverage |insurance )?(?:expiry|expiration|end|termination|expires)(?: date| on)?(?: of (?:coverage|insurance))?(?=\W*(?::|$|\d|\.\.))/,
        /^\W*(?:coverage|policy|insurance) (?:ends|until|valid until)(?: on)?/,
        /^\W*(?:date (?:de fin|d'expiration|d'echeance)|fin)(?: de (?:la )?(?:couverture|protection|police|l'assurance))?(?=\W*(?::|$|\d|\.\.))/,
        /^\W*(?:couverture|protection|police) (?:jusqu'au|prend fin le)/,
      ],
    },
    {
      ...letterDate,
      labels: [
        /^\W*(?:date of (?:issue|purchase|application)|(?:issue|purchase|policy issue) date|purchased on)/,
        /^\W*(?:date (?:d'emission|d'achat|de delivrance)|emise? le|achetee? le)/,
        ...(letterDate.labels ?? []),
      ],
    },
  ],
  always: [],
});

/** A category as V-1 and PG-1, or its words. */
function visaKindIn(text: string): Parsed | undefined {
  const match = /^[\s:.–—-]*(?<kind>[A-Z]{1,3}-\d{1,2}(?![\dA-Z])|\p{L}[\p{L} '’-]{2,60})/u.exec(text);
  const kind = match?.groups?.["kind"]?.trim();
  return match && kind !== undefined
    ? { value: kind, from: match[0].indexOf(kind), to: match[0].indexOf(kind) + kind.length }
    : undefined;
}

const printedVisa = labelledReader({
  documentType: "Other",
  fields: [
    {
      name: "documentNumber",
      parse: codeIn(6),
      isSureInOwnTextOnly: true,
      labels: [
        bilingual(
          "(?:visa |document )(?:number|no\\b\\.?)",
          "(?:numero|no\\b\\.?|n°)\\W{0,2}(?:de visa|du visa|du document)",
        ),
      ],
    },
    {
      name: "visaType",
      parse: visaKindIn,
      isSureInOwnTextOnly: true,
      labels: [bilingual("(?:visa )?(?:type|category|class)(?: of visa)?", "(?:type de visa|categorie)")],
    },
    {
      name: "issueDate",
      parse: dateIn,
      labels: [bilingual("(?:date of issue|issue date|date issued|issued on)", "(?:date de delivrance|delivree? le)")],
    },
    {
      name: "expiryDate",
      parse: dateIn,
      labels: [
        bilingual(
          "(?:expiry date|date of expiry|valid until)",
          "(?:date d'expiration|valide jusqu'au|valable jusqu'au)",
        ),
      ],
    },
  ],
  besides: applicantName,
  always: [],
});

/** A visa of Canada in a passport: the zone first; its number there is that of the passport, so it is taken from the print alone. */
export const residentVisa: DocumentReader = {
  documentType: "Other",
  async read(pages) {
    const zone = pages.find((page) => page.zone && typeOfZone(page.zone) === "Other")?.zone;
    const { applicantFullName, visaExpiryDate } = await identityFields(pages, zone, {
      number: "visaNumber",
      expiry: "visaExpiryDate",
      issue: "visaIssueDate",
    });
    return {
      ...(await printedVisa.read(pages)),
      ...(zone && applicantFullName ? { applicantFullName } : {}),
      ...(zone && visaExpiryDate ? { expiryDate: visaExpiryDate } : {}),
    };
  },
  missing: () => [],
};
