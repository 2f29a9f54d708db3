-- Selects and orders the professionals who are notified of a request (docs/product.md, 'Matching'). docs/matching.md
-- explains the search.
--
-- 1. A professional can be matched while approved, available and with an open account (professional_rubros_copy), and
--    not away (match_professionals).
-- 2. They must have the rubro of the request, and either be of its locality or have a service radius that covers its
--    centre.
-- 3. Nearest first; at the same distance the better rated, then the quicker to answer, then by id.

-- Copies all columns of the professional that matching reads to a row of professional_rubros, so that the search reads
-- a single table. Overwrites any value that a statement sets in these columns. Other triggers cause a new copy with an
-- update that changes nothing.
CREATE OR REPLACE FUNCTION professional_rubros_copy() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  centre cube;
BEGIN
  -- Waits for an uncommitted change of the professional, so that the copy includes it. A later change waits for this
  -- row and then updates it.
  PERFORM FROM professionals WHERE id = NEW.professional_id FOR SHARE;
  -- A professional without a locality cannot be matched and gets 0 as locality.
  SELECT
    coalesce(professional.localidad_id, 0),
    coalesce(professional.latitude, localidad.latitude, 0),
    coalesce(professional.longitude, localidad.longitude, 0),
    professional.latitude IS NULL OR localidad.id IS NULL,
    professional.service_radius_km,
    professional.avg_rating,
    coalesce(professional.median_response_minutes, 2147483647),
    professional.status = 'approved' AND professional.is_available AND account.closed_at IS NULL
      AND localidad.id IS NOT NULL,
    ll_to_earth(localidad.latitude, localidad.longitude)
  INTO
    NEW.localidad_id, NEW.latitude, NEW.longitude, NEW.is_at_centre,
    NEW.service_radius_km, NEW.avg_rating, NEW.response_minutes, NEW.is_matchable,
    centre
  FROM professionals professional
  JOIN users account ON account.id = professional.user_id
  LEFT JOIN localidades localidad ON localidad.id = professional.localidad_id
  WHERE professional.id = NEW.professional_id;
  NEW.spot := ll_to_earth(NEW.latitude, NEW.longitude);
  -- A bounding box in space of the area that the professional serves: their radius, and the centre of their own
  -- locality. It is one metre larger than the radius, so that rounding never excludes a point on the edge.
  -- Professionals at the centre of their locality need no box, because the search finds them by the locality.
  NEW.reach := CASE WHEN NEW.is_at_centre THEN NULL
    ELSE cube_union(earth_box(NEW.spot::earth, NEW.service_radius_km * 1000 + 1), centre) END;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER professional_rubros_copy BEFORE INSERT OR UPDATE ON professional_rubros
  FOR EACH ROW EXECUTE FUNCTION professional_rubros_copy();

-- Returns the first `most` professionals for work of a rubro at the centre of a locality, at the moment `wanted_at`.
-- Leaves out professionals who were already notified of the request `excluded_request`.
--
-- It is a function because the planner expects few rows for "the box contains the point". It would collect and sort all
-- professionals in reach, thousands in a big city, instead of going outwards until `most` are found. The settings allow
-- only the latter, with one plan for all calls.
DROP FUNCTION IF EXISTS match_professionals(int, int, float8, float8, uuid, int, timestamptz);
CREATE OR REPLACE FUNCTION match_professionals(
  wanted_rubro int, wanted_localidad int, wanted_latitude float8, wanted_longitude float8, excluded_request uuid, most int,
  wanted_at timestamptz
) RETURNS TABLE (professional_id uuid, distance_km float8)
LANGUAGE plpgsql STABLE
SET enable_bitmapscan = off SET enable_seqscan = off SET enable_sort = off SET jit = off
SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
  here CONSTANT cube := ll_to_earth(wanted_latitude, wanted_longitude);
  -- The whole map of the rubro (docs/matching.md, 'How it is done').
  map CONSTANT box := box(
    point(wanted_rubro * 1e8::float8 - 5e7, -5e7), point(wanted_rubro * 1e8::float8 + 5e7, 5e7));
BEGIN
  RETURN QUERY
  SELECT candidate.professional_id, arc_metres(candidate.straight) / 1000
  FROM (
    -- Professionals at the centre of their locality: the best of each locality, from the nearest locality outwards,
    -- skipping localities without professionals of the rubro. No radius is above 100 km. OFFSET 0 makes PostgreSQL
    -- compute the distance once per locality instead of once per professional.
    (SELECT best.professional_id, town.straight, best.avg_rating, best.response_minutes
     FROM (
       SELECT pair.localidad_id, pair.centre <-> here AS straight,
         CASE WHEN pair.localidad_id = wanted_localidad THEN 0
           ELSE ceil(arc_metres(pair.centre <-> here) / 1000)
         END::int AS least_radius_km
       FROM rubro_localidades pair
       WHERE pair.rubro_id = wanted_rubro
         AND pair.centre <@ earth_box(here::earth, 100000)
       ORDER BY pair.centre <-> here
       OFFSET 0
     ) town
     CROSS JOIN LATERAL (
       SELECT pr.professional_id, pr.avg_rating, pr.response_minutes
       FROM professional_rubros pr
       WHERE pr.rubro_id = wanted_rubro AND pr.localidad_id = town.localidad_id
         AND pr.is_matchable AND pr.is_at_centre
         AND (pr.away_until IS NULL OR pr.away_until <= wanted_at)
         AND pr.service_radius_km >= town.least_radius_km
         AND (excluded_request IS NULL OR pr.professional_id NOT IN (
           SELECT recipient.professional_id FROM service_request_recipients recipient
           WHERE recipient.request_id = excluded_request))
       ORDER BY pr.avg_rating DESC, pr.response_minutes, pr.professional_id
       LIMIT most
     ) best
     ORDER BY town.straight)
    UNION ALL
    -- Professionals with exact coordinates, nearest first, by the index of the rubro's map. `reach` skips whole
    -- branches of the index whose boxes do not contain the place.
    (SELECT pr.professional_id, pr.spot <-> here AS straight, pr.avg_rating, pr.response_minutes
     FROM professional_rubros pr
     WHERE pr.rubro_id = wanted_rubro AND pr.is_matchable AND NOT pr.is_at_centre AND pr.reach @> here
       AND point(pr.rubro_id * 1e8::float8 + cube_ll_coord(pr.spot, 1), cube_ll_coord(pr.spot, 3)) <@ map
       AND (pr.away_until IS NULL OR pr.away_until <= wanted_at)
       AND (pr.localidad_id = wanted_localidad
         OR arc_metres(pr.spot <-> here) <= pr.service_radius_km * 1000)
       AND (excluded_request IS NULL OR pr.professional_id NOT IN (
         SELECT recipient.professional_id FROM service_request_recipients recipient
           WHERE recipient.request_id = excluded_request))
     ORDER BY pr.spot <-> here)
  ) candidate
  ORDER BY candidate.straight, candidate.avg_rating DESC, candidate.response_minutes, candidate.professional_id
  LIMIT most;
END $$;
