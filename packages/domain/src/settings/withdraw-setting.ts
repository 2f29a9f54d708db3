import { AppError } from '@oficio/contracts/errors'
import type { SettingForAdmin } from '@oficio/contracts/settings/endpoints'
import type { SettingKey } from '@oficio/contracts/settings/settings'
import { type Actor, requireAdmin } from '../kernel/actor'
import { recordAudit } from '../kernel/audit/record-audit'
import { auditSubject } from '../kernel/audit-subject'
import type { Ctx } from '../kernel/ctx'
import { areHoursSane, lockSettings, readTimeline, viewSettings } from './setting-rows'

/**
 * Withdraws a scheduled value. A value already in force cannot be withdrawn, because people were charged by it. Throws
 * not_found; setting_needed if the hours of urgent requests would be invalid without it.
 */
export async function withdrawSetting(
  ctx: Ctx,
  actor: Actor,
  { key, validFrom }: { key: SettingKey; validFrom: string },
): Promise<SettingForAdmin> {
  const { userId: adminId } = requireAdmin(actor)
  const moment = new Date(validFrom)
  // Checked before the query, because PostgreSQL refuses year 0.
  if (moment <= ctx.clock.now()) throw new AppError('not_found')
  await ctx.transaction(async (ctx) => {
    await lockSettings(ctx.db)
    const where = { key_validFrom: { key, validFrom: moment } }
    const row = await ctx.db.setting.findUnique({ where })
    if (!row || row.validFrom <= ctx.clock.now()) throw new AppError('not_found')
    await ctx.db.setting.delete({ where })
    if (!areHoursSane(await readTimeline(ctx, key), ctx.clock.now())) throw new AppError('setting_needed')
    await recordAudit(ctx, {
      adminId,
      action: 'setting-withdrawn',
      subject: auditSubject('setting', key),
      // The schema of its key guarantees a number.
      data: { value: Number(row.value), validFrom },
    })
  })
  const [view] = await viewSettings(ctx, [key])
  if (!view) throw new AppError('not_found')
  return view
}
