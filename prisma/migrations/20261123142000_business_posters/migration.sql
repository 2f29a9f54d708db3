-- Which code the poster of a business carries: the next number makes earlier ones void.
ALTER TABLE "businesses" ADD COLUMN     "poster_version" INTEGER NOT NULL DEFAULT 1;
