import type { FieldState } from "@boreal/domain/forms/fieldState";
import { isListState, type ListState, type PartState, type SectionState } from "@boreal/domain/forms/formState";
import type { FormReader } from "@boreal/domain/forms/formReader";
import { Link } from "wouter";
import { formSectionPath } from "../../../case/loading/addresses.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { fieldId } from "../../../case/answers/formFieldId.ts";
import { isFromSource } from "../filling/formEntry.ts";
import type { OwnFaults } from "../filling/formFaults.ts";
import { OriginLinks } from "../filling/OriginLinks.tsx";
import { whyNotNeeded } from "./sectionWay.ts";
import { text } from "../text.ts";
import "./sectionReview.css";
import type { OpenForm } from "../../../case/forms/theForms.ts";
import type { Forms } from "../useForms.ts";
import { formValueWords } from "../filling/formValueWords.ts";

type ReviewProps = { forms: Forms; open: OpenForm; section: SectionState; own: OwnFaults };

/** Everything that one part of the form says, in its order. */
export function SectionReview(props: ReviewProps) {
  const { open, section } = props;
  const { t } = useLanguage();
  const because = whyNotNeeded(section, open);
  return (
    <section aria-label={t(section.section.title)}>
      {section.progress === "notNeeded" && because.length > 0 && (
        <p>
          {t(text.skipped, {
            section: t(section.section.title),
            reasons: because.map((reason) => t(reason)).join("; "),
          })}
        </p>
      )}
      {runs(section.parts).map(({ list, fields }) =>
        list ? (
          <ListReview key={list.list.list} {...props} state={list} />
        ) : (
          <FieldLines key={fields[0]?.path} {...props} fields={fields} the={open.the} />
        ),
      )}
    </section>
  );
}

/** Fields that follow each other stand in one list; a part that repeats stands between. */
function runs(parts: readonly PartState[]): readonly Run[] {
  const found: { list?: ListState; fields: FieldState[] }[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (isListState(part)) found.push({ list: part, fields: [] });
    else if (last && !last.list) last.fields.push(part);
    else found.push({ fields: [part] });
  }
  return found;
}

type Run = { readonly list?: ListState; readonly fields: readonly FieldState[] };

function ListReview({ state, ...props }: ReviewProps & { state: ListState }) {
  const { t } = useLanguage();
  const { list, rows, refusal } = state;
  return (
    <>
      <h3 className="form-review__list">{t(list.title)}</h3>
      {rows.length === 0 && (
        <p>
          {t(text.noRows)} {refusal && <StatusTag tone="attention">{t(text.missing)}</StatusTag>}{" "}
          {props.forms.mayFill && (
            <ChangeLink {...props} path={list.list} label={t(list.title)} isMissing={refusal !== undefined} />
          )}
        </p>
      )}
      {rows.map((row, index) => (
        <div key={t(row.title)}>
          <h4 className="form-review__row">{t(row.title)}</h4>
          <FieldLines
            {...props}
            fields={row.fields}
            the={props.open.the.forRow(list.list, props.open.the.rows(list.list).rows[index] ?? {})}
          />
        </div>
      ))}
    </>
  );
}

function FieldLines({ fields, the, ...props }: ReviewProps & { fields: readonly FieldState[]; the: FormReader }) {
  const tools = useLanguage();
  const { t } = tools;
  const { forms, own } = props;
  return (
    <dl className="form-lines">
      {fields.map((state) => {
        const { field, path, value, refusal, advice, origin } = state;
        const label = t(field.label);
        const fault = own.get(path) ?? refusal?.text;
        const isMissing = value === undefined && !own.has(path);
        return (
          <div className="form-lines__line" key={path}>
            <dt>{label}</dt>
            <dd className="form-lines__value">
              {value === undefined ? (
                fault ? null : (
                  <span className="form-lines__empty">{t(text.empty)}</span>
                )
              ) : (
                <span dir="auto">{formValueWords(field, value, the, tools)}</span>
              )}
              {fault && (
                <StatusTag tone={isMissing ? "attention" : "blocked"}>
                  {t(isMissing ? text.missing : text.faulty)}
                </StatusTag>
              )}
              {fault && !isMissing && <p className="form-lines__more">{t(fault)}</p>}
              {advice && <p className="form-lines__more">{t(advice.text)}</p>}
              {isFromSource(origin) && (
                <p className="form-lines__more">{t(text.filledIn, { origin: t(origin.says) })}</p>
              )}
              {isFromSource(origin) && origin.fileId !== undefined && (
                <OriginLinks forms={forms} origin={origin} label={label} value={value} />
              )}
            </dd>
            {forms.mayFill && !field.isDerived && (
              <dd className="form-lines__change no-print">
                <ChangeLink {...props} path={path} label={label} isMissing={isMissing && fault !== undefined} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

function ChangeLink({
  forms,
  open,
  section,
  path,
  label,
  isMissing,
}: Omit<ReviewProps, "own"> & { path: string; label: string; isMissing: boolean }) {
  const { t } = useLanguage();
  return (
    <Link href={`${formSectionPath(forms.applicationId, open.key, section.section.id)}#${fieldId(path)}`}>
      {t(isMissing ? text.fillIn : text.change)}
      <span className="visually-hidden"> {label}</span>
    </Link>
  );
}
