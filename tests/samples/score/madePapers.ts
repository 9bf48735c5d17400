import { degraded, type Degradation } from "../degrade.ts";
import { pageImage } from "../pageImage.ts";
import { drawPaper, type Sample } from "../papers/paper.ts";
import type { Condition, ScoredDocument } from "./document.ts";

const scans: readonly Degradation[] = ["clean", "jpeg150", "grey", "tilted"];
const photos: readonly Degradation[] = ["onTable", "shadow", "sideways", "noisy"];

/** A made-up paper as the file of a program, as a scan and as the photo of a phone; the ways in which it is worsened take turns. */
export const madePapers = (papers: readonly Sample[], conditions: readonly Condition[]): readonly ScoredDocument[] =>
  papers.flatMap((paper, index) =>
    conditions.map((condition): ScoredDocument => {
      const way = (condition === "scan" ? scans : photos)[index % 4] ?? "clean";
      return {
        name: condition === "layer" ? paper.name : `${paper.name} ${way}`,
        documentType: paper.documentType,
        condition,
        layout: paper.layout,
        expected: paper.expected,
        bytes: async () => {
          const pdf = await drawPaper(paper);
          return condition === "layer" ? pdf : degraded(await pageImage(pdf), way);
        },
      };
    }),
  );
