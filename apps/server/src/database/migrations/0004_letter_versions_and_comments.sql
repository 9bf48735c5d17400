CREATE TABLE "boreal"."letter_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"letter" text NOT NULL,
	"sealed_words" "bytea" NOT NULL,
	"is_shared" boolean NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"resolved_by" text,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "boreal"."letter_reply" (
	"id" text PRIMARY KEY NOT NULL,
	"comment_id" text NOT NULL,
	"sealed_body" "bytea" NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."letter_version" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"letter" text NOT NULL,
	"position" integer NOT NULL,
	"cause" text NOT NULL,
	"sealed_text" "bytea" NOT NULL,
	"kept_by" text NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "boreal"."letter_comment" ADD CONSTRAINT "letter_comment_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."letter_reply" ADD CONSTRAINT "letter_reply_comment_id_letter_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "boreal"."letter_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."letter_version" ADD CONSTRAINT "letter_version_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_comment_application" ON "boreal"."letter_comment" USING btree ("application_id","written_at");--> statement-breakpoint
CREATE INDEX "letter_reply_comment" ON "boreal"."letter_reply" USING btree ("comment_id","written_at");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_version_position" ON "boreal"."letter_version" USING btree ("application_id","letter","position");