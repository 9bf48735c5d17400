import type { FieldState } from "@boreal/domain/forms/fieldState";
import { isListState, type ListState, type SectionState } from "@boreal/domain/forms/formState";
import type { Claim } from "@boreal/domain/forms/fields/field";
import type { FormReader } from "@boreal/domain/forms/formReader";
import type { Text } from "@boreal/domain/kernel/text";
import { useLanguage } from "../../../ui/language.tsx";
import { enterInForm, type EnterInForm } from "../filling/enterInForm.ts";
import type { Entered } from "../../../case/fields/entered.ts";
import { unreadOf, type OwnFaults } from "../filling/formFaults.ts";
import { isFromSource } from "../filling/formEntry.ts";
import { FormFieldBlock } from "../filling/FormFieldBlock.tsx";
import { FormListView } from "../FormListView.tsx";
import type { Asked, Filling } from "../filling/filling.ts";

type OnEnter = (entered: Entered) => void;

type PartsProps = {
  forms: Filling;
  open: Asked;
  /** In the order of the form. */
  parts: SectionState["parts"];
  own: OwnFaults;
  isQuietAboutMissing: boolean;
  /** Of the titles of its lists. */
  heading?: "h2" | "h3";
};

type OnField = { onEnter: OnEnter; onChoose: (claim: Claim) => void; saidAbove?: Text | undefined };
type DrawField = (state: FieldState, the: FormReader, on: OnField) => React.ReactNode;

/** Where a field is from, where a field before it in the row says the same. */
function saidInRow(fields: readonly FieldState[], { path, origin }: FieldState): Text | undefined {
  const before = fields.slice(
    0,
    fields.findIndex((other) => other.path === path),
  );
  if (!isFromSource(origin)) return undefined;
  return before.some((other) => isFromSource(other.origin) && other.origin.says === origin.says)
    ? origin.says
    : undefined;
}

/** Fields and lists of one part, in its order. A field keeps its place on the page, and so the focus, while others come and go. */
export function SectionParts({ forms, open, parts, own, isQuietAboutMissing, heading = "h2" }: PartsProps) {
  const { t } = useLanguage();
  const enter = enterInForm(forms, open);
  const unread = unreadOf(open, forms.view);
  const field: DrawField = (state, the, { onEnter, onChoose, saidAbove }) => {
    const half = unread.get(state.path);
    const fault = own.get(state.path);
    const { changedSince } = state;
    return (
      <FormFieldBlock
        key={state.path}
        forms={forms}
        state={state}
        the={the}
        isQuietAboutMissing={isQuietAboutMissing}
        fault={fault && t(fault)}
        saidAbove={saidAbove}
        typed={half?.typed}
        onEnter={onEnter}
        onTake={() => enter.takeOffered(state.path)}
        onChoose={onChoose}
        onKeep={() => changedSince && enter.keepMine(state.path, changedSince.value)}
      />
    );
  };
  return (
    <>
      {parts.map((part) =>
        isListState(part) ? (
          <ListPart
            key={part.list.list}
            state={part}
            enter={enter}
            field={field}
            {...{ forms, open, own, isQuietAboutMissing, heading }}
          />
        ) : (
          field(part, open.the, {
            onEnter: (entered) => enter.field(part.field, entered),
            onChoose: enter.chooseSource,
          })
        ),
      )}
    </>
  );
}

type ListProps = Omit<PartsProps, "parts" | "heading"> & {
  heading: "h2" | "h3";
  state: ListState;
  enter: EnterInForm;
  field: DrawField;
};

function ListPart({ forms, open, own, isQuietAboutMissing, heading, state, enter, field }: ListProps) {
  const { t } = useLanguage();
  const sentence =
    own.get(state.list.list) ??
    (state.refusal && (state.rows.length > 0 || !isQuietAboutMissing) ? state.refusal.text : undefined);
  return (
    <FormListView
      forms={forms}
      open={open}
      heading={heading}
      state={state}
      enter={enter}
      fault={sentence && t(sentence)}
      drawField={(one, row, onEnter, index) =>
        field(one, open.the.forRow(state.list.list, row), {
          onEnter,
          onChoose: (claim) => enter.chooseInRow(state, index, claim),
          saidAbove: isFromSource(state.origin) ? state.origin.says : saidInRow(state.rows[index]?.fields ?? [], one),
        })
      }
    />
  );
}
