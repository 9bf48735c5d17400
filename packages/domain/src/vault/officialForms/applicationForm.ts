import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseCondition, CaseRule } from "../../caseFile/rule.ts";
import type { OwnSlotId, PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import type { DocumentType } from "../files/documentTypes.ts";
import { officialForms } from "../files/fileTypes.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { alwaysRequired, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type PageTag, type RequirementLevel, type VaultPage } from "../page.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { slotFor } from "../slotFor.ts";

/** What the pages of application forms are alike in: for permits, visas and visitor records, of each person who applies. */

type Level = Pick<CaseRule<RequirementLevel>, "otherwise" | "sources"> & {
  readonly cases?: CaseRule<RequirementLevel>["cases"];
};

/** A kind of form: what it is read as, which fields and warnings go with it. */
export type FormKind = {
  readonly name: Noun;
  readonly documentTypes: readonly DocumentType[];
  readonly fieldsToRead: readonly string[];
  readonly warnings: readonly SlotWarningId[];
  readonly tags?: readonly PageTag[];
};

export const ofApplicationForm: readonly SlotWarningId[] = [
  ...ofReadFields,
  "formNotValidated",
  "incorrectFormVersion",
  "formMissingSignature",
  "formWasAutofilled",
];

type FormPage = {
  readonly slug: PageSlug;
  readonly owner: PageOwner;
  /** Of the slot of the applicant; the person is put before it. */
  readonly id: OwnSlotId;
  readonly slotName?: Noun;
  /** Where another form of the same permit goes on this page. */
  readonly otherForm?: {
    readonly when: CaseCondition;
    readonly name: Noun;
    readonly otherwise: Text;
  };
  readonly appliesTo: readonly ApplicationType[];
  readonly level: Level;
  readonly instructions?: Text;
  readonly documentTypes?: readonly DocumentType[];
  readonly besideItsForm?: false;
};

export const applicationForm = (kind: FormKind, page: FormPage): VaultPage =>
  vaultPage({
    slug: page.slug,
    rights: closedToOutsiders,
    ...ownedBy(page.owner, kind.name),
    ...(page.otherForm ? { names: namesOf(kind, page, page.otherForm) } : {}),
    category: "General",
    tags: kind.tags ?? [],
    phase: "preparation",
    appliesTo: page.appliesTo,
    studentPermissions: applicantSupplies,
    lawyerCanGenerate: {},
    slots: [
      slotFor(page.owner, {
        id: page.id,
        name: page.slotName ?? kind.name,
        documentTypes: page.documentTypes ?? kind.documentTypes,
        hasParsing: true,
        level: page.level,
        potentialWarnings: kind.warnings,
        fieldsToRead: kind.fieldsToRead,
        instructions: page.instructions ?? {
          en: "Open the form in Adobe Reader, check every field, press Validate, sign it and save it. Then upload that same file, not a scan or a printout. Its barcode page must stay in it.",
          fr: "Ouvrez le formulaire dans Adobe Reader, vérifiez chaque champ, appuyez sur Valider, signez-le et enregistrez-le. Téléversez ensuite ce fichier même, pas une numérisation ni une impression. Sa page de codes à barres doit y rester.",
        },
        example: "form",
        maxFiles: 1,
        acceptedTypes: officialForms,
        ...(page.besideItsForm === false ? {} : { splitScreen: true }),
      }),
    ],
  });

const namesOf = (
  { name }: FormKind,
  { slug, owner }: FormPage,
  { when, name: other, otherwise }: NonNullable<FormPage["otherForm"]>,
): CaseRule<Noun> => ({
  id: `names.${slug}`,
  cases: [[when, ownedBy(owner, other).name]],
  otherwise: [otherwise, ownedBy(owner, name).name],
});

/** The types of application with which a spouse, partner or child may apply. */
export const withFamily = allBut("JudicialReview", "IrccRequest");

export const applicationItself: Level["otherwise"] = alwaysRequired({
  en: "this form is the application itself",
  fr: "ce formulaire est la demande elle-même",
});

/** The form is called for by one condition and by nothing else. */
export const requiredIf = (condition: NonNullable<Level["cases"]>[number][0], source: Level["sources"]): Level => ({
  cases: [[condition, "Required"]],
  otherwise: nothingCallsForIt,
  ...(source ? { sources: source } : {}),
});
