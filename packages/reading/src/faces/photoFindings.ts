import type { Box } from "../text/box.ts";
import { isoDate } from "@boreal/domain/kernel/calendarDate";
import { rowOn } from "@boreal/domain/kernel/datedTable";
import { fill, type Text } from "@boreal/domain/kernel/text";
import { temporaryResidentPhoto } from "@boreal/domain/tables/identity/photo";
import type { ReadingThresholds } from "@boreal/domain/tables/readingThresholds";
import type { FindingId, ReadingWarning } from "../reading.ts";
import type { FaceMeasures, PhotoMeasures } from "./measurePhoto.ts";
import { photoText as text } from "./photoFindings.text.ts";

type PhotoFault = Extract<FindingId, `digitalPhoto${string}`>;
type PhotoThresholds = ReadingThresholds["photo"];

/** What the authority asks of a photo that day; nothing where its table has no row. */
type Asked = {
  readonly least: { readonly width: number; readonly height: number };
  readonly proportions: number;
  /** From chin to crown, of the height. */
  readonly head: { readonly least: number; readonly most: number };
};

export function photoAskedFor(now: Date = new Date()): Asked | undefined {
  const found = rowOn(temporaryResidentPhoto, isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate()));
  if (!found.found) return undefined;
  const { leastWidthPx, leastHeightPx, leastWidthMm, leastHeightMm, headMm } = found.row.value;
  return {
    least: { width: leastWidthPx, height: leastHeightPx },
    proportions: leastWidthMm / leastHeightMm,
    head: { least: headMm.least / leastHeightMm, most: headMm.most / leastHeightMm },
  };
}

const whole: Box = [0, 0, 1, 1];

const said = (
  id: PhotoFault,
  because: Text,
  box: Box,
  values: Readonly<Record<string, string | number>> = {},
): ReadingWarning => ({ id, blocking: true, page: 1, box, because: fill(because, values) });

const percent = (part: number): number => Math.round(part * 100);

/** The faults of a photo by its measures (docs/adr/0168): each with its measure and its place. */
export function photoFindings(
  photo: PhotoMeasures,
  thresholds: PhotoThresholds,
  asked: Asked | undefined,
): readonly ReadingWarning[] {
  const { face } = photo;
  return [
    ...(asked ? ofTheFile(photo, thresholds, asked) : []),
    ...(photo.faces.length > 1
      ? [said("digitalPhotoComposition", text.severalFaces, photo.faces[1] ?? whole, { count: photo.faces.length })]
      : []),
    ...(face
      ? [
          ...ofTheHead(face, thresholds, asked),
          ...ofTheFace(face, thresholds),
          ...ofTheBackground(photo, thresholds),
          ...smileIn(face, thresholds),
        ]
      : [said("digitalPhotoFullFace", text.noFace, whole)]),
    ...selfieIn(photo, thresholds),
  ];
}

function ofTheFile({ width, height }: PhotoMeasures, { proportions }: PhotoThresholds, asked: Asked): ReadingWarning[] {
  const { least } = asked;
  if (width < least.width || height < least.height)
    return [
      said("digitalPhotoComposition", text.tooSmall, whole, {
        width,
        height,
        least: least.width,
        leastHigh: least.height,
      }),
    ];
  if (Math.abs(width / height / asked.proportions - 1) <= proportions) return [];
  const should = Math.round(height * asked.proportions);
  return [said("digitalPhotoComposition", text.proportions, whole, { width, height, should })];
}

/** A head that is much too small shows the body: that is said instead. */
function ofTheHead(face: FaceMeasures, thresholds: PhotoThresholds, asked: Asked | undefined): ReadingWarning[] {
  const { head, headHeight, chin, offCentre } = face;
  const part = percent(headHeight);
  const found: ReadingWarning[] = [];
  const { body, headTolerance } = thresholds;
  if (headHeight < body.head && 1 - chin > body.headsBelowChin * headHeight)
    found.push(said("digitalPhotoFullBody", text.body, head, { part }));
  else if (asked) {
    const { least, most } = asked.head;
    if (headHeight < least - headTolerance.below || headHeight > most + headTolerance.above)
      found.push(
        said("digitalPhotoComposition", text.headHeight, head, { part, least: percent(least), most: percent(most) }),
      );
  }
  if (offCentre > thresholds.offCentre)
    found.push(said("digitalPhotoComposition", text.offCentre, head, { part: percent(offCentre) }));
  return found;
}

function ofTheFace(face: FaceMeasures, thresholds: PhotoThresholds): ReadingWarning[] {
  const { head, crown, chin, turned, tilt, eyeLight, eyes } = face;
  const aside = Math.abs(turned - 0.5);
  const found: ReadingWarning[] = [];
  if (crown < 0 || chin > thresholds.lowestChin) found.push(said("digitalPhotoFullFace", text.cut, head));
  if (aside > thresholds.turned) found.push(said("digitalPhotoFullFace", text.turned, head, { part: percent(aside) }));
  if (Math.abs(tilt) > thresholds.tilt)
    found.push(said("digitalPhotoFullFace", text.tilted, head, { degrees: Math.round(Math.abs(tilt)) }));
  if (eyeLight < thresholds.eyeLight) found.push(said("digitalPhotoFullFace", text.eyesCovered, eyes));
  return found;
}

function ofTheBackground({ background }: PhotoMeasures, thresholds: PhotoThresholds): ReadingWarning[] {
  if (!background) return [];
  const { light, unevenness, places } = background;
  const place = places[0] ?? whole;
  const most = thresholds.background;
  const id = "digitalPhotoBackground";
  if (unevenness > most.unevenness)
    return [said(id, text.uneven, place, { part: Math.round(unevenness), most: most.unevenness })];
  if (light < most.light) return [said(id, text.light, place, { light: Math.round(light), least: most.light })];
  return [];
}

/** Either a wide mouth in a face that looks happy, or an open one that is wide or in a face that looks so by half. */
function smileIn({ happy, mouthWidth, mouthOpen, mouth }: FaceMeasures, { smile }: PhotoThresholds): ReadingWarning[] {
  const isWide = happy > smile.happy && mouthWidth > smile.mouthWidth;
  const isOpen = mouthOpen > smile.mouthOpen && (happy > smile.happyWithOpenMouth || mouthWidth > smile.openMouthWidth);
  return isWide || isOpen
    ? [said("digitalPhotoSmile", text.smile, mouth, { part: percent(happy), width: percent(mouthWidth) })]
    : [];
}

function selfieIn({ frontCamera, face }: PhotoMeasures, { nearFace }: PhotoThresholds): ReadingWarning[] {
  if (frontCamera) return [said("digitalPhotoSelfie", text.frontCamera, face?.head ?? whole)];
  if (!face || face.faceWidth <= nearFace) return [];
  return [said("digitalPhotoSelfie", text.near, face.head, { part: percent(Math.min(1, face.faceWidth)) })];
}
