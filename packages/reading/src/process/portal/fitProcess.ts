import sharp from "sharp";
import { createFittingDesk } from "../../portal/fittingDesk.ts";
import { createRecogniser } from "../../text/recogniseText.ts";
import { answerParent } from "../childProgram.ts";

// The program of a process that fits the files of one slot for the authority's portal.

sharp.cache(false);
sharp.concurrency(1);

// French first: it is the quicker of the two models and reads the English of a mixed page as well (measured on the pages of
// bench/portal.ts: the same words in two thirds of the time). Here words before and after are compared, not used.
answerParent(createFittingDesk(createRecogniser(["fra", "eng"])));
