-- Returns the minutes in which the intervals of one day are open. The day begins at `from_minute`. An interval that
-- closes before it opens ends on the next day.
CREATE OR REPLACE FUNCTION opening_minutes(intervals JSONB, from_minute INTEGER) RETURNS int4multirange
LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(range_agg(int4range(from_minute + opens,
      from_minute + closes + CASE WHEN closes <= opens THEN 1440 ELSE 0 END)), '{}'::int4multirange)
    FROM (
      SELECT split_part(opening ->> 'open', ':', 1)::int * 60 + split_part(opening ->> 'open', ':', 2)::int AS opens,
        split_part(opening ->> 'close', ':', 1)::int * 60 + split_part(opening ->> 'close', ':', 2)::int AS closes
      FROM jsonb_array_elements(intervals) opening
    ) of_day);

-- Returns the minutes of a typical week in which a business is open, counted from Monday 00:00. The night of Sunday may
-- extend past the end of the week.
CREATE OR REPLACE FUNCTION opening_week(hours JSONB) RETURNS int4multirange LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN opening_minutes(hours -> 'monday', 0) + opening_minutes(hours -> 'tuesday', 1440)
    + opening_minutes(hours -> 'wednesday', 2880) + opening_minutes(hours -> 'thursday', 4320)
    + opening_minutes(hours -> 'friday', 5760) + opening_minutes(hours -> 'saturday', 7200)
    + opening_minutes(hours -> 'sunday', 8640);
