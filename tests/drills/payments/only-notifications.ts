import type pg from 'pg'

/**
 * Takes away the times at which the clock would ask the provider by itself: here nothing but a notification brings news,
 * so that one that is lost stays lost and shows. Returns how to give them back.
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
