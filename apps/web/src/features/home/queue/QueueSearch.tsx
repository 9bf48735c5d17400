import { useState } from "react";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { queueText as text } from "./queue.text.ts";

type QueueSearchProps = { searched: string; onSearch: (text: string) => void; mayUseNumbers: boolean };

/** Looks in all pages of the list. What is typed is sent with the request and goes into no address. */
export function QueueSearch({ searched, onSearch, mayUseNumbers }: QueueSearchProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState(searched);
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
        id="queue-search"
        label={t(mayUseNumbers ? text.search : text.searchName)}
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
