import type { AnswerChange } from "@boreal/domain/questionnaire/family/answersForDependents";
import { send } from "../../api/send.ts";
import { useAction, type Action } from "../../api/useAction.ts";
import type { Dependent, DocumentFile, TheApplication } from "../../case/loading/theCase.ts";
import { useText, type BilingualText } from "../../ui/language.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { asBefore, asNow, changeAnswers } from "./changeAnswers.ts";
import type { DependentValues } from "./DependentForm.tsx";
import {
  addDependentMutation,
  removeDependentMutation,
  removeDependentsByTypeMutation,
  restoreDependentDocumentMutation,
  updateDependentMutation,
} from "./operations.ts";
import { text } from "./text.ts";

type NewDependent = DependentValues & {
  /** Of somebody who comes back. */
  readonly id?: string;
  readonly type: string;
  readonly childNumber: number | null;
};

type Adding = { readonly person: NewDependent; readonly changes: readonly AnswerChange[] };

export type DependentActions = {
  readonly action: Action;
  /** With the answers that have to change for it first. */
  readonly add: (input: Adding, name: string, onDone: () => void) => void;
  readonly update: (id: string, values: DependentValues, name: string, onDone: () => void) => void;
  readonly remove: (dependent: Dependent, name: string) => void;
  /** Takes people out by changing the answers that brought them. */
  readonly removeByAnswers: (changes: readonly AnswerChange[], sentence: string, onDone: () => void) => void;
  readonly removeChildren: (children: readonly Dependent[]) => void;
};

/** The specification's operations (document 1 section 7), each with its toast; a refusal says itself why. */
export function useDependents(application: TheApplication, onChanged: () => void): DependentActions {
  const t = useText();
  const showToast = useToast();
  const action = useAction();
  const applicationId = application.id;

  const put = usePut(application, onChanged);
  const putWith = usePutWith(application, { put, onChanged });
  const removeByAnswers = useRemovalByAnswers(application, action, onChanged);
  const putBack = usePutBack(application, { action, put, onChanged });
  /** What was taken away is said, with the way back; the focus would be lost with it. */
  const toldRemoved = (
    refused: { readonly text: BilingualText } | undefined,
    sentence: string,
    dependents: readonly Dependent[],
  ) => {
    showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: sentence, undo: () => putBack(dependents) });
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    onChanged();
  };

  return {
    action,
    add: (input, name, onDone) =>
      void action.run(async () => {
        if (!(await putWith(input))) return;
        showToast({ text: t(text.added, { name }) });
        onDone();
      }),
    update: (id, values, name, onDone) =>
      void action.run(async () => {
        const { changeDependent } = await send(
          updateDependentMutation,
          { input: { id, ...values } },
          { repeatable: true },
        );
        const [refused] = changeDependent.refusals;
        showToast(refused ? failed(text.errorUpdating, refused, t) : { text: t(text.updated, { name }) });
        onChanged();
        if (!refused) onDone();
      }),
    remove: (dependent, name) =>
      void action.run(async () => {
        const { removeDependent } = await send(removeDependentMutation, { id: dependent.id }, { repeatable: true });
        toldRemoved(removeDependent.refusals[0], t(text.removed, { name }), [dependent]);
      }),
    removeByAnswers,
    removeChildren: (children) =>
      void action.run(async () => {
        const { removeDependentsByType } = await send(
          removeDependentsByTypeMutation,
          { applicationId, type: "Child" },
          { repeatable: true },
        );
        toldRemoved(removeDependentsByType.refusals[0], t(text.childrenRemoved), children);
      }),
  };
}

type Refused = { readonly text: BilingualText };

/** The specification's sentence, and why. */
const failed = (what: BilingualText, why: Refused, t: ReturnType<typeof useText>) =>
  ({ text: `${t(what)}. ${t(why.text)}`, tone: "fault" }) as const;

