import type { TutorialVideo } from "@boreal/domain/vault/files/tutorialVideos";
import type { Queryable } from "../database/connect.ts";
import { readSetting, writeSetting, type NewSetting } from "./settings.ts";

const id = "tutorialVideos";

/** `version` 0 while nobody set any. */
export type TutorialVideos = { readonly videos: readonly TutorialVideo[]; readonly version: number };

export async function readTutorialVideos(db: Queryable): Promise<TutorialVideos> {
  const setting = await readSetting(db, id);
  // Written by `writeTutorialVideos` alone, after a command checked it.
  return setting
    ? { videos: setting.value as readonly TutorialVideo[], version: setting.version }
    : { videos: [], version: 0 };
}

/** False when somebody changed them since `baseVersion`. */
export const writeTutorialVideos = async (
  db: Queryable,
  { videos, ...given }: Omit<NewSetting, "value"> & { readonly videos: readonly TutorialVideo[] },
): Promise<boolean> => await writeSetting(db, id, { ...given, value: videos });
