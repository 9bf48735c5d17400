import { sampleSheet, nativeNames } from "../tests/samples/answerSheet.ts";

/** In a process of its own: the first answer sheet, with everything that it is drawn with still to be loaded. Prints milliseconds. */
if (import.meta.main) {
  const sheet = sampleSheet({
    "personalDetails.currentSpouseName.familyName": nativeNames.han,
    "personalDetails.currentSpouseName.givenName": nativeNames.arabic,
  });
  const begun = performance.now();
  const { answerSheetPdf } = await import("@boreal/server/output/answerSheetPdf");
  await answerSheetPdf(sheet, "en");
  console.log(performance.now() - begun);
}
