-- Ensures that the effects of a payment are numbered without gaps: granted, taken back, granted again.
CREATE OR REPLACE FUNCTION payment_effects_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM payment_effects WHERE intent_id = NEW.intent_id) THEN
    RAISE EXCEPTION 'effect % of intent % is not the next one', NEW.number, NEW.intent_id;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER payment_effects_in_order BEFORE INSERT ON payment_effects
  FOR EACH ROW EXECUTE FUNCTION payment_effects_in_order();
