-- A plan of a business that was chosen while another one is paid for.
ALTER TABLE "businesses" ADD COLUMN     "next_plan_at" TIMESTAMPTZ(3),
ADD COLUMN     "next_rubro_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "next_tier" "business_tier";

ALTER TABLE businesses
  ADD CONSTRAINT businesses_next_plan_whole CHECK (
    (next_tier IS NULL) = (next_plan_at IS NULL) AND (next_tier IS NULL) = (cardinality(next_rubro_ids) = 0));
