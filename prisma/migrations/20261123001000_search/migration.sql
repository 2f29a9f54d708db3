-- What the search of professionals reads. As with matching, copies are made by triggers alone, so that they are true
-- whoever changes the truth; docs/search.md explains how it is searched.

-- The points of rating, reviews, answering and profile, in this order; a job counts them anew.
ALTER TABLE professionals ADD COLUMN search_points INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- Words are compared without accents, in the form that the singular and the plural share.
CREATE TEXT SEARCH CONFIGURATION oficio (COPY = spanish);
ALTER TEXT SEARCH CONFIGURATION oficio ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;

-- One row for each professional, for whoever looks for words or for anybody near.
CREATE TABLE search_profiles (
    "professional_id" UUID NOT NULL,
    "localidad_id" INTEGER NOT NULL DEFAULT 0,
    "score" INTEGER NOT NULL DEFAULT 0,
    "avg_rating" DECIMAL(3,2) NOT NULL DEFAULT 0,
    "response_minutes" INTEGER NOT NULL DEFAULT 2147483647,
    "service_radius_km" INTEGER NOT NULL DEFAULT 0,
    "is_available" BOOLEAN NOT NULL DEFAULT false,
    "is_listed" BOOLEAN NOT NULL DEFAULT false,
    "words" tsvector,

    CONSTRAINT "search_profiles_pkey" PRIMARY KEY ("professional_id")
);
ALTER TABLE search_profiles ADD CONSTRAINT "search_profiles_professional_id_fkey"
  FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Each word that professionals use, and how many do: what a misspelt one is held against.
CREATE TABLE search_words (
    "word" TEXT NOT NULL,
    "professionals" INTEGER NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);
CREATE INDEX search_words_by_likeness ON search_words USING gin (word gin_trgm_ops) WHERE word !~ '[^a-z]';

ALTER TABLE professional_rubros
  ADD COLUMN "score" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "is_available" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "is_listed" BOOLEAN NOT NULL DEFAULT false;

CREATE FUNCTION search_score(points INTEGER[]) RETURNS INTEGER LANGUAGE sql IMMUTABLE
  RETURN (SELECT coalesce(sum(point), 0)::int FROM unnest(points) point);

-- Runs after professional_rubros_copy (triggers go by their names), which holds the professional's row.
CREATE FUNCTION professional_rubros_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT search_score(professional.search_points), professional.is_available,
    professional.status = 'approved' AND account.closed_at IS NULL AND professional.localidad_id IS NOT NULL
  INTO NEW.score, NEW.is_available, NEW.is_listed
  FROM professionals professional
  JOIN users account ON account.id = professional.user_id
  WHERE professional.id = NEW.professional_id;
  RETURN NEW;
END $$;
CREATE TRIGGER professional_rubros_search BEFORE INSERT OR UPDATE ON professional_rubros
  FOR EACH ROW EXECUTE FUNCTION professional_rubros_search();

CREATE FUNCTION search_profiles_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a change of the professional that is not committed yet, so that what is read next includes it.
  PERFORM FROM professionals WHERE id = NEW.professional_id FOR SHARE;
  SELECT
    coalesce(professional.localidad_id, 0),
    search_score(professional.search_points),
    professional.avg_rating,
    coalesce(professional.median_response_minutes, 2147483647),
    professional.service_radius_km,
    professional.is_available,
    professional.status = 'approved' AND account.closed_at IS NULL AND professional.localidad_id IS NOT NULL,
    -- Nobody is found by words before they are listed, and none of theirs stays once they are not. Rubros stand among
    -- the words, as '#7', so that one index answers both.
    CASE WHEN professional.status = 'approved' AND account.closed_at IS NULL THEN
      to_tsvector('oficio', concat_ws(' ', account.first_name, account.last_name, professional.company_name,
        professional.description))
      || array_to_tsvector(ARRAY(SELECT '#' || rubro_id FROM professional_rubros WHERE professional_id = NEW.professional_id))
    END
  INTO
    NEW.localidad_id, NEW.score, NEW.avg_rating, NEW.response_minutes, NEW.service_radius_km, NEW.is_available,
    NEW.is_listed, NEW.words
  FROM professionals professional
  JOIN users account ON account.id = professional.user_id
  WHERE professional.id = NEW.professional_id;
  -- On its way out, with its professional.
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER search_profiles_copy BEFORE INSERT OR UPDATE ON search_profiles
  FOR EACH ROW EXECUTE FUNCTION search_profiles_copy();

