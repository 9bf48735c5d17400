import type { FieldState } from "@boreal/domain/forms/fieldState";
import { isList } from "@boreal/domain/forms/fields/field";
import { isListState, type FormState, type ListState, type SectionState } from "@boreal/domain/forms/formState";
import { needOfField, needOfList, needsSomebody } from "@boreal/domain/forms/needsSomebody";
import type { Text } from "@boreal/domain/kernel/text";
import type { SheetView, Unread } from "../../../case/saving/answerSheet.ts";
import { entryKey } from "../storedForms.ts";
import type { Asked } from "./filling.ts";

/** What keeps a form from being complete: where, of which part, and what to do about it. */
export type FormFault = {
  readonly section: SectionState;
  readonly path: string;
  readonly label: Text;
  /** The row, in a list. */
  readonly row?: Text;
  readonly sentence: Text;
  readonly isMissing: boolean;
  /** Where two sources differ. */
  readonly differing?: FieldState;
};

/** What was typed and cannot be read yet, by path. */
export function unreadOf({ key, definition }: Asked, { drafts }: SheetView): ReadonlyMap<string, Unread> {
  return new Map(pathsOf(definition).flatMap((path) => Object.entries(drafts[entryKey(key, path)]?.unread ?? {})));
}

const pathsOf = ({ sections }: Asked["definition"]) =>
  sections.flatMap(({ parts }) => parts).map((part) => (isList(part) ? part.list : part.path));

/** What is half typed, or was not taken by the server, by path. */
export type OwnFaults = ReadonlyMap<string, Text>;

export function ownFaults(open: Asked, view: SheetView): OwnFaults {
  const found = new Map<string, Text>([...unreadOf(open, view)].map(([path, { refusal }]) => [path, refusal.text]));
  for (const path of pathsOf(open.definition)) {
    const refused = view.refusals.find(({ key }) => key === entryKey(open.key, path));
    if (refused) found.set(path, refused.text);
  }
  return found;
}

const ofField = (section: SectionState, own: OwnFaults, state: FieldState, row?: Text): readonly FormFault[] => {
  const { path, field, value, refusal } = state;
  const sentence = own.get(path) ?? refusal?.text;
  return sentence
    ? [
        {
          section,
          path,
          label: field.label,
          ...(row ? { row } : {}),
          sentence,
          isMissing: value === undefined && !own.has(path),
          ...(needOfField(state) === "differs" && !own.has(path) ? { differing: state } : {}),
        },
      ]
    : [];
};

const ofList = (section: SectionState, own: OwnFaults, { list, rows, refusal }: ListState): readonly FormFault[] => {
  const sentence = own.get(list.list) ?? refusal?.text;
  const whole = sentence
    ? [{ section, path: list.list, label: list.title, sentence, isMissing: rows.length === 0 }]
    : [];
  return [...whole, ...rows.flatMap((row) => row.fields.flatMap((field) => ofField(section, own, field, row.title)))];
};

/** The faults of one part, in its order. */
export const faultsOfSection = (section: SectionState, own: OwnFaults): readonly FormFault[] =>
  section.parts.flatMap((part) => (isListState(part) ? ofList(section, own, part) : ofField(section, own, part)));

export const faultsOfForm = ({ sections }: FormState, own: OwnFaults): readonly FormFault[] =>
  sections.flatMap((section) => faultsOfSection(section, own));

/** Whether a part waits for a person, also for what is half typed in it or was not taken. */
export const isWaiting = (section: SectionState, own: OwnFaults): boolean =>
  needsSomebody(section) || faultsOfSection(section, own).length > 0;

/** Of which a source says something else since: what stands may stay, once somebody looked. */
export type ChangedPart = { readonly section: SectionState; readonly part: FieldState | ListState };

export const changedInForm = ({ sections }: FormState): readonly ChangedPart[] =>
  sections.flatMap((section) =>
    section.parts
      .filter((part) => (isListState(part) ? needOfList(part) : needOfField(part)) === "changed")
      .map((part) => ({ section, part })),
  );
