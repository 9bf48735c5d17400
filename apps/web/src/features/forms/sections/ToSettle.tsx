import type { FieldState } from "@boreal/domain/forms/fieldState";
import type { FormRow, FormValue } from "@boreal/domain/forms/fields/field";
import { isListState, type ListState, type SectionState } from "@boreal/domain/forms/formState";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { formFieldPath } from "../../../case/loading/addresses.ts";
import type { OpenForm } from "../../../case/forms/theForms.ts";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import { fieldWords } from "../filling/faultWords.ts";
import { changedInForm, type ChangedPart, type FormFault } from "../filling/formFaults.ts";
import { formValueWords } from "../filling/formValueWords.ts";
import { rowsWords } from "../filling/rowsWords.ts";
import { text } from "../text.ts";
import { differingWords } from "./differingWords.ts";
import type { Forms } from "../useForms.ts";
import { pathOf } from "./settledParts.ts";

type SettleProps = { forms: Forms; open: OpenForm; faults: readonly FormFault[] };

/** What waits for somebody in the form, part by part: what is missing, what differs, what cannot stand, and what changed since. */
export function ToSettle({ forms, open, faults }: SettleProps) {
  const { t } = useLanguage();
  const changed = changedInForm(open.state);
  return (
    <>
      {faults.length > 0 && (
        <section className="form-settle" aria-labelledby="form-faults">
          <h2 id="form-faults">{t(text.toMendTitle)}</h2>
          <ByPart items={faults}>
            {(fault) => (
              <li key={fault.path}>
                <ToField forms={forms} open={open} section={fault.section} path={fault.path}>
                  {fieldWords(fault, t)}
                </ToField>
                <WhatIsWrong open={open} fault={fault} />
              </li>
            )}
          </ByPart>
        </section>
      )}
      {changed.length > 0 && (
        <section className="form-settle" aria-labelledby="form-changed">
          <h2 id="form-changed">{t(text.changedTitle)}</h2>
          <ByPart items={changed}>
            {(one) => (
              <li key={pathOf(one.part)}>
                <ToField forms={forms} open={open} section={one.section} path={pathOf(one.part)}>
                  {t(isListState(one.part) ? one.part.list.title : one.part.field.label)}
                </ToField>
                <BothValues open={open} {...one} />
              </li>
            )}
          </ByPart>
        </section>
      )}
    </>
  );
}

/** One list for each part of the form, under its name. */
function ByPart<Item extends { readonly section: SectionState }>({
  items,
  children,
}: {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}) {
  const { t } = useLanguage();
  return [...Map.groupBy(items, ({ section }) => section)].map(([section, own]) => (
    <div key={section.section.id}>
      <h3>{t(section.section.title)}</h3>
      <ul className="form-faults">{own.map(children)}</ul>
    </div>
  ));
}

/** The way to a field; for a reader who may not change anything its name alone. */
function ToField({
  forms,
  open,
  section,
  path,
  children,
}: Pick<SettleProps, "forms" | "open"> & { section: SectionState; path: string; children: string }) {
  if (!forms.mayFill) return children;
  return <Link href={formFieldPath(forms.applicationId, open.key, section.section.id, path)}>{children}</Link>;
}

/** Of a value that is missing the name says enough. */
function WhatIsWrong({
  open,
  fault: { differing, isMissing, sentence },
}: Pick<SettleProps, "open"> & { fault: FormFault }) {
  const { t } = useLanguage();
  if (differing) return <Differing open={open} state={differing} />;
  return isMissing ? null : <span className="form-faults__why"> {t(sentence)}</span>;
}

/** What each source says. */
function Differing({ open, state: { field, claims = [] } }: { open: OpenForm; state: FieldState }) {
  const tools = useLanguage();
  const { t } = tools;
  return (
    <>
      <span className="form-faults__why"> {t(differingWords(claims.length))}</span>
      <ul className="form-faults__values">
        {claims.map(({ value, from }) => {
          const words = t(text.oneSays, { value: formValueWords(field, value, open.the, tools), origin: t(from.says) });
          return <li key={words}>{words}</li>;
        })}
      </ul>
    </>
  );
}

/** What stands in the form, beside what the source says by now. */
function BothValues({ open, part }: Pick<SettleProps, "open"> & ChangedPart) {
  const tools = useLanguage();
  const { t } = tools;
  const [here, now] = isListState(part) ? rowsOf(part, open, tools) : valuesOf(part, open, tools);
  return (
    <ul className="form-faults__values">
      <li>{t(text.inForm, { value: here })}</li>
      {part.changedSince && <li>{t(text.oneSays, { value: now, origin: t(part.changedSince.from.says) })}</li>}
    </ul>
  );
}

type Both = readonly [here: string, now: string];

function rowsOf({ list, changedSince }: ListState, { the }: OpenForm, tools: LanguageTools): Both {
  const words = (rows: readonly FormRow[]) => rowsWords(list, rows, the, tools);
  return [words(the.rows(list.list).rows), words(changedSince?.value ?? [])];
}

function valuesOf({ field, value, changedSince }: FieldState, { the }: OpenForm, tools: LanguageTools): Both {
  const words = (one: FormValue | undefined) =>
    one === undefined ? tools.t(text.empty) : formValueWords(field, one, the, tools);
  return [words(value), words(changedSince?.value)];
}
