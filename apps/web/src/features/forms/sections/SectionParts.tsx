import type { FieldState } from "@boreal/domain/forms/fieldState";
import { isListState, type ListState, type SectionState } from "@boreal/domain/forms/formState";
import type { FormReader } from "@boreal/domain/forms/formReader";
import type { Text } from "@boreal/domain/kernel/text";
import { useLanguage } from "../../../ui/language.tsx";
import { enterInForm } from "../filling/enterInForm.ts";
import type { Entered } from "../../../case/fields/entered.ts";
import { unreadOf, type OwnFaults } from "../filling/formFaults.ts";
import { isFromSource } from "../filling/formEntry.ts";
import { FormFieldBlock } from "../filling/FormFieldBlock.tsx";
import { FormListView } from "../FormListView.tsx";
import type { Asked, Filling } from "../filling/filling.ts";

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

/** Fields and lists of one part, in its order. A field keeps its place on the page, and so the focus, while others come and go. */
export function SectionParts({ forms, open, parts, own, isQuietAboutMissing, heading = "h2" }: PartsProps) {
  const { t } = useLanguage();
  const enter = enterInForm(forms, open);
  const unread = unreadOf(open, forms.view);
  const field = (state: FieldState, the: FormReader, onEnter: (entered: Entered) => void, saidAbove?: Text) => {
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
        onChoose={enter.chooseSource}
        onKeep={() => changedSince && enter.keepMine(state.path, changedSince.value)}
      />
    );
  };
  const list = (state: ListState) => {
    const sentence =
      own.get(state.list.list) ??
      (state.refusal && (state.rows.length > 0 || !isQuietAboutMissing) ? state.refusal.text : undefined);
    return (
      <FormListView
        key={state.list.list}
        forms={forms}
        open={open}
        heading={heading}
        state={state}
        enter={enter}
        fault={sentence && t(sentence)}
        drawField={(one, row, onEnter) =>
          field(
            one,
            open.the.forRow(state.list.list, row),
            onEnter,
            isFromSource(state.origin) ? state.origin.says : undefined,
          )
        }
      />
    );
  };
  return (
    <>
      {parts.map((part) =>
        isListState(part) ? list(part) : field(part, open.the, (entered) => enter.field(part.field, entered)),
      )}
    </>
  );
}
