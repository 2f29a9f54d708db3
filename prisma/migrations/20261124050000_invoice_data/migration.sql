-- CreateTable
CREATE TABLE "invoice_profiles" (
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "document_kind" TEXT NOT NULL,
    "document" TEXT NOT NULL,
    "vat_condition" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_profiles_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "payment_invoice_data" (
    "payment_id" UUID NOT NULL,
    "user_id" UUID,
    "vat_percent" DOUBLE PRECISION NOT NULL,
    "name" TEXT,
    "document_kind" TEXT,
    "document" TEXT,
    "vat_condition" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_invoice_data_pkey" PRIMARY KEY ("payment_id")
);

-- CreateIndex
CREATE INDEX "payment_invoice_data_user_id_created_at_idx" ON "payment_invoice_data"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "payment_invoice_data_created_at_idx" ON "payment_invoice_data"("created_at");

-- CreateIndex
CREATE INDEX "payments_approved_at_idx" ON "payments"("approved_at");

-- CreateIndex
CREATE INDEX "payment_events_provider_updated_at_idx" ON "payment_events"("provider_updated_at");

-- AddForeignKey
ALTER TABLE "invoice_profiles" ADD CONSTRAINT "invoice_profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_invoice_data" ADD CONSTRAINT "payment_invoice_data_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
