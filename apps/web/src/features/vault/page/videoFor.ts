import type { Language } from "../../../ui/language.tsx";

/** The video in the reader’s language, else the one in the other language: whoever shows it says which it is. */
export function videoFor<Video extends { readonly type: string; readonly language: string }>(
  videos: readonly Video[],
  type: string,
  language: Language,
): Video | undefined {
  const ofType = videos.filter((video) => video.type === type);
  return ofType.find((video) => video.language === language) ?? ofType[0];
}
