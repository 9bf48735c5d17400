import { remember, remembered } from "../rememberedChoice.ts";

export type Theme = "system" | "light" | "dark";

export const chosenTheme = (): Theme => {
  const theme = remembered("theme");
  return theme === "light" || theme === "dark" ? theme : "system";
};

/** Applies a choice; `system` follows the device. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export function chooseTheme(theme: Theme): void {
  remember("theme", theme === "system" ? null : theme);
  applyTheme(theme);
}
