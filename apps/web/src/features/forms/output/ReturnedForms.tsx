import { isList, type FormField, type FormValue } from "@boreal/domain/forms/fields/field";
import { fill, type Text } from "@boreal/domain/kernel/text";
import type { ResultOf } from "../../../api/graphql.ts";
import { useQuery } from "../../../api/useQuery.ts";
import type { OpenForm } from "../../../case/forms/theForms.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { enterInForm } from "../filling/enterInForm.ts";
import { fieldWords } from "../filling/faultWords.ts";
import { returnedFormsQuery } from "../operations.ts";
import { outputText as text } from "./output.text.ts";
import type { Forms } from "../useForms.ts";
import { formValueWords } from "../filling/formValueWords.ts";

type Returned = ResultOf<typeof returnedFormsQuery>["returnedForms"][number];
type ReturnedProps = { forms: Forms; open: OpenForm };

/** What came back into the vault, against what stands here: the person decides field by field. */
export function ReturnedForms({ forms, open }: ReturnedProps) {
  const { t } = useLanguage();
  const { data, failure, reload } = useQuery(returnedFormsQuery, {
    applicationId: forms.applicationId,
    formKey: open.key,
  });
  const returned = data?.returnedForms;
  // That it is compared once it is here is said where it is uploaded.
  if (!failure && (returned ?? []).length === 0) return null;
  return (
    <section className="form-out" aria-labelledby="form-back">
      <h2 id="form-back">{t(text.backTitle)}</h2>
      <FailureBanner failure={failure} onRetry={reload} />
      {returned?.map((one) => (
        <ReturnedFile key={one.fileId} forms={forms} open={open} returned={one} />
      ))}
    </section>
  );
}

function ReturnedFile({ forms, open, returned }: ReturnedProps & { returned: Returned }) {
  const { t } = useLanguage();
  const name = forms.documents.find(({ id }) => id === returned.fileId)?.name ?? "";
  const { differences, refusals, validated, edition } = returned;
  const standing = differences.filter(({ path, onForm }) => !isTakenOver(open, path, onForm));
  return (
    <article className="returned-form" aria-label={name}>
      <h3>{name}</h3>
      <p>
        {edition !== null && <>{t(text.edition, { edition })} </>}
        {validated === true && <StatusTag tone="done">{t(text.validated)}</StatusTag>}
        {validated === false && <StatusTag tone="attention">{t(text.notValidated)}</StatusTag>}
      </p>
      {refusals.map((refusal) => (
        <Banner key={refusal.code} tone="blocked">
          <p>{t(refusal.text)}</p>
        </Banner>
      ))}
      {refusals.length === 0 && standing.length === 0 && <p>{t(text.sameAsHere)}</p>}
      {standing.length > 0 && <Differences forms={forms} open={open} differences={standing} />}
    </article>
  );
}

/** What the case says by now may have been taken over since the comparison was made. */
const isTakenOver = ({ state }: OpenForm, path: string, onForm: unknown): boolean =>
  (state.values[path] ?? null) === (onForm ?? null);

function Differences({ forms, open, differences }: ReturnedProps & { differences: Returned["differences"] }) {
  const tools = useLanguage();
  const { t } = tools;
  const showToast = useToast();
  const enter = enterInForm(forms, open);
  const head = [t(text.field), t(text.onForm), t(text.here), ...(forms.mayFill ? [t(text.action)] : [])];
  return (
    <>
      <p>{t(text.differs, { count: differences.length })}</p>
      <Table caption={t(text.backTitle)} captionHidden head={head}>
        {differences.map(({ path, onForm, inCase }) => {
          const place = placeOf(open, path);
          const label = place
            ? fieldWords({ label: place.field.label, ...(place.row ? { row: place.row } : {}) }, t)
            : path;
          const words = (value: unknown) =>
            typeof value !== "string" && typeof value !== "boolean"
              ? t(text.says)
              : place
                ? formValueWords(place.field, value, open.the, tools)
                : String(value);
          return (
            <tr key={path}>
              <th scope="row">{label}</th>
              <td>{words(onForm)}</td>
              <td>{words(inCase)}</td>
              {forms.mayFill && (
                <td>
                  {place && !place.field.isDerived && (
                    <Button
                      look="quiet"
                      onClick={() => {
                        enter.takeOver(path, place.field, (onForm ?? undefined) as FormValue | undefined);
                        showToast({ text: t(text.takenOver, { label }) });
                      }}
                    >
                      {t(text.takeOver)} <span className="visually-hidden">{label}</span>
                    </Button>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </Table>
    </>
  );
}

/** The field at a path, in a list with its row: `previousCountries[0].name`. */
function placeOf(
  { definition }: OpenForm,
  path: string,
): { readonly field: FormField; readonly row?: Text } | undefined {
  const [, list, index, name] = /^([^[]+)\[(\d+)\]\.(.+)$/.exec(path) ?? [];
  for (const part of definition.sections.flatMap(({ parts }) => parts)) {
    if (!isList(part) && part.path === path) return { field: part };
    const inRow = isList(part) && part.list === list ? part.fields.find((one) => one.path === name) : undefined;
    if (inRow && isList(part)) return { field: inRow, row: fill(part.rowTitle, { number: Number(index) + 1 }) };
  }
  return undefined;
}
