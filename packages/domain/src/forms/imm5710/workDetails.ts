import { isBridgingPermit, isCoOpPermit, isPostGraduationPermit } from "../../conditions/application/application.ts";
import { placementBesideExtension, spousePlacementFromInside } from "../../conditions/officialForms/officialForms.ts";
import { imm5710PermitTypes } from "../../lists/officialForms/formChoicesInCanada.ts";
import type { FormReader } from "../formReader.ts";
import type { FormPrefill, FormSection } from "../fields/field.ts";
import { isAt } from "../fields/fieldConditions.ts";
import { answered, byPerson, byRule, firstOf } from "../prefills/origins.ts";
import { certificateFields } from "../temporaryResidence/studies/documentsOfProvince.ts";
import { intendedWorkFields, permitTypeAt } from "../temporaryResidence/work/intendedWork.ts";
import { openPermit, permitTypePrefill } from "../temporaryResidence/work/workPrefill.ts";

const placement = "COWP";
const postGraduation = "PGWP";

const byType = { en: "from the kind of your application", fr: "d’après le type de votre demande" };
const ofPlacement = {
  en: "your answers ask for a placement that belongs to the program",
  fr: "vos réponses indiquent un stage qui fait partie du programme",
};

const ofApplicant = (the: FormReader): string | undefined => {
  if (isPostGraduationPermit.evaluate(the.case).holds) return postGraduation;
  if (isCoOpPermit.evaluate(the.case).holds) return placement;
  return isBridgingPermit.evaluate(the.case).holds ? openPermit : undefined;
};

const permitType: FormPrefill = firstOf(
  byPerson({
    main: firstOf(
      byRule(byType, ofApplicant),
      byRule(ofPlacement, (the) => (placementBesideExtension.evaluate(the.case).holds ? placement : undefined)),
    ),
    spouse: byRule(ofPlacement, (the) => (spousePlacementFromInside.evaluate(the.case).holds ? placement : undefined)),
  }),
  permitTypePrefill,
);

/** The file’s own scripts ask an employer and a job of every other kind. */
const withoutJob = [openPermit, "VWOWP", postGraduation, placement];

export const workDetails: FormSection = {
  id: "workDetails",
  title: { en: "Details of the work", fr: "Détails du travail" },
  parts: [
    ...intendedWorkFields({
      types: imm5710PermitTypes,
      permitType,
      anyEmployer: [openPermit, "VWOWP", postGraduation],
      withoutEmployer: withoutJob,
      withoutJob,
      besideType: [
        {
          path: "workDetails.permitTypeOther",
          kind: "text",
          label: { en: "Which other kind?", fr: "Quel autre type?" },
          shown: isAt(permitTypeAt, "Other"),
          needed: "always",
        },
      ],
    }),
    ...certificateFields("workDetails.caqCertificate", isAt("workDetails.province", "QC")),
    {
      path: "workDetails.hasProvincialNomination",
      kind: "yesNo",
      label: {
        en: "Did a province or territory nominate you under the Provincial Nominee Program?",
        fr: "Une province ou un territoire vous a-t-il désigné dans le cadre du Programme des candidats des provinces?",
      },
      needed: "always",
      prefill: byPerson({ main: answered("hasProvincialNomination", (nominated) => nominated) }),
    },
  ],
};
