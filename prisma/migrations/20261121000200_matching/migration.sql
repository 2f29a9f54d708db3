-- Matching reads one table, professional_rubros, which carries a copy of all that decides who is told of a request
-- and in which order. Nobody writes the copies but the triggers below, so they are true whoever changes the truth:
-- the product, a seed or a hand at the console. docs/matching.md explains the search.

-- A box of space that holds every point the professional serves: their radius, and the centre of their own locality.
ALTER TABLE professional_rubros ADD COLUMN reach cube;

-- The one place that says what a copy is made from. Whatever a statement puts into the copied columns is overwritten,
-- so touching a row is how the other triggers ask for a new copy.
CREATE FUNCTION professional_rubros_copy() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  centre cube;
BEGIN
  -- Waits for a change of the professional that is not committed yet, so that what is read next includes it; a change
  -- that comes later waits for this row, and touches it.
  PERFORM FROM professionals WHERE id = NEW.professional_id FOR SHARE;
  SELECT
    professional.localidad_id,
    coalesce(professional.latitude, localidad.latitude),
    coalesce(professional.longitude, localidad.longitude),
    professional.latitude IS NULL,
    professional.service_radius_km,
    professional.avg_rating,
    coalesce(professional.median_response_minutes, 2147483647),
    professional.status = 'approved' AND professional.is_available AND account.closed_at IS NULL,
    ll_to_earth(localidad.latitude, localidad.longitude)
  INTO
    NEW.localidad_id, NEW.latitude, NEW.longitude, NEW.is_at_centre,
    NEW.service_radius_km, NEW.avg_rating, NEW.response_minutes, NEW.is_matchable,
    centre
  FROM professionals professional
  JOIN users account ON account.id = professional.user_id
  JOIN localidades localidad ON localidad.id = professional.localidad_id
  WHERE professional.id = NEW.professional_id;
  -- A metre more than the radius, so that rounding never leaves out a point on its edge. Who stands at the centre is
  -- found through the locality and needs no box.
  NEW.reach := CASE WHEN NEW.is_at_centre THEN NULL
    ELSE cube_union(earth_box(ll_to_earth(NEW.latitude, NEW.longitude), NEW.service_radius_km * 1000 + 1), centre) END;
  RETURN NEW;
END $$;
CREATE TRIGGER professional_rubros_copy BEFORE INSERT OR UPDATE ON professional_rubros
  FOR EACH ROW EXECUTE FUNCTION professional_rubros_copy();

CREATE FUNCTION professionals_touch_rubros() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE professional_rubros SET is_matchable = is_matchable WHERE professional_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER professionals_touch_rubros AFTER UPDATE ON professionals FOR EACH ROW
  WHEN ((OLD.status, OLD.is_available, OLD.localidad_id, OLD.latitude, OLD.longitude, OLD.service_radius_km,
         OLD.avg_rating, OLD.median_response_minutes, OLD.user_id)
    IS DISTINCT FROM (NEW.status, NEW.is_available, NEW.localidad_id, NEW.latitude, NEW.longitude,
         NEW.service_radius_km, NEW.avg_rating, NEW.median_response_minutes, NEW.user_id))
  EXECUTE FUNCTION professionals_touch_rubros();

CREATE FUNCTION users_touch_rubros() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The professional first, as everywhere: a copy made meanwhile may have read the account as it was.
  PERFORM FROM professionals WHERE user_id = NEW.id FOR UPDATE;
  UPDATE professional_rubros SET is_matchable = is_matchable
    WHERE professional_id IN (SELECT id FROM professionals WHERE user_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER users_touch_rubros AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.closed_at IS NULL) <> (NEW.closed_at IS NULL))
  EXECUTE FUNCTION users_touch_rubros();

