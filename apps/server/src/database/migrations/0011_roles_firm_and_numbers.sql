ALTER TABLE "boreal"."application" ADD COLUMN "matter_number" text;--> statement-breakpoint
ALTER TABLE "boreal"."profile" ADD COLUMN "further_roles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "boreal"."profile" ADD COLUMN "sealed_membership" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "application_matter_number" ON "boreal"."application" USING btree (lower("matter_number"));