import type { CaseFile } from "../caseFile/caseFile.ts";
import type { LetterId, LetterKey } from "../caseFile/letterValues.ts";
import type { PersonRef, PersonRole } from "../caseFile/personRole.ts";
import { counted, fill, type CountedText, type Text } from "../kernel/text.ts";
import type { LetterStatus } from "../letters/letterStands.ts";
import { computePlan } from "../plan/plan.ts";
import type { FormStatus } from "../review/formStatuses.ts";
import { withForms } from "../review/readyForReview.ts";
import type { VaultPage } from "../vault/page.ts";
import { applicantOf, type Applicant, type PackageGap } from "./filingPackage.ts";

/** What a package lacks: what holds back the review, and what is still to be done with what goes along. */

export type WrittenLetter = {
  readonly letter: LetterId;
  readonly key: LetterKey;
  readonly person: PersonRef;
  readonly title: Text;
  readonly page: VaultPage;
  readonly applicant: Applicant;
  readonly standing: Exclude<LetterStatus, "untouched">;
  readonly gaps: number;
};

type Made = { readonly statuses: readonly FormStatus[]; readonly letters: readonly WrittenLetter[] };

const letterLacks: CountedText = {
  one: {
    en: "{letter}: {count} fact is missing in it. It says so in brackets.",
    fr: "{letter}\u00A0: il y manque {count} renseignement, indiqué entre crochets.",
  },
  other: {
    en: "{letter}: {count} facts are missing in it. It says so in brackets.",
    fr: "{letter}\u00A0: il y manque {count} renseignements, indiqués entre crochets.",
  },
};
const notConfirmed: Text = {
  en: "{letter}: nobody has confirmed it as it reads now.",
  fr: "{letter}\u00A0: personne n’a confirmé cette lettre dans sa version actuelle.",
};

/** The dry run. A payment to the office is no part of what goes to the authority. */
export function packageGaps(caseFile: CaseFile, { statuses, letters }: Made): readonly PackageGap[] {
  const { open } = withForms(computePlan(caseFile).readiness, statuses);
  const isFilled = (key: string): boolean => statuses.some((one) => one.key === key && one.isFilled);
  return [
    ...open.flatMap((point): readonly PackageGap[] => {
      const { kind, id, text, forLawyer, page } = point;
      if (kind === "payment") return [];
      const made = kind === "slot" && !point.wasReturned && isMade(point, { statuses, letters });
      const isRemark = kind === "form" ? isFilled(id) : forLawyer === true || made;
      return [
        {
          kind,
          id,
          text,
          isRemark,
          ...(page === undefined ? {} : { page }),
          ...(kind === "form" ? ofForm(point, caseFile.application.type) : {}),
        },
      ];
    }),
    ...letters.flatMap(ofLetter),
  ];
}

const ofForm = (
  { person, childNumber }: { readonly person?: PersonRole; readonly childNumber?: number },
  type: string,
) => ({
  applicant: applicantOf(
    person === "child" ? { role: person, childNumber: childNumber ?? 1 } : { role: person ?? "main" },
    type,
  ),
});

/** An empty slot whose form or letter is made for the package: it has still to be signed, or to be put there. */
const isMade = (
  { page, childNumber }: { readonly page?: string; readonly childNumber?: number },
  { statuses, letters }: Made,
): boolean =>
  statuses.some((one) => one.isFilled && one.page === page && isOf(one.person, childNumber)) ||
  letters.some((one) => one.page.slug === page && one.gaps === 0 && isOf(one.person, childNumber));

const isOf = (person: PersonRef, childNumber: number | undefined): boolean =>
  childNumber === undefined || (person.role === "child" && person.childNumber === childNumber);

function ofLetter({ key, title: letter, page, standing, gaps }: WrittenLetter): readonly PackageGap[] {
  const point = { kind: "letter", id: key, page: page.slug } as const;
  if (gaps > 0) return [{ ...point, text: counted(letterLacks, gaps, { letter }), isRemark: false }];
  return standing === "confirmed" ? [] : [{ ...point, text: fill(notConfirmed, { letter }), isRemark: true }];
}
