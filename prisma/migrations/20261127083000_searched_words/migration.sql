-- AlterTable
ALTER TABLE "service_requests" ADD COLUMN     "searched_mask" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "searched_words" TEXT;

-- CreateIndex
CREATE INDEX "service_requests_searched_mask_idx" ON "service_requests"("searched_mask");

-- What is searched is what may be read: the index over the words as they were typed serves the version before this one
-- alone. What hides contact data lives in the code, so rows are found by their words once the clock has gone over them.
CREATE INDEX service_requests_by_searched_words ON service_requests USING gin (to_tsvector('oficio', searched_words));

-- Whoever changes the words and not what is made of them, the version before this one among them, leaves nothing behind
-- that could be found by what stood there.
CREATE FUNCTION forget_searched_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.searched_words := NULL;
  NEW.searched_mask := 0;
  RETURN NEW;
END $$;

CREATE TRIGGER forget_searched_words BEFORE UPDATE OF title, description ON service_requests
FOR EACH ROW
WHEN ((NEW.title, NEW.description) IS DISTINCT FROM (OLD.title, OLD.description)
  AND NEW.searched_words IS NOT DISTINCT FROM OLD.searched_words)
EXECUTE FUNCTION forget_searched_words();
