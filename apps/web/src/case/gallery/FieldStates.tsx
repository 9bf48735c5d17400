import type { ReactNode } from "react";
import type { FieldProps } from "../../ui/controls/FieldFrame.tsx";
import type { BilingualText } from "../../ui/language.tsx";
import { Kept, State, type Drawing } from "./Stage.tsx";
import { stateWords } from "./stage.text.ts";

/** What a field asks and what it says of itself, in the gallery. */
export type FieldWords = {
  readonly label: BilingualText;
  readonly hint: BilingualText;
  readonly error: BilingualText;
  readonly origin: BilingualText;
};

type FieldStatesProps<Value> = {
  words: FieldWords;
  empty: Value;
  filled: Value;
  children: (frame: FieldProps, value: Value, keep: (value: Value) => void, drawing: Drawing) => ReactNode;
};

/** A field in each state that every field has. Nothing is ever greyed out: what cannot be changed is shown as text. */
export function FieldStates<Value>({ words, empty, filled, children }: FieldStatesProps<Value>) {
  const state = (name: keyof typeof stateWords, start: Value, also: (drawing: Drawing) => Partial<FieldProps>) => (
    <State name={stateWords[name]}>
      {(drawing) => (
        <Kept start={start}>
          {(value, keep) =>
            children({ id: drawing.id, label: drawing.t(words.label), ...also(drawing) }, value, keep, drawing)
          }
        </Kept>
      )}
    </State>
  );
  return (
    <>
      {state("empty", empty, () => ({}))}
      {state("filled", filled, () => ({}))}
      {state("hint", empty, ({ t }) => ({ hint: t(words.hint) }))}
      {state("optional", empty, () => ({ optional: true }))}
      {state("prefilled", filled, ({ t }) => ({ note: t(words.origin) }))}
      {state("error", empty, ({ t }) => ({ error: t(words.error) }))}
    </>
  );
}
