-- CreateTable
CREATE TABLE "started_registrations" (
    "device_hash" TEXT NOT NULL,
    "connection_hash" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "started_registrations_pkey" PRIMARY KEY ("device_hash")
);

-- CreateIndex
CREATE INDEX "started_registrations_connection_hash_idx" ON "started_registrations"("connection_hash");

-- CreateIndex
CREATE INDEX "started_registrations_started_at_idx" ON "started_registrations"("started_at");
