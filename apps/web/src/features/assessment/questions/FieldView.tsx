import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Field } from "@boreal/domain/questionnaire/step";
import { valueRefusal } from "@boreal/domain/questionnaire/checks/valueFaults";
import { questionText } from "../../../case/answers/askedFields.ts";
import { Details } from "../../../ui/layout/Details.tsx";
import type { FieldProps } from "../../../ui/controls/FieldFrame.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { choosing, typing, type Entered } from "../entry/entered.ts";
import { KnownTextField } from "./KnownTextField.tsx";
import { isFieldNeeded, storedForm } from "../pages/pageFields.ts";
import { text } from "../text.ts";
import type { Typed } from "../../../case/saving/answerSheet.ts";
import type { AskedControl } from "./askedControl.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";
import { CountryControl } from "./CountryControl.tsx";
import { DateControl } from "./DateControl.tsx";
import { NumberControl } from "./NumberControl.tsx";
import { TextControl } from "./TextControl.tsx";

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
  /** The question is the page's heading. */
  asHeading?: boolean;
  autoComplete?: string | undefined;
  onEnter: (entered: Entered) => void;
};

/** One question of any kind, with its control, the list that explains it, and why it is asked. */
export function FieldView(props: FieldViewProps) {
  const { t } = useLanguage();
  const { helpList } = props.field;
  return (
    <>
      <Control {...props} />
      {helpList && (
        <Details summary={t(text.helpList)}>
          <ul>
            {helpList.map((line) => (
              <li key={t(line)}>{t(line)}</li>
            ))}
          </ul>
        </Details>
      )}
    </>
  );
}

/** What stands around the control: the question, and what is said about its answer. */
function useFrame({ field, id, the, value, error, origin, note, asHeading }: FieldViewProps): FieldProps {
  const { t } = useLanguage();
  const refused = valueRefusal(field, storedForm(field, value), the.fresh());
  const advice = refused?.isAdvice ? t(refused.text) : undefined;
  return {
    id,
    label: t(questionText(field, the)),
    hint: field.hint && t(field.hint),
    error,
    note: origin === undefined ? (advice ?? note) : t(text.filledInFrom, { origin }),
    optional: !isFieldNeeded(field, the),
    asHeading,
  };
}

function Control(props: FieldViewProps) {
  const { field, the, value, typed, autoComplete, onEnter } = props;
  const frame = useFrame(props);
  const known = field.knownValues?.(the.fresh()) ?? [];
  if (known.length > 0) {
    return (
      <KnownTextField
        {...frame}
        known={known}
        value={asText(value)}
        onChoose={(chosen) => onEnter(choosing(chosen))}
        onType={(next) => onEnter(typing(next))}
      />
    );
  }
  const asked: AskedControl = { field, the, value, typed, frame, autoComplete, onEnter };
  switch (field.kind) {
    case "yesNo":
    case "choice":
    case "choices":
    case "province":
      return <ChoiceControl {...asked} kind={field.kind} />;
    case "date":
    case "month":
    case "monthOrOngoing":
      return <DateControl {...asked} kind={field.kind} />;
    case "number":
    case "money":
      return <NumberControl {...asked} kind={field.kind} />;
    case "country":
    case "countries":
      return <CountryControl {...asked} kind={field.kind} />;
    case "texts":
    case "multiline":
    case "text":
    case "phone":
    case "email":
      return <TextControl {...asked} kind={field.kind} />;
    case "name":
    case "digits":
    case "amount":
    case "tick":
      return <TextControl {...asked} kind="text" />;
  }
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");
