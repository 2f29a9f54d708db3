import { AppError } from '@oficio/contracts/errors'
import type { SettingForAdmin } from '@oficio/contracts/settings/endpoints'
import { type SettingKey, settingDefinitions } from '@oficio/contracts/settings/settings'
import type { Tx } from '@oficio/db/client'
import type { Setting } from '@oficio/db/generated/client'
import { namesOf } from '../kernel/audit/list-audit'
import { auditSubject } from '../kernel/audit-subject'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { lockWhole } from '../kernel/lock-names'

const shownPast = 20

/** Returns settings with their current, past and scheduled values, uncached. */
export async function viewSettings(ctx: Ctx, keys: readonly SettingKey[]): Promise<SettingForAdmin[]> {
  const rows = await ctx.db.setting.findMany({
    where: { key: { in: [...keys] } },
    orderBy: { validFrom: 'desc' },
  })
  const names = await namesOf(
    ctx,
    rows.map(({ createdById }) => createdById),
  )
  const decisions = await countDecisions(ctx, keys)
  return keys.map((key) => ({
    ...viewSetting(
      ctx,
      key,
      rows.filter((row) => row.key === key),
      names,
    ),
    decisions: decisions.get(auditSubject('setting', key)) ?? 0,
  }))
}

/** Returns the number of decisions about settings, by audit subject. */
async function countDecisions(ctx: Ctx, keys: readonly SettingKey[]): Promise<Map<string, number>> {
  const counts = await ctx.db.auditEntry.groupBy({
    by: 'subject',
    where: { subject: { in: keys.map((key) => auditSubject('setting', key)) } },
    _count: true,
  })
  return new Map(counts.map(({ subject, _count }) => [subject, _count]))
}

/** Throws setting_decided if another decision about the setting was made after the admin read it. */
export async function refuseDecided(
  ctx: TxCtx,
  key: SettingKey,
  seenVersion: number | undefined,
): Promise<void> {
  if (seenVersion === undefined) return
  const decisions = await countDecisions(ctx, [key])
  if ((decisions.get(auditSubject('setting', key)) ?? 0) !== seenVersion)
    throw new AppError('setting_decided')
}

function viewSetting(
  ctx: Ctx,
  key: SettingKey,
  newestFirst: Setting[],
  names: Map<string, string>,
): Omit<SettingForAdmin, 'decisions'> {
  const now = ctx.clock.now()
  const view = ({ value, validFrom, createdById, createdAt }: Setting) => ({
    value: settingDefinitions[key].schema.parse(value),
    validFrom: validFrom.toISOString(),
    setBy: createdById && (names.get(createdById) ?? createdById),
    createdAt: createdAt.toISOString(),
  })
  const [current, ...pastRows] = newestFirst.filter(({ validFrom }) => validFrom <= now)
  return {
    key,
    value: current ? view(current).value : ctx.settings.firsts[key],
    validFrom: current?.validFrom.toISOString() ?? null,
    past: pastRows.slice(0, shownPast).map(view),
    future: newestFirst
      .filter(({ validFrom }) => validFrom > now)
      .reverse()
      .map(view),
  }
}

/** Values of settings at any present or future moment. */
interface Timeline {
  valueAt: (key: SettingKey, at: Date) => number
  /** Moments of scheduled changes. */
  changesAfter: (now: Date) => Date[]
}

/** Returns the timeline of a setting and of the settings that must be consistent with it. Uncached. */
export async function readTimeline(ctx: TxCtx, key: SettingKey): Promise<Timeline> {
  const keys = [...new Set([key, 'urgentFromHour', 'urgentUntilHour'] as const)]
  const newestFirst = await ctx.db.setting.findMany({
    where: { key: { in: keys } },
    orderBy: { validFrom: 'desc' },
  })
  return {
    valueAt: (requestedKey, at) => {
      const row = newestFirst.find((candidate) => candidate.key === requestedKey && candidate.validFrom <= at)
      return settingDefinitions[requestedKey].schema.parse(
        row ? row.value : ctx.settings.firsts[requestedKey],
      )
    },
    changesAfter: (now) => newestFirst.flatMap(({ validFrom }) => (validFrom > now ? validFrom : [])),
  }
}

/**
 * Returns whether urgent requests are sold for at least some hours of the day, now and after every scheduled change.
 * Must be checked over time, because the two hours are changed separately.
 */
export const areHoursSane = ({ valueAt, changesAfter }: Timeline, now: Date): boolean =>
  [now, ...changesAfter(now)].every(
    (moment) => valueAt('urgentFromHour', moment) < valueAt('urgentUntilHour', moment),
  )

/** Locks all settings until the transaction ends, because some must be consistent with each other. */
export const lockSettings = (tx: Tx): Promise<void> => lockWhole(tx, 'settings')
