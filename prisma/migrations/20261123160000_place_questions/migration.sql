-- How many questions that are paid for went out to the places service on a day: one row for each day, counted up to the
-- ceiling by whoever asks.
CREATE TABLE "place_questions" (
    "day" DATE NOT NULL,
    "asked" INTEGER NOT NULL,

    CONSTRAINT "place_questions_pkey" PRIMARY KEY ("day")
);
