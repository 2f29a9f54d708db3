import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { changeSettingEndpoint, SettingForAdmin } from '@oficio/contracts/settings/endpoints'
import { settingDefinitions } from '@oficio/contracts/settings/settings'
import { type Actor, requireAdmin } from '../kernel/actor'
import { recordAudit } from '../kernel/audit/record-audit'
import { auditSubject } from '../kernel/audit-subject'
import type { Ctx } from '../kernel/ctx'
import { enqueueJob } from '../kernel/jobs/enqueue-job'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'
import { addDays } from '../kernel/time/days'
import { whenPast } from '../kernel/time/when-past'
import { purgeSettingPagesJob } from './purge-setting-pages'
import { areHoursSane, lockSettings, readTimeline, refuseDecided, viewSettings } from './setting-rows'

const hoursText =
  'La hora de inicio de las urgencias tiene que ser anterior a la de cierre, ahora y después de cada cambio previsto.'

/**
 * Sets a price or limit, immediately or from a future moment. Existing charges do not change. Throws validation_failed;
 * setting_taken if a value starts at that moment already; setting_decided if the setting was changed after the admin
 * read it.
 */
export async function changeSetting(
  ctx: Ctx,
  actor: Actor,
  { key, value, validFrom: requestedFrom, decisions }: InputOf<typeof changeSettingEndpoint>,
): Promise<SettingForAdmin> {
  const { userId: adminId } = requireAdmin(actor)
  const parsed = settingDefinitions[key].schema.safeParse(value)
  if (!parsed.success) refuse('value', parsed.error.issues[0]?.message ?? 'Este valor no es válido.')
  await ctx.transaction(async (ctx) => {
    await lockSettings(ctx.db)
    const now = ctx.clock.now()
    const validFrom = requestedFrom === undefined ? now : new Date(requestedFrom)
    if (validFrom < now) refuse('validFrom', 'Elegí un momento que no haya pasado.')
    if (validFrom > addDays(now, serverLimits.settingAheadDays))
      refuse('validFrom', `Elegí un momento dentro de los próximos ${serverLimits.settingAheadDays} días.`)
    // A double click changes nothing: the repeated value is refused.
    if ((await readTimeline(ctx, key)).valueAt(key, validFrom) === value)
      refuse('value', 'Ya es ese el valor en ese momento.')
    await refuseDecided(ctx, key, decisions)
    const { count } = await ctx.db.setting.createMany({
      data: [{ key, value, validFrom, createdById: adminId, createdAt: now }],
      skipDuplicates: true,
    })
    if (count === 0) throw new AppError('setting_taken')
    if (!areHoursSane(await readTimeline(ctx, key), now)) refuse('value', hoursText)
    await recordAudit(ctx, {
      adminId,
      action: 'setting-changed',
      subject: auditSubject('setting', key),
      data: { value, validFrom: validFrom.toISOString() },
    })
    if (validFrom <= now) await purgePages(ctx.db, [pageTags.settings])
    await enqueueJob(
      ctx.db,
      purgeSettingPagesJob,
      { change: `${key}:${validFrom.toISOString()}` },
      { runAt: whenPast(validFrom) },
    )
  })
  const [view] = await viewSettings(ctx, [key])
  if (!view) throw new AppError('not_found')
  return view
}

function refuse(field: string, text: string): never {
  throw new AppError('validation_failed', { fields: { [field]: text } })
}
