import type { Queryable } from "../database/connect.ts";
import { readSetting, writeSetting, type NewSetting } from "./settings.ts";

const id = "letterhead";

/** The picture at the top of letters of the firm. `replacesText`: name and address are in it, and not printed again. */
export type Letterhead = {
  readonly mime: "image/png" | "image/jpeg";
  readonly width: number;
  readonly height: number;
  readonly base64: string;
  readonly replacesText: boolean;
};

/** `version` 0 while nobody set any. */
export async function readLetterhead(
  db: Queryable,
): Promise<{ readonly letterhead: Letterhead | null; readonly version: number }> {
  const setting = await readSetting(db, id);
  // Written by `writeLetterhead` alone, after a command looked through the picture.
  return setting
    ? { letterhead: (setting.value as { picture: Letterhead | null }).picture, version: setting.version }
    : { letterhead: null, version: 0 };
}

/** False when somebody changed it since `baseVersion`. */
export const writeLetterhead = async (
  db: Queryable,
  { letterhead, ...given }: Omit<NewSetting, "value"> & { readonly letterhead: Letterhead | null },
): Promise<boolean> => await writeSetting(db, id, { ...given, value: { picture: letterhead } });
