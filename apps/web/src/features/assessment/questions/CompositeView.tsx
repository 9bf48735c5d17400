import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Text } from "@boreal/domain/kernel/text";
import type { CompositeStep, Field } from "@boreal/domain/questionnaire/step";
import { askedWithin, type Row } from "../../../case/answers/askedFields.ts";
import { Details } from "../../../ui/layout/Details.tsx";
import { FieldsetFrame } from "../../../ui/controls/FieldFrame.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { wholeOrigin } from "../entry/wholeOrigin.ts";
import { autoCompleteOf, inAddress, inCanadianForm, isInCanada } from "../entry/addressFields.ts";
import type { Unread } from "../../../case/saving/answerSheet.ts";
import type { Entered } from "../../../case/fields/entered.ts";
import { FieldView } from "./FieldView.tsx";
import { answerPath, controlId, partPath } from "./controlIds.ts";
import { isFieldNeeded } from "../pages/pageFields.ts";
import { text } from "../text.ts";

type CompositeViewProps = {
  step: CompositeStep;
  the: CaseReader;
  value: unknown;
  errorAt: (path: string) => string | undefined;
  origins: Readonly<Record<string, Text>>;
  unread: Readonly<Record<string, Unread>>;
  /** The question is the page's heading. */
  asHeading: boolean;
  onPart: (field: string, entered: Entered) => void;
};

/** One answer with several inputs under one question, such as an address. */
export function CompositeView({ step, the, value, errorAt, origins, unread, asHeading, onPart }: CompositeViewProps) {
  const { t } = useLanguage();
  const parts = (value ?? {}) as Row;
  const reader = the.forRow(step.id, parts);
  const asked = askedWithin(step, reader);
  const fields = step.look === "address" ? inAddress(asked, parts) : asked;
  const path = answerPath(step.id);
  const origin = wholeOrigin(
    step,
    fields.map((field) => origins[partPath(step.id, field.id)]),
  );
  return (
    <div className="composite" id={controlId(path)} tabIndex={-1}>
      <FieldsetFrame
        id={`${controlId(path)}-whole`}
        label={t(step.question)}
        hint={step.hint && t(step.hint)}
        error={errorAt(path)}
        note={origin && t(text.filledInFrom, { origin: t(origin) })}
        optional={!isFieldNeeded(step, the)}
        asHeading={asHeading}
      >
        {fields.map((field) => (
          <PartView
            key={field.id}
            {...{ step, field, parts, reader, errorAt, unread, onPart }}
            origin={origin ? undefined : origins[partPath(step.id, field.id)]}
          />
        ))}
      </FieldsetFrame>
      {step.whyWeAsk && <Details>{t(step.whyWeAsk)}</Details>}
    </div>
  );
}

type PartViewProps = Pick<CompositeViewProps, "step" | "errorAt" | "unread" | "onPart"> & {
  field: Field;
  parts: Row;
  reader: CaseReader;
  origin: Text | undefined;
};

function PartView({ step, field, parts, reader, errorAt, unread, origin, onPart }: PartViewProps) {
  const { t } = useLanguage();
  const path = partPath(step.id, field.id);
  const value = parts[field.id];
  const inForm =
    step.look === "address" && field.id === "postalCode" && isInCanada(step, parts) ? inCanadianForm(value) : undefined;
  return (
    <FieldView
      field={field}
      id={controlId(path)}
      the={reader}
      value={value}
      error={errorAt(path)}
      origin={origin && t(origin)}
      note={inForm !== undefined && inForm !== value ? t(text.postalCodeForm, { code: inForm }) : undefined}
      typed={unread[path]?.typed}
      autoComplete={autoCompleteOf(step, field)}
      onEnter={(entered) => onPart(field.id, entered)}
    />
  );
}
