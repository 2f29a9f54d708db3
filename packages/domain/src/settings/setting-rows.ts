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

/** Returns settings with what holds now, what held before and what is to come, straight from the database. */
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

/** Returns how often settings were decided about, by how the record names them. */
async function countDecisions(ctx: Ctx, keys: readonly SettingKey[]): Promise<Map<string, number>> {
  const counts = await ctx.db.auditEntry.groupBy({
    by: 'subject',
    where: { subject: { in: keys.map((key) => auditSubject('setting', key)) } },
    _count: true,
  })
  return new Map(counts.map(({ subject, _count }) => [subject, _count]))
}

/** Throws setting_decided where somebody decided about it since whoever decides now has looked. */
export async function refuseDecided(ctx: TxCtx, key: SettingKey, seen: number | undefined): Promise<void> {
  if (seen === undefined) return
  const decisions = await countDecisions(ctx, [key])
  if ((decisions.get(auditSubject('setting', key)) ?? 0) !== seen) throw new AppError('setting_decided')
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
  const [current, ...past] = newestFirst.filter(({ validFrom }) => validFrom <= now)
  return {
    key,
    value: current ? view(current).value : ctx.settings.firsts[key],
    validFrom: current?.validFrom.toISOString() ?? null,
    past: past.slice(0, shownPast).map(view),
    future: newestFirst
      .filter(({ validFrom }) => validFrom > now)
      .reverse()
      .map(view),
  }
}

/** What settings are worth at any moment that has not passed. */
interface Timeline {
  valueAt: (key: SettingKey, at: Date) => number
  /** When one of them changes, as far as is planned. */
  changesAfter: (now: Date) => Date[]
}

/** Returns what a setting and those that it is held against are worth, by what is stored now. */
export async function readTimeline(ctx: TxCtx, key: SettingKey): Promise<Timeline> {
  const keys = [...new Set([key, 'urgentFromHour', 'urgentUntilHour'] as const)]
  const newestFirst = await ctx.db.setting.findMany({
    where: { key: { in: keys } },
    orderBy: { validFrom: 'desc' },
  })
  return {
    valueAt: (asked, at) => {
      const row = newestFirst.find((stored) => stored.key === asked && stored.validFrom <= at)
      return settingDefinitions[asked].schema.parse(row ? row.value : ctx.settings.firsts[asked])
    },
    changesAfter: (now) => newestFirst.flatMap(({ validFrom }) => (validFrom > now ? validFrom : [])),
  }
}

/**
 * Returns whether urgent requests are sold at some hour of the day, now and after every change that is planned: the two
 * hours are changed one by one.
 */
export const areHoursSane = ({ valueAt, changesAfter }: Timeline, now: Date): boolean =>
  [now, ...changesAfter(now)].every(
    (moment) => valueAt('urgentFromHour', moment) < valueAt('urgentUntilHour', moment),
  )

/** Changes of settings pass one after the other, for some of them are held against each other. */
export const lockSettings = (tx: Tx): Promise<void> => lockWhole(tx, 'settings')
