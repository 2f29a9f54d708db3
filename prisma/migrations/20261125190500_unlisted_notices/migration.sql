-- AlterTable
ALTER TABLE "notices" ADD COLUMN     "is_listed" BOOLEAN NOT NULL DEFAULT true;

-- Until now what somebody did not want in the list came to no device of theirs: it stays so until they choose otherwise.
UPDATE "users"
   SET "muted_pushes" = ARRAY(SELECT DISTINCT unnest("muted_pushes" || "muted_notices"))
 WHERE NOT "muted_notices" <@ "muted_pushes";
