import type pg from 'pg'

/**
 * Removes the times at which the clock would ask the provider. Then only notifications bring news, so that a lost one
 * stays lost and the drill detects it. Returns a function that restores the times.
 */
export async function leaveItToNotifications(db: pg.ClientBase): Promise<() => Promise<void>> {
  await db.query(`
    CREATE FUNCTION drill_never_ask() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.next_check_at := NULL;
      RETURN NEW;
    END $$;
    CREATE TRIGGER drill_never_ask BEFORE INSERT OR UPDATE ON payment_intents
      FOR EACH ROW EXECUTE FUNCTION drill_never_ask();
    CREATE TRIGGER drill_never_ask BEFORE INSERT OR UPDATE ON subscriptions
      FOR EACH ROW EXECUTE FUNCTION drill_never_ask();`)
  return async () => void (await db.query('DROP FUNCTION drill_never_ask CASCADE'))
}
