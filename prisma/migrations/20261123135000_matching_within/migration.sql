-- As before, but who stands at a centre is looked for first, and nobody farther away than the last of them is looked at
-- afterwards, where they are as many as were asked for. The more professionals there are the nearer that is, so the walk
-- outwards does not grow with their number.
CREATE OR REPLACE FUNCTION match_professionals(
  wanted_rubro int, wanted_localidad int, wanted_latitude float8, wanted_longitude float8, told_of uuid, most int,
  wanted_at timestamptz
) RETURNS TABLE (professional_id uuid, distance_km float8)
LANGUAGE plpgsql STABLE
SET enable_bitmapscan = off SET enable_seqscan = off SET enable_sort = off SET jit = off
SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
  here CONSTANT cube := ll_to_earth(wanted_latitude, wanted_longitude);
  earth_metres CONSTANT float8 := 2 * earth();
BEGIN
  RETURN QUERY
  WITH at_centres AS MATERIALIZED (
    -- Those who share the centre of their locality: the best of each, from the nearest locality outwards, past those
    -- where nobody of the rubro is. Nobody serves more than 100 km. OFFSET 0 keeps a locality's distance from being
    -- measured again for each of them.
    SELECT best.professional_id, town.straight, best.avg_rating, best.response_minutes
    FROM (
      SELECT near.localidad_id, near.centre <-> here AS straight,
        CASE WHEN near.localidad_id = wanted_localidad THEN 0
          ELSE ceil(sec_to_gc(near.centre <-> here) / 1000)
        END::int AS least_radius_km
      FROM rubro_localidades near
      WHERE near.rubro_id = wanted_rubro
        AND near.centre <@ earth_box(here::earth, 100000)
      ORDER BY near.centre <-> here
      OFFSET 0
    ) town
    CROSS JOIN LATERAL (
      SELECT pr.professional_id, pr.avg_rating, pr.response_minutes
      FROM professional_rubros pr
      WHERE pr.rubro_id = wanted_rubro AND pr.localidad_id = town.localidad_id
        AND pr.is_matchable AND pr.is_at_centre
        AND (pr.away_until IS NULL OR pr.away_until <= wanted_at)
        AND pr.service_radius_km >= town.least_radius_km
        AND NOT EXISTS (SELECT FROM service_request_recipients told
          WHERE told.request_id = told_of AND told.professional_id = pr.professional_id)
      ORDER BY pr.avg_rating DESC, pr.response_minutes, pr.professional_id
      LIMIT most
    ) best
    ORDER BY town.straight, best.avg_rating DESC, best.response_minutes, best.professional_id
    LIMIT most
  )
  SELECT found.professional_id, sec_to_gc(found.straight) / 1000
  FROM (
    SELECT * FROM at_centres
    UNION ALL
    -- Those with coordinates of their own, past nobody whose box misses the place. A metre more, so that rounding never
    -- leaves out who is exactly as far away.
    (SELECT pr.professional_id, pr.spot <-> here AS straight,
       pr.avg_rating, pr.response_minutes
     FROM professional_rubros pr
     WHERE pr.rubro_id = wanted_rubro AND pr.is_matchable AND NOT pr.is_at_centre AND pr.reach @> here
       AND pr.spot <@ (
         SELECT cube_enlarge(here, CASE WHEN count(*) = most THEN max(straight) + 1 ELSE earth_metres END, 3)
         FROM at_centres)
       AND (pr.away_until IS NULL OR pr.away_until <= wanted_at)
       AND (pr.localidad_id = wanted_localidad
         OR sec_to_gc(pr.spot <-> here) <= pr.service_radius_km * 1000)
       AND NOT EXISTS (SELECT FROM service_request_recipients told
         WHERE told.request_id = told_of AND told.professional_id = pr.professional_id)
     ORDER BY pr.spot <-> here,
       pr.avg_rating DESC, pr.response_minutes, pr.professional_id
     LIMIT most)
  ) found
  ORDER BY found.straight, found.avg_rating DESC, found.response_minutes, found.professional_id
  LIMIT most;
END $$;
