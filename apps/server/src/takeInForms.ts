import { now } from "./clock.ts";
import { takeInFolder } from "./files/forms/formFolder.ts";
import type { FormDesk } from "./files/forms/formDesk.ts";
import type { FormLibrary } from "./files/forms/formLibrary.ts";
import type { Log } from "./log.ts";

/** Takes the blanks of `BOREAL_FORMS` in beside the start of the server, which does not wait for it. Tells the log about each; never throws. */
export async function takeInForms(
  folder: string,
  { library, desk }: { readonly library: FormLibrary; readonly desk: FormDesk },
  log: Log,
): Promise<void> {
  try {
    for (const { outcome } of await takeInFolder(folder, library, desk.check, now)) {
      if ("code" in outcome) log.warn("a file of the forms folder was not taken", { code: outcome.code });
      else
        log.info("an official form is in the library", {
          part: `${outcome.form} ${outcome.edition} ${outcome.language}`,
        });
    }
  } catch (error) {
    log.error("the forms folder could not be read", { error });
  }
}
