import { remember, remembered } from "./rememberedChoice.ts";

const key = "intakeLink";

/** The link of the firm by which a case begins, kept in this browser until the account is there. */
export const keepIntake = (token: string): void => remember(key, token);

/** The link that was opened here; asked once. */
export function takeIntake(): string | undefined {
  const token = remembered(key) ?? undefined;
  remember(key, null);
  return token;
}
