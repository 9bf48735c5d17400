import { useEffect, useRef, useState } from "react";
import { remember, remembered } from "../../shell/rememberedChoice.ts";
import { FieldFrame } from "../../ui/controls/FieldFrame.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { text } from "./text.ts";

type SearchProps = { value: string; onChange: (typed: string) => void };

const keyChoice = "slashKey";
const boxId = "sheet-search";

const writes = "input, textarea, select, [contenteditable]";

/** Search as one types; the key / leads here from anywhere, unless somebody turned it off (WCAG 2.1.4). */
export function SearchBox({ value, onChange }: SearchProps) {
  const { t } = useLanguage();
  const box = useRef<HTMLInputElement>(null);
  const [isKeyOn, setKeyOn] = useState(() => remembered(keyChoice) !== "off");
  useEffect(() => {
    if (!isKeyOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(writes)) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isKeyOn]);
  const turn = (on: boolean) => {
    remember(keyChoice, on ? null : "off");
    setKeyOn(on);
  };
  return (
    <search className="sheet__search">
      <FieldFrame id={boxId} label={t(text.search)}>
        {(control) => (
          <input
            {...control}
            ref={box}
            type="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") onChange("");
            }}
          />
        )}
      </FieldFrame>
      <p className="sheet__key">
        {t(isKeyOn ? text.slashOn : text.slashOff)}{" "}
        <button type="button" className="sheet__turn" onClick={() => turn(!isKeyOn)}>
          {t(isKeyOn ? text.turnOff : text.turnOn)}
        </button>
      </p>
    </search>
  );
}