CREATE FUNCTION professionals_add_search_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_profiles (professional_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER professionals_add_search_profile AFTER INSERT ON professionals
  FOR EACH ROW EXECUTE FUNCTION professionals_add_search_profile();

CREATE FUNCTION professionals_touch_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_profiles SET is_listed = is_listed WHERE professional_id = NEW.id;
  -- What else is copied there touches the rubros already.
  IF (OLD.search_points, OLD.localidad_id IS NULL) IS DISTINCT FROM (NEW.search_points, NEW.localidad_id IS NULL) THEN
    UPDATE professional_rubros SET is_listed = is_listed WHERE professional_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER professionals_touch_search AFTER UPDATE ON professionals FOR EACH ROW
  WHEN ((OLD.status, OLD.is_available, OLD.localidad_id, OLD.service_radius_km, OLD.avg_rating,
         OLD.median_response_minutes, OLD.user_id, OLD.search_points, OLD.company_name, OLD.description)
    IS DISTINCT FROM (NEW.status, NEW.is_available, NEW.localidad_id, NEW.service_radius_km, NEW.avg_rating,
         NEW.median_response_minutes, NEW.user_id, NEW.search_points, NEW.company_name, NEW.description))
  EXECUTE FUNCTION professionals_touch_search();

CREATE FUNCTION users_touch_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM professionals WHERE user_id = NEW.id FOR UPDATE;
  UPDATE search_profiles SET is_listed = is_listed
    WHERE professional_id IN (SELECT id FROM professionals WHERE user_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER users_touch_search AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.closed_at IS NULL)
    IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.closed_at IS NULL))
  EXECUTE FUNCTION users_touch_search();

-- Once for each statement: who takes five rubros is read once.
CREATE FUNCTION professional_rubros_touch_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_profiles SET is_listed = is_listed
    WHERE professional_id IN (SELECT professional_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER professional_rubros_added_search AFTER INSERT ON professional_rubros
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION professional_rubros_touch_search();
CREATE TRIGGER professional_rubros_removed_search AFTER DELETE ON professional_rubros
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION professional_rubros_touch_search();

-- Rows from before this migration get their first copy.
INSERT INTO search_profiles (professional_id) SELECT id FROM professionals;
UPDATE professional_rubros SET is_listed = is_listed;

-- The best of a locality, and of the country, each by rubro and for all rubros; what else is asked of a row comes along.
CREATE INDEX professional_rubros_by_score_in_town ON professional_rubros
  (rubro_id, localidad_id, score DESC, professional_id)
  INCLUDE (service_radius_km, avg_rating, response_minutes, is_available) WHERE is_listed;
CREATE INDEX professional_rubros_by_score ON professional_rubros
  (rubro_id, score DESC, professional_id)
  INCLUDE (localidad_id, avg_rating, response_minutes, is_available) WHERE is_listed;
CREATE INDEX search_profiles_by_score_in_town ON search_profiles
  (localidad_id, score DESC, professional_id)
  INCLUDE (service_radius_km, avg_rating, response_minutes, is_available) WHERE is_listed;
CREATE INDEX search_profiles_by_score ON search_profiles
  (score DESC, professional_id)
  INCLUDE (localidad_id, avg_rating, response_minutes, is_available) WHERE is_listed;
CREATE INDEX search_profiles_by_words ON search_profiles USING gin (words) WHERE is_listed;

-- What clients wrote, for professionals who search among requests.
CREATE INDEX service_requests_by_words ON service_requests USING gin (to_tsvector('oficio', title || ' ' || description));
