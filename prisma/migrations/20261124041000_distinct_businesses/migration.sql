-- CreateTable
CREATE TABLE "business_distinctions" (
    "one_id" UUID NOT NULL,
    "other_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "business_distinctions_pkey" PRIMARY KEY ("one_id","other_id")
);

-- CreateIndex
CREATE INDEX "business_distinctions_other_id_idx" ON "business_distinctions"("other_id");

-- AddForeignKey
ALTER TABLE "business_distinctions" ADD CONSTRAINT "business_distinctions_one_id_fkey" FOREIGN KEY ("one_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_distinctions" ADD CONSTRAINT "business_distinctions_other_id_fkey" FOREIGN KEY ("other_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The smaller one first: a pair stands here once.
ALTER TABLE "business_distinctions" ADD CONSTRAINT "business_distinctions_order" CHECK ("one_id" < "other_id");
