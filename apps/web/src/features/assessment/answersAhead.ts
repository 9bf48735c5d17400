import { prefetch } from "../../api/useQuery.ts";
import { assessmentQuery } from "./operations.ts";

/**
 * For a question that was opened by its address: asked while the server is still asked who is signed in. A file by itself, so
 * that it arrives before the page does: nothing else may be in it.
 */
export const askForAnswers = (id: string): void => prefetch(assessmentQuery, { id });
