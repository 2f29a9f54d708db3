import { hasDemoLogins } from '@oficio/domain/accounts/sessions/has-demo-logins'
import { type Finding, fault, ok, type Patient } from './check'

/** Somebody has to decide about professionals, reports and refunds, and nobody may know their password from a README. */
export async function checkPeople({ ctx, config }: Patient): Promise<Finding[]> {
  const admins = await ctx.db.user.count({ where: { role: 'admin', closedAt: null, suspendedAt: null } })
  const isOpen = config.mode === 'production' && (await hasDemoLogins(ctx))
  return [
    admins > 0
      ? ok(`Administradores: ${admins}`)
      : fault('No hay administrador: npm run admin:create -- tu@email.'),
    ...(isOpen ? [fault('Hay cuentas de la demo, cuyas contraseñas conoce cualquiera.')] : []),
  ]
}
