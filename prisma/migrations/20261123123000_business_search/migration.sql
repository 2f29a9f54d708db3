-- What the search of businesses reads. As with professionals, copies are made by triggers alone, so that they are true
-- whoever changes the truth; docs/search.md explains how it is searched.

-- One row for each business.
CREATE TABLE searched_businesses (
    "business_id" UUID NOT NULL,
    "localidad_id" INTEGER NOT NULL DEFAULT 0,
    "spot" cube,
    "score" INTEGER NOT NULL DEFAULT 0,
    "avg_rating" DECIMAL(3,2) NOT NULL DEFAULT 0,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "name_key" TEXT NOT NULL DEFAULT '',
    "open_week" int4multirange,
    "is_listed" BOOLEAN NOT NULL DEFAULT false,
    "public_until" TIMESTAMPTZ(3),
    "words" tsvector,

    CONSTRAINT "searched_businesses_pkey" PRIMARY KEY ("business_id")
);
ALTER TABLE searched_businesses ADD CONSTRAINT "searched_businesses_business_id_fkey"
  FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Each word that businesses use, and how many do: what a misspelt one is held against.
CREATE TABLE business_search_words (
    "word" TEXT NOT NULL,
    "businesses" INTEGER NOT NULL,

    CONSTRAINT "business_search_words_pkey" PRIMARY KEY ("word")
);
CREATE INDEX business_search_words_by_likeness ON business_search_words USING gin (word gin_trgm_ops)
  WHERE word !~ '[^a-z]';

-- Returns the minutes, from `from_minute` on, in which the intervals of a day are open; a night goes on after midnight.
CREATE FUNCTION opening_minutes(intervals JSONB, from_minute INTEGER) RETURNS int4multirange
LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(range_agg(int4range(from_minute + opens,
      from_minute + closes + CASE WHEN closes <= opens THEN 1440 ELSE 0 END)), '{}'::int4multirange)
    FROM (
      SELECT split_part(one ->> 'open', ':', 1)::int * 60 + split_part(one ->> 'open', ':', 2)::int AS opens,
        split_part(one ->> 'close', ':', 1)::int * 60 + split_part(one ->> 'close', ':', 2)::int AS closes
      FROM jsonb_array_elements(intervals) one
    ) of_day);

-- The same of a usual week, from the first minute of Monday on: the night of Sunday goes on after its end.
CREATE FUNCTION opening_week(hours JSONB) RETURNS int4multirange LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN opening_minutes(hours -> 'monday', 0) + opening_minutes(hours -> 'tuesday', 1440)
    + opening_minutes(hours -> 'wednesday', 2880) + opening_minutes(hours -> 'thursday', 4320)
    + opening_minutes(hours -> 'friday', 5760) + opening_minutes(hours -> 'saturday', 7200)
    + opening_minutes(hours -> 'sunday', 8640);

CREATE FUNCTION searched_businesses_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a change of the business that is not committed yet, so that what is read next includes it.
  PERFORM FROM businesses WHERE id = NEW.business_id FOR SHARE;
  SELECT business.localidad_id, business.spot, business.score, business.avg_rating, business.review_count,
    fold_text(business.name), opening_week(business.hours),
    business.status IN ('active', 'past_due'), business.public_until,
    -- Nobody finds a business by words before it is listed, and none of them stays once it is not. What it is called
    -- weighs most. Category, tags, town and plan stand among the words, as '#c2', '#t6', '#l7' and '#featured', so that
    -- one index answers all of them together.
    CASE WHEN business.status IN ('active', 'past_due') THEN
      setweight(to_tsvector('oficio', business.name), 'A')
      || setweight(to_tsvector('oficio', concat_ws(' ', business.short_description,
        (SELECT string_agg(rubro.name, ' ') FROM business_rubros link JOIN rubros rubro ON rubro.id = link.rubro_id
          WHERE link.business_id = business.id))), 'B')
      || setweight(to_tsvector('oficio', concat_ws(' ', business.description,
        (SELECT string_agg(tag.name, ' ') FROM business_tag_links link JOIN business_tags tag ON tag.id = link.tag_id
          WHERE link.business_id = business.id))), 'C')
      || setweight(to_tsvector('oficio', concat_ws(' ', town.search_text, provincia.nombre)), 'D')
      || array_to_tsvector(
        ARRAY(SELECT '#c' || category_id FROM business_category_links WHERE business_id = business.id)
        || ARRAY(SELECT '#t' || tag_id FROM business_tag_links WHERE business_id = business.id)
        || ('#l' || business.localidad_id)
        || CASE WHEN business.tier = 'featured' THEN ARRAY['#featured'] ELSE ARRAY[]::text[] END)
    END
  INTO NEW.localidad_id, NEW.spot, NEW.score, NEW.avg_rating, NEW.review_count, NEW.name_key, NEW.open_week,
    NEW.is_listed, NEW.public_until, NEW.words
  FROM businesses business
  JOIN localidades town ON town.id = business.localidad_id
  JOIN provincias provincia ON provincia.id = town.provincia_id
  WHERE business.id = NEW.business_id;
  -- On its way out, with its business.
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER searched_businesses_copy BEFORE INSERT OR UPDATE ON searched_businesses
  FOR EACH ROW EXECUTE FUNCTION searched_businesses_copy();

