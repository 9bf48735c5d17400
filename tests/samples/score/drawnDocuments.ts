import { degraded, type Degradation } from "../degrade.ts";
import { pageImage } from "../pageImage.ts";
import { drawPaper, type Sample } from "../papers/paper.ts";
import { drawStranger, expectedOf, type Stranger } from "../papers/strangers/stranger.ts";
import { halfOf, type Condition, type ScoredDocument } from "./document.ts";

const scans: readonly Degradation[] = ["clean", "jpeg150", "grey", "tilted"];
const photos: readonly Degradation[] = ["onTable", "shadow", "sideways", "noisy"];

type Drawn = Omit<ScoredDocument, "condition" | "bytes"> & { readonly draw: () => Promise<Buffer> };

/** A drawing as the file of a program, as a scan and as the photo of a phone; the ways in which it is worsened take turns. */
const inConditions = (drawn: readonly Drawn[], conditions: readonly Condition[]): readonly ScoredDocument[] =>
  drawn.flatMap(({ draw, ...document }, index) =>
    conditions.map((condition): ScoredDocument => {
      const way = (condition === "scan" ? scans : photos)[index % 4] ?? "clean";
      return {
        ...document,
        name: condition === "layer" ? document.name : `${document.name} ${way}`,
        condition,
        bytes: async () => {
          const pdf = await draw();
          return condition === "layer" ? pdf : degraded(await pageImage(pdf), way);
        },
      };
    }),
  );

export const ownDocuments = (papers: readonly Sample[], conditions: readonly Condition[]): readonly ScoredDocument[] =>
  inConditions(
    papers.map((paper) => ({
      name: paper.name,
      documentType: paper.documentType,
      layout: paper.layout,
      expected: paper.expected,
      draw: () => drawPaper(paper),
    })),
    conditions,
  );

/** Papers of somebody who had not seen the readers: a group by itself, of which one half stays closed. */
export const strangeDocuments = (
  all: readonly Stranger[],
  conditions: readonly Condition[],
  group = "strangers",
): readonly ScoredDocument[] =>
  inConditions(
    all.map((stranger) => ({
      name: stranger.name,
      documentType: stranger.documentType,
      alsoRight: stranger.alsoRight ?? [],
      layout: stranger.name,
      half: halfOf(stranger.name),
      group,
      expected: expectedOf(stranger),
      ...(stranger.transactions
        ? {
            transactions: stranger.transactions.map(({ date, amount, balance }) => ({
              date: date[0],
              amount,
              balance,
            })),
          }
        : {}),
      draw: () => drawStranger(stranger),
    })),
    conditions,
  );
