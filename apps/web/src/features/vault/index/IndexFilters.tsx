import type { PageTag } from "@boreal/domain/vault/page";
import { tagWords } from "../../../case/tagWords.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { ChoiceRow } from "../../../ui/choices/ChoiceRow.tsx";
import { useText } from "../../../ui/language.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { indexText as text } from "./vaultIndex.text.ts";
import { everything, isEverything, type IndexFilter } from "./indexFilter.ts";

type FiltersProps = {
  filter: IndexFilter;
  tags: readonly PageTag[];
  count: number;
  onChange: (filter: IndexFilter) => void;
};

/** Search, tags, and only what is missing. How many lines fit is said when it changes. */
export function IndexFilters({ filter, tags, count, onChange }: FiltersProps) {
  const t = useText();
  const toggle = (tag: PageTag) =>
    onChange({
      ...filter,
      tags: filter.tags.includes(tag) ? filter.tags.filter((other) => other !== tag) : [...filter.tags, tag],
    });
  return (
    <search className="vault__filters">
      <TextField
        id="filter"
        label={t(text.search)}
        hint={t(text.searchHint)}
        value={filter.words}
        onChange={(words) => onChange({ ...filter, words })}
        autoComplete="off"
        width="medium"
      />
      <ChoiceRow
        type="checkbox"
        id="only-missing"
        label={t(text.onlyMissing)}
        checked={filter.onlyMissing}
        onChange={(onlyMissing) => onChange({ ...filter, onlyMissing })}
      />
      {tags.length > 0 && (
        <fieldset className="vault__tags">
          <legend>{t(text.tags)}</legend>
          {tags.map((tag) => (
            <button
              key={tag}
              type="button"
              className="vault__tag"
              aria-pressed={filter.tags.includes(tag)}
              onClick={() => toggle(tag)}
            >
              {t(tagWords[tag])}
            </button>
          ))}
        </fieldset>
      )}
      <p className="vault__found" role="status">
        {!isEverything(filter) && t(text.found, { count })}
      </p>
      {!isEverything(filter) && (
        <Button look="quiet" onClick={() => onChange(everything)}>
          {t(text.clear)}
        </Button>
      )}
    </search>
  );
}
