import { useState } from "react";
import { useText } from "../../ui/language.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { text } from "../text.ts";
import type { Theme } from "./theme.ts";
import { chooseTheme, chosenTheme } from "./theme.ts";

/** Light, dark, or as the device says. */
export function ThemeChoice() {
  const t = useText();
  const [theme, setTheme] = useState<Theme>(chosenTheme);
  return (
    <RadioGroup
      id="theme"
      label={t(text.appearance)}
      value={theme}
      onChange={(value) => {
        setTheme(value as Theme);
        chooseTheme(value as Theme);
      }}
      choices={[
        { value: "system", label: t(text.themeSystem) },
        { value: "light", label: t(text.themeLight) },
        { value: "dark", label: t(text.themeDark) },
      ]}
    />
  );
}
