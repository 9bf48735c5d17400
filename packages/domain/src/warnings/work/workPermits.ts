import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { liesOnPage, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** The kind of work permit on a form or a permit, against the one that this case is about. */

type Kind = "coOp" | "postGraduation" | "open" | "employerSpecific" | "bridging";

const ofType: Partial<Record<ApplicationType, Kind>> = {
  WorkPermit: "postGraduation",
  CoOpWorkPermit: "coOp",
  Lmia: "employerSpecific",
  C10: "employerSpecific",
  ClosedWorkPermit: "employerSpecific",
  Bowp: "bridging",
};

const ownForms: readonly PageSlug[] = ["application-for-work-permit", "application-for-work-permit-inside-canada"];
const spouseForms: readonly PageSlug[] = [
  "spouse-application-for-work-permit",
  "spouse-application-for-work-permit-inside-canada",
];
const placementForms: readonly PageSlug[] = [
  "co-op-work-permit-from-inside-canada",
  "spouse-co-op-work-permit-from-inside-canada",
];

/** Nothing where the case does not say which kind it is about. */
function kindAsked(the: CaseReader): Kind | undefined {
  const document = the.document();
  const lies = (pages: readonly PageSlug[]): boolean => pages.some((page) => liesOnPage(document, page));
  if (lies(ownForms)) return ofType[the.application("type") ?? "Student"];
  if (lies(placementForms)) return "coOp";
  if (liesOnPage(document, "post-graduation-work-permit")) return "postGraduation";
  const spouse = lies(spouseForms) ? the.spouse() : undefined;
  return spouse && the.dependent(spouse, "visaType") === "OpenWorkPermit" ? "open" : undefined;
}

const bound: ReadonlySet<string> = new Set<Kind>(["coOp", "employerSpecific"]);
const isOpenForBound = (one: string, other: string): boolean => one === "open" && bound.has(other);

const raised = (because: Text): Outcome => ({ holds: true, because: [because] });

const text = {
  otherKind: {
    en: "the kind of work permit on this document is not the one that this case is about",
    fr: "le type de permis de travail de ce document n’est pas celui de ce dossier",
  },
  open: {
    en: "this document is about an open work permit, and this case about one for a job or a placement",
    fr: "ce document porte sur un permis de travail ouvert, et ce dossier sur un permis pour un emploi ou un stage",
  },
  notOpen: {
    en: "this document is about a work permit for a job or a placement, and this case about an open one",
    fr: "ce document porte sur un permis de travail pour un emploi ou un stage, et ce dossier sur un permis ouvert",
  },
  jobIsNamed: {
    en: "this document names an employer or a job, and this kind of work permit is for any employer",
    fr: "ce document nomme un employeur ou un emploi, et ce type de permis de travail vaut pour tout employeur",
  },
} satisfies Record<string, Text>;

function openMismatch(the: CaseReader): Outcome {
  const asked = kindAsked(the);
  const kind = asked && said(the.document(), "workPermitType");
  if (kind === undefined || asked === undefined) return notRaised;
  if (isOpenForBound(kind, asked)) return raised(text.open);
  return isOpenForBound(asked, kind) ? raised(text.notOpen) : notRaised;
}

/** Forms have no choice for a bridging permit, and IMM 1295 none for a post-graduation permit: both are open permits there. */
const isWrittenSo = (document: UploadedDocument, kind: string, asked: Kind): boolean =>
  kind === "open" &&
  (asked === "bridging" || (asked === "postGraduation" && said(document, "formNumber") === "IMM 1295"));

function kindMismatch(the: CaseReader): Outcome {
  const asked = kindAsked(the);
  const kind = asked && said(the.document(), "workPermitType");
  if (kind === undefined || asked === undefined || kind === asked || openMismatch(the).holds) return notRaised;
  return isWrittenSo(the.document(), kind, asked) ? notRaised : raised(text.otherKind);
}

const forAnyEmployer: ReadonlySet<string | undefined> = new Set<Kind>(["open", "postGraduation"]);

function namesJobForNothing(the: CaseReader): Outcome {
  const document = the.document();
  if (![...ownForms, ...spouseForms].some((page) => liesOnPage(document, page))) return notRaised;
  const isNamed = said(document, "employer") !== undefined || said(document, "jobTitle") !== undefined;
  return isNamed && forAnyEmployer.has(said(document, "workPermitType")) ? raised(text.jobIsNamed) : notRaised;
}

const blocking = { isBlocking: true, isPopUp: false, relatedFields: [] } as const;
const fix: Text = {
  en: "Choose the kind of work permit that this case is about, then save the form again.",
  fr: "Choisissez le type de permis de travail de ce dossier, puis enregistrez de nouveau le formulaire.",
};

export const workPermitWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "incorrectWorkPermitType",
    ...blocking,
    raisedWhen: kindMismatch,
    name: { en: "Incorrect Work Permit Type", fr: "Type de permis de travail inexact" },
    message: {
      en: "The kind of work permit is not the one of this case.",
      fr: "Le type de permis de travail n’est pas celui de ce dossier.",
    },
    fix,
  }),
  documentWarning({
    id: "openWorkPermitType",
    ...blocking,
    raisedWhen: openMismatch,
    name: { en: "Open Work Permit Type", fr: "Permis de travail ouvert ou non" },
    message: {
      en: "An open work permit is named where another kind is needed, or the other way round.",
      fr: "Un permis ouvert est indiqué là où il en faut un autre, ou l’inverse.",
    },
    fix,
  }),
  documentWarning({
    id: "redundantWorkDetails",
    ...blocking,
    raisedWhen: namesJobForNothing,
    name: { en: "Redundant Work Details", fr: "Détails d’emploi superflus" },
    message: {
      en: "Details of a job are filled in, and this permit needs none.",
      fr: "Des détails d’un emploi sont remplis, et ce permis n’en demande pas.",
    },
    fix: {
      en: "Empty the lines about the employer and the job, then save the form again.",
      fr: "Videz les lignes sur l’employeur et l’emploi, puis enregistrez de nouveau le formulaire.",
    },
  }),
];
