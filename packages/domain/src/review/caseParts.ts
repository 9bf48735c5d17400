import type { ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { personCalled } from "../caseFile/whose/personCalled.ts";
import { formDefinitions } from "../forms/definitions.ts";
import { forms } from "../forms/forms.ts";
import type { Text } from "../kernel/text.ts";
import { flowOf, stepsOf } from "../questionnaire/flow.ts";
import { indexOfSteps } from "../questionnaire/flowIndex.ts";
import { stepText } from "../questionnaire/questionText.ts";
import type { Step } from "../questionnaire/step.ts";
import { pagePath } from "../vault/pagePath.ts";
import { pageOf } from "../vault/pages.ts";

/** Parts of a case that a lawyer may open again for the applicant, each by itself (ADR 0153). */

export const partKinds = ["section", "question", "documents", "form"] as const;
export type PartKind = (typeof partKinds)[number];

/**
 * `section` and `question`: answers, by the id of the section or of the page that asks. `documents`: a page of the vault.
 * `form`: an official form, for everybody in the case. `childNumber`: of pages that each child has, else 0.
 */
export type CasePart = { readonly kind: PartKind; readonly part: string; readonly childNumber: number };

const sectionOf = (type: ApplicationType, id: string) => flowOf(type).find((section) => section.id === id);
const pageStep = (type: ApplicationType, id: string) => stepsOf(type).find((step) => step.id === id);
const asks = (step: Step): boolean => indexOfSteps([step]).keys.size > 0;

const stepsWithin = (type: ApplicationType, { kind, part }: CasePart): readonly Step[] => {
  if (kind === "section") return sectionOf(type, part)?.steps ?? [];
  const step = kind === "question" ? pageStep(type, part) : undefined;
  return step ? [step] : [];
};

/** The pages of questions that a part opens. */
export const stepsOfPart = (type: ApplicationType, part: CasePart): readonly string[] =>
  stepsWithin(type, part).map(({ id }) => id);

/** Whether an answer belongs to what was opened. */
export const opensAnswer = (type: ApplicationType, part: CasePart, key: string): boolean =>
  indexOfSteps(stepsWithin(type, part)).keys.has(key);

export const opensPage = (part: CasePart, page: string, childNumber: number | null): boolean =>
  part.kind === "documents" && part.part === page && part.childNumber === (childNumber ?? 0);

export const opensForm = (part: CasePart, form: string): boolean => part.kind === "form" && part.part === form;

export const isPartKind = (kind: string): kind is PartKind => (partKinds as readonly string[]).includes(kind);

/** Only of forms that are asked for here. */
const formOf = (id: string) => (Object.hasOwn(formDefinitions, id) ? forms.find((one) => one.id === id) : undefined);

/** Its name, as this case words it; undefined where the type has no such part. */
export function nameOfPart(
  type: ApplicationType,
  { kind, part, childNumber }: CasePart,
  the?: CaseReader,
): Text | undefined {
  switch (kind) {
    case "section": {
      const section = sectionOf(type, part);
      return section?.steps.some(asks) ? section.title : undefined;
    }
    case "question": {
      const step = pageStep(type, part);
      if (!step || !asks(step)) return undefined;
      return the ? stepText(step, the) : step.question;
    }
    case "documents": {
      const page = pageOf(part);
      if (!page || (page.person === "child") !== childNumber > 0) return undefined;
      return childNumber === 0
        ? { en: page.name.en, fr: page.name.fr }
        : { en: `${page.name.en} (child ${childNumber})`, fr: `${page.name.fr} (enfant ${childNumber})` };
    }
    case "form":
      return formOf(part)?.title;
  }
}

/** By what it is looked for among many: the section of a question, the person of documents. */
export function subjectOfPart(
  type: ApplicationType,
  { kind, part, childNumber }: CasePart,
  the: CaseReader,
): Text | undefined {
  if (kind === "question") return flowOf(type).find(({ steps }) => steps.some(({ id }) => id === part))?.title;
  const page = kind === "documents" ? pageOf(part) : undefined;
  return page && personCalled(the, { person: page.person, childNumber });
}

/** Where the applicant changes it, without the language. Pages of questions lead back to the status page. */
export function pathOfPart(
  type: ApplicationType,
  applicationId: string,
  { kind, part, childNumber }: CasePart,
): string {
  const here = `/applications/${encodeURIComponent(applicationId)}`;
  switch (kind) {
    case "section": {
      const first = sectionOf(type, part)?.steps.find(asks);
      return first ? `${here}/assessment/${encodeURIComponent(first.id)}` : `${here}/answers`;
    }
    case "question":
      return `${here}/assessment/${encodeURIComponent(part)}?from=status`;
    case "documents": {
      const child = childNumber === 0 ? "" : `&child=${childNumber}`;
      return `${pagePath(part)}?application=${encodeURIComponent(applicationId)}${child}`;
    }
    case "form":
      return `${here}/forms`;
  }
}
