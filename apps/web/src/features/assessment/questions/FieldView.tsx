import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Field } from "@boreal/domain/questionnaire/step";
import { valueRefusal } from "@boreal/domain/questionnaire/checks/valueFaults";
import { questionText } from "@boreal/domain/questionnaire/questionText";
import { useState } from "react";
import { useAfterPress } from "../../../case/fields/afterPress.ts";
import type { DrawnField } from "../../../case/fields/drawnField.ts";
import type { Entered } from "../../../case/fields/entered.ts";
import { FieldControl } from "../../../case/fields/FieldControl.tsx";
import { valueWords } from "../../../case/fields/valueWords.ts";
import { usedCountries } from "./usedCountries.ts";
import { Details } from "../../../ui/layout/Details.tsx";
import type { FieldProps } from "../../../ui/controls/FieldFrame.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { isFieldNeeded, storedForm } from "../pages/pageFields.ts";
import { text } from "../text.ts";
import type { Typed } from "../../../case/saving/answerSheet.ts";

type FieldViewProps = {
  field: Field;
  id: string;
  /** Of the case, or of the row or answer that the field belongs to. */
  the: CaseReader;
  value: unknown;
  error?: string | undefined;
  /** Where the value was filled in from, while nobody has confirmed it. */
  origin?: string | undefined;
  /** Something else to say about the field. */
  note?: string | undefined;
  /** What was typed before and could not be read. */
  typed?: Typed | undefined;
  /** The stored answer, where something else stands in the field that cannot be stored. */
  saved?: unknown;
  /** The question is the page's heading. */
  asHeading?: boolean;
  autoComplete?: string | undefined;
  onEnter: (entered: Entered) => void;
};

/** One question of any kind, with its control, the list that explains it, and why it is asked. */
export function FieldView(props: FieldViewProps) {
  const { t } = useLanguage();
  const { helpList } = props.field;
  const [isIn, setIn] = useState(false);
  const frame = useFrame(props, useAfterPress(isIn));
  const { value, typed, autoComplete, onEnter } = props;
  return (
    <div className="asked-field" onFocus={() => setIn(true)} onBlur={() => setIn(false)}>
      <FieldControl field={drawn(props.field, props.the)} {...{ frame, value, typed, autoComplete, onEnter }} />
      {helpList && (
        <Details summary={t(text.helpList)}>
          <ul>
            {helpList.map((line) => (
              <li key={t(line)}>{t(line)}</li>
            ))}
          </ul>
        </Details>
      )}
    </div>
  );
}

/** What stands around the control: the question, and what is said about its answer. */
function useFrame(
  { field, id, the, value, error, origin, note, saved, asHeading }: FieldViewProps,
  isIn: boolean,
): FieldProps {
  const tools = useLanguage();
  const { t } = tools;
  const refused = valueRefusal(field, storedForm(field, value), the.fresh());
  const advice = refused?.isAdvice ? t(refused.text) : undefined;
  // Not while somebody types: half a value is none yet.
  const stillSaved =
    saved === undefined || isIn ? undefined : t(text.stillSaved, { value: begun(valueWords(field, saved, tools)) });
  return {
    id,
    label: t(questionText(field, the)),
    hint: field.hint && t(field.hint),
    error,
    note: origin === undefined ? (stillSaved ?? advice ?? note) : t(text.filledInFrom, { origin }),
    optional: !isFieldNeeded(field, the),
    asHeading,
  };
}

/** What may be chosen now, how long it may be, and what is known already. */
function drawn(field: Field, the: CaseReader): DrawnField {
  return {
    kind: field.kind,
    ...(field.look ? { look: field.look } : {}),
    ...(field.unit ? { unit: field.unit } : {}),
    ...(field.mostTexts === undefined ? {} : { mostTexts: field.mostTexts }),
    ...(field.kept ? { kept: field.kept } : {}),
    ...(field.suggests ? { suggests: field.suggests } : {}),
    choices: (field.choices ?? []).filter(({ offered }) => offered?.evaluate(the.fresh()).holds !== false),
    limit: field.length?.(the.fresh())?.most,
    known: field.knownValues?.(the.fresh()) ?? [],
    among: field.among?.(the.fresh()),
    countriesFirst: () => usedCountries(the),
    isBirthday: field.id === "birthday",
  };
}

/** The beginning of a long text tells which one it is. */
const begun = (words: string): string => (words.length > 80 ? `${words.slice(0, 80).trimEnd()}…` : words);