-- Only db:migrate moves a locality, with a new edition of the reference data.
CREATE FUNCTION localidades_touch_rubros() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE professional_rubros SET is_matchable = is_matchable
    WHERE professional_id IN (SELECT id FROM professionals WHERE localidad_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER localidades_touch_rubros AFTER UPDATE ON localidades FOR EACH ROW
  WHEN ((OLD.latitude, OLD.longitude) IS DISTINCT FROM (NEW.latitude, NEW.longitude))
  EXECUTE FUNCTION localidades_touch_rubros();

-- Professionals who stand where they said: nearest first (a straight line through the earth orders like the way over
-- its surface), and only those whose box holds the point, so that a crowd out of reach costs nothing.
CREATE INDEX professional_rubros_by_place ON professional_rubros
  USING gist (rubro_id, ll_to_earth(latitude, longitude), reach)
  WHERE is_matchable AND NOT is_at_centre;
-- Those who share the centre of their locality, in big cities thousands of one rubro: in the order that decides
-- between equal distances.
CREATE INDEX professional_rubros_by_centre ON professional_rubros
  (rubro_id, localidad_id, avg_rating DESC, response_minutes, professional_id) INCLUDE (service_radius_km)
  WHERE is_matchable AND is_at_centre;
CREATE INDEX localidades_by_place ON localidades USING gist (ll_to_earth(latitude, longitude));

-- Rows from before this migration get their first copy.
UPDATE professional_rubros SET is_matchable = is_matchable;

-- Who is to be told of work of a rubro at the centre of a locality: the rule of product decision 'Matching', nearest
-- first, then better rated, then quicker to answer, then by id. Leaves out whoever was told of the request `told_of`.
-- A function, because the planner takes "the box holds the point" for rare and would collect and sort everybody in
-- reach, thousands in a big city, instead of walking outwards until `most` are found. The settings leave it that walk
-- only, and one plan for all calls.
CREATE FUNCTION match_professionals(
  wanted_rubro int, wanted_localidad int, wanted_latitude float8, wanted_longitude float8, told_of uuid, most int
) RETURNS TABLE (professional_id uuid, distance_km float8)
LANGUAGE plpgsql STABLE
SET enable_bitmapscan = off SET enable_seqscan = off SET enable_sort = off SET jit = off
SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
  place CONSTANT cube := ll_to_earth(wanted_latitude, wanted_longitude);
BEGIN
  RETURN QUERY
  SELECT found.professional_id, sec_to_gc(found.straight) / 1000
  FROM (
    -- Those with coordinates of their own, past nobody whose box misses the place.
    (SELECT pr.professional_id, ll_to_earth(pr.latitude, pr.longitude) <-> place AS straight,
       pr.avg_rating, pr.response_minutes
     FROM professional_rubros pr
     WHERE pr.rubro_id = wanted_rubro AND pr.is_matchable AND NOT pr.is_at_centre AND pr.reach @> place
       AND (pr.localidad_id = wanted_localidad
         OR sec_to_gc(ll_to_earth(pr.latitude, pr.longitude) <-> place) <= pr.service_radius_km * 1000)
       AND NOT EXISTS (SELECT FROM service_request_recipients told
         WHERE told.request_id = told_of AND told.professional_id = pr.professional_id)
     ORDER BY ll_to_earth(pr.latitude, pr.longitude) <-> place,
       pr.avg_rating DESC, pr.response_minutes, pr.professional_id
     LIMIT most)
    UNION ALL
    -- Those who share the centre of their locality: the best of each, from the nearest locality outwards. Nobody
    -- serves more than 100 km. OFFSET 0 keeps a locality's distance from being measured again for each of them.
    (SELECT best.professional_id, town.straight, best.avg_rating, best.response_minutes
     FROM (
       SELECT localidad.id, ll_to_earth(localidad.latitude, localidad.longitude) <-> place AS straight,
         CASE WHEN localidad.id = wanted_localidad THEN 0
           ELSE ceil(sec_to_gc(ll_to_earth(localidad.latitude, localidad.longitude) <-> place) / 1000)
         END::int AS least_radius_km
       FROM localidades localidad
       WHERE ll_to_earth(localidad.latitude, localidad.longitude) <@ earth_box(place::earth, 100000)
       ORDER BY ll_to_earth(localidad.latitude, localidad.longitude) <-> place
       OFFSET 0
     ) town
     CROSS JOIN LATERAL (
       SELECT pr.professional_id, pr.avg_rating, pr.response_minutes
       FROM professional_rubros pr
       WHERE pr.rubro_id = wanted_rubro AND pr.localidad_id = town.id AND pr.is_matchable AND pr.is_at_centre
         AND pr.service_radius_km >= town.least_radius_km
         AND NOT EXISTS (SELECT FROM service_request_recipients told
           WHERE told.request_id = told_of AND told.professional_id = pr.professional_id)
       ORDER BY pr.avg_rating DESC, pr.response_minutes, pr.professional_id
       LIMIT most
     ) best
     ORDER BY town.straight, best.avg_rating DESC, best.response_minutes, best.professional_id
     LIMIT most)
  ) found
  ORDER BY found.straight, found.avg_rating DESC, found.response_minutes, found.professional_id
  LIMIT most;
END $$;
