-- CreateEnum
CREATE TYPE "data_request_kind" AS ENUM ('access', 'correction', 'erasure');

-- CreateEnum
CREATE TYPE "data_request_status" AS ENUM ('unproven', 'open', 'done', 'refused');

-- CreateTable
CREATE TABLE "data_requests" (
    "id" UUID NOT NULL,
    "kind" "data_request_kind" NOT NULL,
    "code" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "status" "data_request_status" NOT NULL DEFAULT 'unproven',
    "opened_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "link_until" TIMESTAMPTZ(3) NOT NULL,
    "proven_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by_id" UUID,
    "anonymised_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "data_requests_code_key" ON "data_requests"("code");

-- CreateIndex
CREATE INDEX "data_requests_status_due_at_idx" ON "data_requests"("status", "due_at");

-- CreateIndex
CREATE INDEX "data_requests_email_created_at_idx" ON "data_requests"("email", "created_at");
