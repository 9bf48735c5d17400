import { applicationTypes } from "@boreal/domain/caseFile/application";
import { useQuery } from "../../api/useQuery.ts";
import { applicationName } from "../../case/applicationNames.ts";
import { useMe } from "../../shell/session.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { clientImportText as text } from "./clientImport.text.ts";
import { clientColumns, type ClientColumn, type Matched, type TypeWords } from "./listLines.ts";
import { teamForImportQuery } from "./operations.ts";
import type { ReadList } from "./readList.ts";

const noVariables = {};

export type Chosen = {
  readonly matched: Matched;
  readonly types: TypeWords;
  readonly language: string;
  readonly type: string | undefined;
  readonly staffId: string | undefined;
};

type MatchProps = { list: ReadList; chosen: Chosen; onChange: (part: Partial<Chosen>) => void };

/** What each column of the list is. */
export function MatchColumns({ list, chosen: { matched }, onChange }: MatchProps) {
  const { t } = useLanguage();
  const choose = (at: number, column: string | undefined) =>
    onChange({
      // A column that was chosen elsewhere moves here.
      matched: matched.map((before, place) => {
        if (place === at) return (column as ClientColumn | undefined) ?? null;
        return before === column ? null : before;
      }),
    });
  return (
    <section aria-labelledby="import-columns">
      <h2 id="import-columns">{t(text.columns)}</h2>
      {list.columns.map(({ title }, at) => {
        const example = list.lines.map(({ cells }) => cells[at] ?? "").find((cell) => cell !== "");
        const called = title === "" ? t(text.untitled, { number: at + 1 }) : title;
        return (
          <SelectField
            // oxlint-disable-next-line react/no-array-index-key -- because two columns may have one title, and none moves
            key={at}
            id={`column-${at}`}
            label={t(example === undefined ? text.columnWithout : text.columnOf, {
              title: called,
              example: shortened(example ?? ""),
            })}
            options={[
              { value: "none", label: t(text.leftOut) },
              ...clientColumns.map((column) => ({ value: column, label: t(text[column]) })),
            ]}
            value={matched[at] ?? "none"}
            onChange={(column) => choose(at, column === "none" ? undefined : column)}
          />
        );
      })}
      <p>{t(text.numberAndPhone)}</p>
    </section>
  );
}

const longestExample = 40;
const shortened = (example: string): string =>
  example.length > longestExample ? `${example.slice(0, longestExample)}…` : example;

/** What counts where a line says nothing. */
export function Otherwise({ chosen, onChange }: Omit<MatchProps, "list">) {
  const { t } = useLanguage();
  const { abilities } = useMe();
  const { data } = useQuery(teamForImportQuery, noVariables);
  return (
    <section aria-labelledby="import-otherwise">
      <h2 id="import-otherwise">{t(text.otherwise)}</h2>
      <RadioGroup
        id="import-language"
        label={t(text.language)}
        value={chosen.language}
        onChange={(language) => onChange({ language })}
        choices={[
          { value: "en", label: "English" },
          { value: "fr", label: "Français" },
        ]}
        inline
      />
      <TypeField id="import-type" label={t(text.type)} value={chosen.type} onChange={(type) => onChange({ type })} />
      {abilities.includes("assignStaff") && (
        <SelectField
          id="import-staff"
          label={t(text.staff)}
          options={(data?.assignableStaff ?? []).map(({ id, firstName, lastName, email }) => ({
            value: id,
            label: `${firstName} ${lastName}`.trim() || email,
          }))}
          value={chosen.staffId}
          onChange={(staffId) => onChange({ staffId })}
        />
      )}
    </section>
  );
}

/** What the list calls each type. */
export function TypesCalled({
  words,
  chosen: { types },
  onChange,
}: Omit<MatchProps, "list"> & { words: readonly string[] }) {
  const { t } = useLanguage();
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="import-types">
      <h2 id="import-types">{t(text.types)}</h2>
      {words.map((word, at) => (
        <TypeField
          key={word}
          id={`type-${at}`}
          label={t(text.typeCalled, { word: shortened(word) })}
          value={types[word]}
          onChange={(type) => onChange({ types: { ...types, [word]: type } })}
        />
      ))}
    </section>
  );
}

type TypeFieldProps = {
  id: string;
  label: string;
  value: string | undefined;
  onChange: (type: string | undefined) => void;
};

function TypeField(props: TypeFieldProps) {
  const { t } = useLanguage();
  return (
    <SelectField
      {...props}
      options={applicationTypes.map((type) => ({ value: type, label: t(applicationName(type)) }))}
    />
  );
}
