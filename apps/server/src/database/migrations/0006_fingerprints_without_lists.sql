DROP INDEX "boreal"."letter_fingerprint_hashes";--> statement-breakpoint
ALTER TABLE "boreal"."letter_fingerprint" DROP COLUMN "hashes";