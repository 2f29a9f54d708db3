-- CreateTable
CREATE TABLE "keyed_calls" (
    "id" TEXT NOT NULL,
    "body_mark" TEXT NOT NULL,
    "attempt_id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "answer" BYTEA,

    CONSTRAINT "keyed_calls_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "keyed_calls_started_at_idx" ON "keyed_calls"("started_at");
