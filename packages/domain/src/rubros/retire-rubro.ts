import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { AuditSubject } from '@oficio/contracts/kernel/audit-words'
import type {
  bringBackRubroEndpoint,
  RubroState,
  retireRubroEndpoint,
} from '@oficio/contracts/rubros/decisions'
import type { Actor } from '../kernel/actor'
import { auditSubject } from '../kernel/audit-subject'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { decideRubro } from './decide-rubro'

type Input = InputOf<typeof retireRubroEndpoint> & InputOf<typeof bringBackRubroEndpoint>

/**
 * An admin takes a rubro out of use: nobody asks for it or takes it up any more, and whatever has it goes on (docs/product.md,
 * 'Rubros'). Throws not_found, rubro_changed.
 */
export const retireRubro = (ctx: Ctx, actor: Actor, input: Input): Promise<RubroState> =>
  setUse(ctx, actor, input, 'rubro-retired')

/** An admin offers a retired rubro again, where it stood. Throws not_found, rubro_changed. */
export const bringBackRubro = (ctx: Ctx, actor: Actor, input: Input): Promise<RubroState> =>
  setUse(ctx, actor, input, 'rubro-brought-back')

function setUse(
  ctx: Ctx,
  actor: Actor,
  { id, version, reason }: Input,
  action: 'rubro-retired' | 'rubro-brought-back',
): Promise<RubroState> {
  const isRetired = action === 'rubro-retired'
  return decideRubro(
    ctx,
    actor,
    { id, version },
    {
      isDone: (ctx, _rubro, adminId) =>
        wasJustSaid(ctx, auditSubject('rubro', id), { action, adminId, reason }),
      decide: async (ctx, rubro) => {
        if ((rubro.retiredAt !== null) === isRetired) throw new AppError('rubro_changed')
        return { action, columns: { retiredAt: isRetired ? ctx.clock.now() : null }, data: { reason } }
      },
    },
  )
}

/** A second click says what the last decision said already. */
async function wasJustSaid(
  ctx: TxCtx,
  subject: AuditSubject,
  said: { action: string; adminId: string; reason: string },
): Promise<boolean> {
  const last = await ctx.db.auditEntry.findFirst({ where: { subject }, orderBy: { id: 'desc' } })
  if (last?.action !== said.action || last.userId !== said.adminId) return false
  return Object(last.data).reason === said.reason
}
