import { hasDemoLogins } from '@oficio/domain/accounts/sessions/has-demo-logins'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { Config } from './config'
import { EnvError } from './env'

/**
 * Throws EnvError when a real site would run on the database of a demo: everybody knows its administrator's password.
 * Called by web and worker when they start; throws whatever the database says while it cannot be asked.
 */
export async function refuseDemoDatabase(ctx: Ctx, { mode }: Pick<Config, 'mode'>): Promise<void> {
  if (mode !== 'production' || !(await hasDemoLogins(ctx))) return
  const problem =
    'DATABASE_URL: la base tiene cuentas de demostración, cuyas contraseñas conoce cualquiera. Usá una base vacía.'
  throw new EnvError([problem], mode)
}
