-- AlterTable
ALTER TABLE "ad_bookings" ADD COLUMN     "connection_hash" TEXT;

-- CreateIndex
CREATE INDEX "ad_bookings_connection_hash_created_at_idx" ON "ad_bookings"("connection_hash", "created_at");
