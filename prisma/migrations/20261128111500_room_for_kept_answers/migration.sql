-- AlterTable
ALTER TABLE "keyed_calls" ADD COLUMN     "connection_mark" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "keyed_calls_connection_mark_started_at_idx" ON "keyed_calls"("connection_mark", "started_at");