/** Sends a new person, and answers whether they are in the case now. */
function usePut(application: TheApplication, onChanged: () => void) {
  const t = useText();
  const showToast = useToast();
  return async (input: NewDependent): Promise<boolean> => {
    const { enterDependent } = await send(addDependentMutation, {
      userId: application.owner.id,
      applicationId: application.id,
      input,
    });
    const [refused] = enterDependent.refusals;
    if (refused) showToast(failed(text.errorAdding, refused, t));
    onChanged();
    return !refused;
  };
}

/** Changes the answers first; the server then has the person already, and only what no answer tells is added. */
function usePutWith(
  application: TheApplication,
  { put, onChanged }: { readonly put: (input: NewDependent) => Promise<boolean>; readonly onChanged: () => void },
) {
  const t = useText();
  const showToast = useToast();
  return async ({ person, changes }: Adding): Promise<boolean> => {
    if (changes.length === 0) return await put(person);
    const changed = await changeAnswers(application.id, asNow(changes));
    if (changed.refused) {
      showToast({ text: t(changed.refused), tone: "fault" });
      onChanged();
      return false;
    }
    const rows = changes.find(({ key }) => key === "accompanyingChildren");
    const row = rows?.key === "accompanyingChildren" ? rows.after.at(-1) : undefined;
    const childNumber = row?.childNumber ?? person.childNumber;
    const there = changed.people.find(
      (one) => one.type === person.type && (one.childNumber ?? null) === (childNumber ?? null),
    );
    if (!there) return await put({ ...person, childNumber });
    const input = { id: there.id, applicantFullName: person.applicantFullName };
    const { changeDependent } = await send(updateDependentMutation, { input }, { repeatable: true });
    const [refused] = changeDependent.refusals;
    if (refused) showToast(failed(text.errorUpdating, refused, t));
    onChanged();
    return !refused;
  };
}

/** With the way back: the answers as they were bring the same people again, with their files. */
function useRemovalByAnswers(application: TheApplication, action: Action, onChanged: () => void) {
  const t = useText();
  const showToast = useToast();
  const write = (values: ReturnType<typeof asNow>, then: () => void) =>
    void action.run(async () => {
      const changed = await changeAnswers(application.id, values);
      if (changed.refused) showToast({ text: t(changed.refused), tone: "fault" });
      else then();
      onChanged();
    });
  return (changes: readonly AnswerChange[], sentence: string, onDone: () => void) =>
    write(asNow(changes), () => {
      onDone();
      showToast({ text: sentence, undo: () => write(asBefore(changes), () => undefined) });
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    });
}

type Putting = {
  readonly action: Action;
  readonly put: (input: NewDependent) => Promise<boolean>;
  readonly onChanged: () => void;
};

/** Takes people in again who were just removed, with the files that left with them. */
function usePutBack(application: TheApplication, { action, put, onChanged }: Putting) {
  const t = useText();
  const showToast = useToast();
  return (dependents: readonly Dependent[]) =>
    void action.run(async () => {
      const files = application.documents.filter((file) => dependents.some((dependent) => isOf(file, dependent)));
      for (const { id, type, childNumber, visaType, birthday, applicantFullName } of dependents) {
        await put({
          id,
          type,
          childNumber: childNumber ?? null,
          visaType: visaType ?? null,
          birthday: birthday ?? null,
          applicantFullName: applicantFullName ?? null,
        });
      }
      for (const { id } of files) {
        const { restoreDocument } = await send(restoreDependentDocumentMutation, { fileId: id }, { repeatable: true });
        const [refused] = restoreDocument.refusals;
        if (refused) showToast({ text: t(refused.text), tone: "fault" });
      }
      if (files.length > 0) onChanged();
    });
}

/** Whether a file is a document of this person: their own pages, and for children their number. */
const isOf = (file: DocumentFile, { type, childNumber }: Dependent): boolean =>
  type === "Spouse"
    ? file.person === "spouse"
    : file.person === "child" && (file.childNumber ?? null) === (childNumber ?? null);
