-- CreateTable
CREATE TABLE "reviews" (
    "id" UUID NOT NULL,
    "lead_id" UUID NOT NULL,
    "professional_id" UUID NOT NULL,
    "rating" SMALLINT NOT NULL,
    "title" TEXT,
    "content" TEXT,
    "author_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_reason" TEXT,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "reviews_lead_id_key" ON "reviews"("lead_id");

-- CreateIndex
CREATE INDEX "reviews_professional_id_created_at_idx" ON "reviews"("professional_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE reviews
  ADD CONSTRAINT reviews_rating_in_range CHECK (rating BETWEEN 1 AND 5),
  ADD CONSTRAINT reviews_answer_has_time CHECK ((answer IS NULL) = (answered_at IS NULL)),
  ADD CONSTRAINT reviews_hidden_has_reason CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL));
