-- Keeps the ledger append-only.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;

CREATE OR REPLACE TRIGGER payment_events_only_grow BEFORE UPDATE OR DELETE ON payment_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER payment_effects_only_grow BEFORE UPDATE OR DELETE ON payment_effects
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
