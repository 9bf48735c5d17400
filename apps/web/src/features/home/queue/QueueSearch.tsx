import { useEffect, useState } from "react";
import { asksForSearch } from "../../../shell/singleKeys.ts";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { queueText as text } from "./queue.text.ts";

const searchId = "queue-search";

type QueueSearchProps = { searched: string; onSearch: (text: string) => void; mayUseNumbers: boolean; hasKey: boolean };

/** Looks in all pages of the list. What is typed is sent with the request and goes into no address. */
export function QueueSearch({ searched, onSearch, mayUseNumbers, hasKey }: QueueSearchProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState(searched);
  useSearchKey(hasKey);
  return (
    <form
      role="search"
      className="queue__search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        id={searchId}
        label={
          <>
            {t(mayUseNumbers ? text.search : text.searchName)}
            {hasKey && (
              <kbd className="queue__key" aria-hidden="true">
                /
              </kbd>
            )}
          </>
        }
        value={typed}
        onChange={setTyped}
        width="medium"
        autoComplete="off"
        spellCheck={false}
      />
      <ButtonRow>
        <Button type="submit">{t(text.find)}</Button>
        {searched !== "" && (
          <Button
            look="quiet"
            onClick={() => {
              setTyped("");
              onSearch("");
            }}
          >
            {t(text.clear)}
          </Button>
        )}
      </ButtonRow>
    </form>
  );
}

function useSearchKey(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>(`#${searchId}`);
      field?.focus();
      field?.select();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [isOn]);
}
