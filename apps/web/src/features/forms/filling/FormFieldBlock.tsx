import type { FieldState } from "@boreal/domain/forms/fieldState";
import type { FormReader } from "@boreal/domain/forms/formReader";
import type { Text } from "@boreal/domain/kernel/text";
import { useState } from "react";
import type { Typed } from "../../../case/saving/answerSheet.ts";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import type { Claim } from "@boreal/domain/forms/fields/field";
import { DifferingSources } from "../sections/DifferingSources.tsx";
import { ChangedSince } from "../sections/ChangedSince.tsx";
import { choosing, type Entered } from "../../../case/fields/entered.ts";
import { FormControl } from "./FormControl.tsx";
import { isFromSource } from "./formEntry.ts";
import { fieldId } from "../../../case/answers/formFieldId.ts";
import { OriginLinks } from "./OriginLinks.tsx";
import { SuggestedText } from "./SuggestedText.tsx";
import { text } from "../text.ts";
import { formValueWords } from "./formValueWords.ts";
import type { Filling } from "./filling.ts";

export type FieldBlockProps = {
  forms: Filling;
  state: FieldState;
  /** With the row in view, in a list. */
  the: FormReader;
  /** Not to be told yet, such as that a field nobody came to is empty. */
  isQuietAboutMissing: boolean;
  /** What was half typed, or not taken by the server. */
  fault?: string | undefined;
  /** What is said over the whole list already. */
  saidAbove?: Text | undefined;
  typed?: Typed | undefined;
  onEnter: (entered: Entered) => void;
  onTake: () => void;
  onChoose: (claim: Claim) => void;
  onKeep: () => void;
};

/** One field with where its value is from, what follows from it, and what changed since. */
export function FormFieldBlock(props: FieldBlockProps) {
  const { forms, state, the, typed, saidAbove, onEnter } = props;
  const { t } = useLanguage();
  const { field, path, value, origin, isRequired } = state;
  const [isTyping, setTyping] = useState(false);
  const id = fieldId(path);
  // Whoever enters something else may still look at where it could have been from, and goes on typing beside the document.
  const source = isFromSource(origin) ? origin : the.prefilled(field)?.from;
  if (field.isDerived) return <DerivedField state={state} the={the} />;
  const control = (controlId: string) => (
    <FormControl
      field={field}
      id={controlId}
      the={the}
      value={value}
      isRequired={isRequired}
      error={isTyping ? undefined : faultOf(props, t)}
      note={noteOf(state, saidAbove, t)}
      typed={typed}
      onEnter={(entered) => {
        setTyping(entered.pace === "typed");
        onEnter(entered);
      }}
    />
  );
  return (
    // What is wrong is said once the person leaves the field, not while they type.
    <div
      className="form-field"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setTyping(false);
      }}
    >
      {control(id)}
      {source && source.says !== saidAbove && (
        <OriginLinks
          forms={forms}
          origin={source}
          label={t(field.label)}
          value={value}
          control={() => control(`${id}-beside`)}
        />
      )}
      {!isTyping && props.fault === undefined && <Suggestion {...props} />}
      <NewerValue {...props} />
      <SourcesDiffer {...props} />
    </div>
  );
}

/** What the form would take in place of a refused text. */
function Suggestion({ state: { field, path, value, suggestion }, onEnter }: FieldBlockProps) {
  const { t } = useLanguage();
  if (suggestion === undefined) return null;
  return (
    <SuggestedText
      label={t(field.label)}
      suggested={suggestion}
      isSpelling={field.kind === "name" && !String(value).startsWith(suggestion)}
      fieldId={fieldId(path)}
      onTake={() => onEnter(choosing(suggestion))}
    />
  );
}

/** What the source says since, beside what the person entered. */
function NewerValue({ state: { field, path, changedSince }, the, onTake, onKeep }: FieldBlockProps) {
  const tools = useLanguage();
  const { t } = tools;
  if (!changedSince) return null;
  const words = t(text.changedTo, {
    value: formValueWords(field, changedSince.value, the, tools),
    origin: t(changedSince.from.says),
  });
  return <ChangedSince label={t(field.label)} fieldId={fieldId(path)} {...{ words, onTake, onKeep }} />;
}

/** What each source says, where they differ, with a press for each. */
function SourcesDiffer({ forms, state: { field, path, claims }, the, onChoose }: FieldBlockProps) {
  const tools = useLanguage();
  if (!claims) return null;
  return (
    <DifferingSources
      label={tools.t(field.label)}
      fieldId={fieldId(path)}
      offers={claims.map((claim) => ({
        value: formValueWords(field, claim.value, the, tools),
        origin: tools.t(claim.from.says),
        source: <OriginLinks forms={forms} origin={claim.from} label={tools.t(field.label)} value={claim.value} />,
        onTake: () => onChoose(claim),
      }))}
    />
  );
}

/** What is wrong as it stands; that something is missing only when it is time to say so. */
function faultOf(
  { state: { refusal, value, claims }, isQuietAboutMissing, fault }: FieldBlockProps,
  t: LanguageTools["t"],
): string | undefined {
  if (fault !== undefined) return fault;
  // What differs is said beside the choice.
  return !refusal || claims || (value === undefined && isQuietAboutMissing) ? undefined : t(refusal.text);
}

function noteOf(
  { origin, advice }: FieldState,
  saidAbove: Text | undefined,
  t: LanguageTools["t"],
): string | undefined {
  const parts = [
    ...(isFromSource(origin) && origin.says !== saidAbove ? [t(text.filledIn, { origin: t(origin.says) })] : []),
    ...(advice ? [t(advice.text)] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(" ");
}

/** A value that follows from the case and cannot be changed here. */
function DerivedField({ state: { field, path, value }, the }: { state: FieldState; the: FormReader }) {
  const tools = useLanguage();
  const { t } = tools;
  return (
    <dl className="form-field form-field--derived" id={fieldId(path)} tabIndex={-1}>
      <dt>{t(field.label)}</dt>
      <dd dir="auto">{value === undefined ? t(text.empty) : formValueWords(field, value, the, tools)}</dd>
    </dl>
  );
}