CREATE FUNCTION businesses_add_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO searched_businesses (business_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_add_searched AFTER INSERT ON businesses
  FOR EACH ROW EXECUTE FUNCTION businesses_add_searched();

CREATE FUNCTION businesses_touch_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE searched_businesses SET is_listed = is_listed WHERE business_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_touch_searched AFTER UPDATE ON businesses FOR EACH ROW
  WHEN ((OLD.localidad_id, OLD.spot, OLD.score, OLD.avg_rating, OLD.review_count, OLD.name, OLD.short_description,
         OLD.description, OLD.hours, OLD.tier, OLD.status, OLD.public_until)
    IS DISTINCT FROM (NEW.localidad_id, NEW.spot, NEW.score, NEW.avg_rating, NEW.review_count, NEW.name,
         NEW.short_description, NEW.description, NEW.hours, NEW.tier, NEW.status, NEW.public_until))
  EXECUTE FUNCTION businesses_touch_searched();

-- Once for each statement: whoever offers five things is read once.
CREATE FUNCTION business_links_touch_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE searched_businesses SET is_listed = is_listed WHERE business_id IN (SELECT business_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER business_category_links_added_searched AFTER INSERT ON business_category_links
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION business_links_touch_searched();
CREATE TRIGGER business_category_links_removed_searched AFTER DELETE ON business_category_links
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION business_links_touch_searched();
CREATE TRIGGER business_tag_links_added_searched AFTER INSERT ON business_tag_links
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION business_links_touch_searched();
CREATE TRIGGER business_tag_links_removed_searched AFTER DELETE ON business_tag_links
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION business_links_touch_searched();
CREATE TRIGGER business_rubros_added_searched AFTER INSERT ON business_rubros
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION business_links_touch_searched();
CREATE TRIGGER business_rubros_removed_searched AFTER DELETE ON business_rubros
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION business_links_touch_searched();

-- Names that stand among the words change when an admin renames a rubro, or with a new edition of the reference data. The
-- businesses come first, in the order in which everybody locks them.
CREATE FUNCTION rubros_touch_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM businesses WHERE id IN (SELECT business_id FROM business_rubros WHERE rubro_id = NEW.id) ORDER BY id FOR SHARE;
  UPDATE searched_businesses SET is_listed = is_listed
    WHERE business_id IN (SELECT business_id FROM business_rubros WHERE rubro_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER rubros_touch_searched AFTER UPDATE ON rubros FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rubros_touch_searched();

CREATE FUNCTION business_tags_touch_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM businesses WHERE id IN (SELECT business_id FROM business_tag_links WHERE tag_id = NEW.id) ORDER BY id FOR SHARE;
  UPDATE searched_businesses SET is_listed = is_listed
    WHERE business_id IN (SELECT business_id FROM business_tag_links WHERE tag_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER business_tags_touch_searched AFTER UPDATE ON business_tags FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION business_tags_touch_searched();

CREATE FUNCTION localidades_touch_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM businesses WHERE localidad_id = NEW.id ORDER BY id FOR SHARE;
  UPDATE searched_businesses SET is_listed = is_listed WHERE localidad_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER localidades_touch_searched AFTER UPDATE ON localidades FOR EACH ROW
  WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION localidades_touch_searched();

-- Rows from before this migration get their first copy.
INSERT INTO searched_businesses (business_id) SELECT id FROM businesses;

-- The best of a town and of the country, then the same by rating and by name, what is near, and words.
CREATE INDEX searched_businesses_by_score_in_town ON searched_businesses
  (localidad_id, score DESC, business_id) INCLUDE (public_until) WHERE is_listed;
CREATE INDEX searched_businesses_by_score ON searched_businesses
  (score DESC, business_id) INCLUDE (public_until) WHERE is_listed;
CREATE INDEX searched_businesses_by_rating_in_town ON searched_businesses
  (localidad_id, avg_rating DESC, review_count DESC, business_id) WHERE is_listed;
CREATE INDEX searched_businesses_by_rating ON searched_businesses
  (avg_rating DESC, review_count DESC, business_id) WHERE is_listed;
CREATE INDEX searched_businesses_by_name_in_town ON searched_businesses
  (localidad_id, name_key, business_id) WHERE is_listed;
CREATE INDEX searched_businesses_by_name ON searched_businesses (name_key, business_id) WHERE is_listed;
CREATE INDEX searched_businesses_by_spot ON searched_businesses USING gist (spot) WHERE is_listed;
CREATE INDEX searched_businesses_by_words ON searched_businesses USING gin (words) WHERE is_listed;
