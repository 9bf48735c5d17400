CREATE TABLE "boreal"."intake_link" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"sealed_token" "bytea" NOT NULL,
	"most_uses" integer,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "intake_link_token_once" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "boreal"."intake_use" (
	"link_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"application_id" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "intake_use_link_id_owner_id_pk" PRIMARY KEY("link_id","owner_id")
);
--> statement-breakpoint
ALTER TABLE "boreal"."intake_use" ADD CONSTRAINT "intake_use_link_id_intake_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "boreal"."intake_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."intake_use" ADD CONSTRAINT "intake_use_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intake_link_maker" ON "boreal"."intake_link" USING btree ("created_by","created_at");