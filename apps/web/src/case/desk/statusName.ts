import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import type { Role } from "@boreal/domain/caseFile/user";
import { statuses } from "@boreal/domain/lifecycle/statuses";
import { applicationStatusText } from "../../shell/applicationText.ts";
import type { BilingualText } from "../../ui/language.tsx";
import { isOutsider } from "../outsiders.ts";

/** What a status is called to whoever works on many cases: exactly to the team, in short to schools and agencies. */
export const statusName = (status: string, role: Role): BilingualText =>
  isOutsider(role) ? applicationStatusText(status).text : statuses[status as ApplicationStatus].team;
