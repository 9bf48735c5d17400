import { tutorialLimits, tutorialVideoTypes, type TutorialVideo } from "@boreal/domain/vault/files/tutorialVideos";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepVideos } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { writeTutorialVideos } from "../../store/tutorialVideos.ts";
import { done, refused } from "../accounts/result.ts";
import type { CommandDeps, PlacedRefusal } from "../deps.ts";
import { whyNot } from "../refuse.ts";

/** A video as it is typed; with neither address nor transcript there is none. */
export type TypedVideo = {
  readonly type: string;
  readonly language: string;
  readonly address: string;
  readonly transcript: string;
};

const addressNotHttps: PlacedRefusal = {
  code: "videoAddressNotHttps",
  text: {
    en: "This is not an address that can be used. Enter a full address that begins with https:// and contains no user name.",
    fr: "Cette adresse ne peut pas servir. Entrez une adresse complète qui commence par https:// et ne contient aucun nom d’utilisateur.",
  },
};
const transcriptMissing: PlacedRefusal = {
  code: "videoTranscriptMissing",
  text: {
    en: "The transcript is missing. Enter what is said and shown in the video, for people who cannot watch it.",
    fr: "La transcription manque. Entrez ce qui est dit et montré dans la vidéo, pour les personnes qui ne peuvent pas la regarder.",
  },
};
const addressMissing: PlacedRefusal = {
  code: "videoAddressMissing",
  text: {
    en: "The address is missing. Enter the address of the video, or clear its transcript if there is no video.",
    fr: "L’adresse manque. Entrez l’adresse de la vidéo, ou effacez sa transcription s’il n’y a pas de vidéo.",
  },
};
const addressTooLong: PlacedRefusal = {
  code: "videoAddressTooLong",
  text: {
    en: "The address is too long. It may have at most 2,000 characters.",
    fr: "L’adresse est trop longue. Elle peut compter au plus 2 000 caractères.",
  },
};
const transcriptTooLong: PlacedRefusal = {
  code: "videoTranscriptTooLong",
  text: {
    en: "The transcript is too long. It may have at most 20,000 characters.",
    fr: "La transcription est trop longue. Elle peut compter au plus 20 000 caractères.",
  },
};
const placeUnknown: PlacedRefusal = {
  code: "videoPlaceUnknown",
  text: {
    en: "A video is for a document that does not exist, or two are for the same one. Load the page again and enter them again.",
    fr: "Une vidéo vise un document qui n’existe pas, ou deux visent le même. Rechargez la page et entrez-les de nouveau.",
  },
};
const changedSince: PlacedRefusal = {
  code: "videosChangedSince",
  text: {
    en: "Someone else changed the videos in the meantime. Copy what you typed, load the page again and make your change again.",
    fr: "Une autre personne a modifié les vidéos entre-temps. Copiez ce que vous avez tapé, rechargez la page et refaites votre modification.",
  },
};

/** Sets where the videos of slots lie and what is said in them, all of them at once. */
export async function saveTutorialVideos(
  deps: Pick<CommandDeps, "db" | "now">,
  asker: Asker,
  given: { readonly videos: readonly TypedVideo[]; readonly baseVersion: number },
): Promise<{ readonly done: boolean; readonly refusals: readonly PlacedRefusal[] }> {
  if (asker === null || !mayKeepVideos(asker)) return refused(whyNot(asker));
  const places = given.videos.map(placeOf);
  if (!given.videos.every(hasPlace) || new Set(places).size < places.length) return refused(placeUnknown);
  const videos = given.videos.map(tidied).filter(({ address, transcript }) => address !== "" || transcript !== "");
  const refusals = videos.flatMap(faultsOf);
  if (refusals.length > 0) return { done: false, refusals };
  const at = deps.now();
  const isWritten = await deps.db.transaction(async (tx) => {
    if (!(await writeTutorialVideos(tx, { videos, baseVersion: given.baseVersion, by: asker.userId, at })))
      return false;
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "tutorialVideosSaved",
      subject: { version: given.baseVersion + 1, videos: videos.map(placeOf) },
      at,
    });
    return true;
  });
  return isWritten ? done : refused(changedSince);
}

const placeOf = ({ type, language }: Pick<TypedVideo, "type" | "language">): string => `${type}.${language}`;

const hasPlace = (video: TypedVideo): video is TypedVideo & Pick<TutorialVideo, "type" | "language"> =>
  tutorialVideoTypes.some((type) => type === video.type) && (video.language === "en" || video.language === "fr");

/** Lines stay lines; no other invisible characters. */
const tidied = (video: TypedVideo & Pick<TutorialVideo, "type" | "language">): TutorialVideo => ({
  type: video.type,
  language: video.language,
  address: video.address.toWellFormed().trim(),
  transcript: video.transcript
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .trim(),
});

function faultsOf(video: TutorialVideo): readonly PlacedRefusal[] {
  const address = `${placeOf(video)}.address`;
  const transcript = `${placeOf(video)}.transcript`;
  return [
    ...(video.address === "" ? [{ ...addressMissing, path: address }] : []),
    ...(video.address.length > tutorialLimits.address ? [{ ...addressTooLong, path: address }] : []),
    ...(video.address !== "" && !isPlainHttps(video.address) ? [{ ...addressNotHttps, path: address }] : []),
    ...(video.transcript === "" ? [{ ...transcriptMissing, path: transcript }] : []),
    ...(video.transcript.length > tutorialLimits.transcript ? [{ ...transcriptTooLong, path: transcript }] : []),
  ];
}

/** A user name before the host would make an address look as if it led elsewhere. */
function isPlainHttps(address: string): boolean {
  const url = URL.parse(address);
  return (
    /^https:\/\//i.test(address) &&
    !/[\s\p{Cc}]/u.test(address) &&
    url !== null &&
    url.username === "" &&
    url.password === ""
  );
}
