import { isUnder17WithoutBothParents } from "../../conditions/family/minors.ts";
import type { FormPrefill, FormSection } from "../fields/field.ts";
import { byPerson, byRule } from "../prefills/origins.ts";
import { schoolParts } from "../temporaryResidence/studies/school.ts";
import { costParts } from "../temporaryResidence/studies/costsAndPayer.ts";
import { provinceDocumentParts } from "../temporaryResidence/studies/documentsOfProvince.ts";

/** The studies in Canada, of the applicant from the answers and of anybody from their own letter. */

const custodianFlag: FormPrefill = byPerson({
  main: byRule(
    { en: "from the age and from who comes with the student", fr: "d’après l’âge et les personnes qui accompagnent" },
    (the) => isUnder17WithoutBothParents.evaluate(the.case).holds,
  ),
});

export const studyDetails: FormSection = {
  id: "studyDetails",
  title: { en: "Details of the studies", fr: "Détails des études" },
  parts: [
    ...schoolParts,
    ...costParts,
    ...provinceDocumentParts,
    {
      path: "studyDetails.isCustodianDeclarationRequired",
      kind: "yesNo",
      isDerived: true,
      prefill: custodianFlag,
      label: { en: "Custodian declaration needed", fr: "Déclaration du gardien nécessaire" },
      hint: {
        en: "Follows from your answers. Not a field of the official form.",
        fr: "Découle de vos réponses. Ce n’est pas un champ du formulaire officiel.",
      },
    },
  ],
};
