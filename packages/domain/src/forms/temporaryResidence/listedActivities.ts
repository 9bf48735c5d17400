import type { Profile } from "../../caseFile/user.ts";
import type { Text } from "../../kernel/text.ts";

/** What the account lists of studies, work and the time between. */

export type Activity = NonNullable<Profile["employmentAndActivityHistory"]>[number];

export const fromActivities: Text = {
  en: "from the activities that your account lists",
  fr: "d’après les activités inscrites dans votre compte",
};
