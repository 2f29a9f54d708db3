-- Returns the sum of a profile's points, the sort key of the search.
CREATE OR REPLACE FUNCTION search_score(points INTEGER[]) RETURNS INTEGER LANGUAGE sql IMMUTABLE
  RETURN (SELECT coalesce(sum(point), 0)::int FROM unnest(points) point);
