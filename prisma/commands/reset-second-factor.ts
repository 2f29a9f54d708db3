import { getConfig } from '@oficio/context/config'
import { closeContext, createContext } from '@oficio/context/context'
import { codeOf } from '@oficio/contracts/errors'
import { removeFactors } from '@oficio/domain/accounts/second-factor/remove-factors'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { runCommand } from './settings'

const usage = 'Falta el email: npm run admin:reset-second-factor -- ana@ejemplo.com'

// `npm run admin:reset-second-factor -- <mail>`: for an admin who lost both the device and the recovery codes while no
// other admin can help.
await runCommand(async () => {
  const [email, ...more] = process.argv.slice(2)
  if (!email || more.length > 0 || email.startsWith('-')) throw new Error(usage)
  const ctx = createContext(getConfig(), { poolSize: 1 })
  await reset(ctx, email).finally(() => closeContext(ctx))
  process.stdout.write(`Verificación en dos pasos quitada, y sesiones cerradas: ${email}\n`)
  if (ctx.isSecondFactorRequired)
    process.stdout.write('Al entrar con su contraseña tiene que activarla de nuevo antes de ver el panel.\n')
})

async function reset(ctx: Ctx, email: string): Promise<void> {
  const user = await ctx.db.user.findFirst({ where: { email, closedAt: null }, select: { id: true } })
  if (!user) throw new Error(`No hay ninguna cuenta abierta con el email ${email}.`)
  const reason = 'Pedido por quien opera el sitio, desde el servidor.'
  await removeFactors(ctx, { id: user.id, adminId: null, reason }).catch((error: unknown) => {
    if (codeOf(error) === 'second_factor_missing')
      throw new Error('Esa cuenta no tiene verificación en dos pasos.')
    throw error
  })
}
