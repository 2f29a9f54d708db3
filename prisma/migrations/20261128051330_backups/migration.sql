-- CreateTable
CREATE TABLE "backups" (
    "id" UUID NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "backups_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "backups_taken_at_idx" ON "backups"("taken_at");
