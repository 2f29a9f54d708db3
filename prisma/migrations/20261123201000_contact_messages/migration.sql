-- CreateEnum
CREATE TYPE "contact_subject" AS ENUM ('general', 'support', 'billing', 'partnership', 'other');

-- CreateEnum
CREATE TYPE "contact_message_status" AS ENUM ('open', 'answered', 'done');

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL,
    "subject" "contact_subject" NOT NULL,
    "name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "message" TEXT NOT NULL,
    "user_id" UUID,
    "status" "contact_message_status" NOT NULL DEFAULT 'open',
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by_id" UUID,
    "submission_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "anonymised_at" TIMESTAMPTZ(3),

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "contact_messages_status_created_at_idx" ON "contact_messages"("status", "created_at");

-- CreateIndex
CREATE INDEX "contact_messages_submission_hash_idx" ON "contact_messages"("submission_hash");

-- CreateIndex
CREATE INDEX "contact_messages_email_created_at_idx" ON "contact_messages"("email", "created_at");

-- What Prisma has no words for.
ALTER TABLE contact_messages
  ADD CONSTRAINT contact_messages_answered_has_time CHECK ((status = 'open') = (answered_at IS NULL));
