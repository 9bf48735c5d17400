import { askAhead } from "../../api/useQuery.ts";
import { applicationQuery } from "../operations.ts";

/** For a page that shows an application and was opened by its address: asked while the server is still asked who is signed in. */
export const askForApplication = (id: string): void => askAhead(applicationQuery, { id });
