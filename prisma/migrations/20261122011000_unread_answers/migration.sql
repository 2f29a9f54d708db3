CREATE TABLE "unread_answers" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "owner_type" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "fields" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unread_answers_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "unread_answers_kind_owner_id_provider_id_key" ON "unread_answers"("kind", "owner_id", "provider_id");
