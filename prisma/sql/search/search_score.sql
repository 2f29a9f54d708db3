-- Returns the sum of the points of a profile, by which the search orders.
CREATE OR REPLACE FUNCTION search_score(points INTEGER[]) RETURNS INTEGER LANGUAGE sql IMMUTABLE
  RETURN (SELECT coalesce(sum(point), 0)::int FROM unnest(points) point);
