import { type SettingKey, settingDefinitions } from '@oficio/contracts/settings'
import type { SettingForAdmin } from '@oficio/contracts/settings-admin'
import type { Tx } from '@oficio/db/client'
import type { Setting } from '@oficio/db/generated/client'
import type { Ctx } from '../context/ctx'
import { namesOf } from '../operations/list-audit'

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
  return Promise.all(
    keys.map((key) =>
      viewSetting(
        ctx,
        key,
        rows.filter((row) => row.key === key),
        names,
      ),
    ),
  )
}

async function viewSetting(
  ctx: Ctx,
  key: SettingKey,
  newestFirst: Setting[],
  names: Map<string, string>,
): Promise<SettingForAdmin> {
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
    // Without a row the operator's own first value holds, which only the reader knows.
    value: current ? view(current).value : await ctx.settings.get(key),
    validFrom: current?.validFrom.toISOString() ?? null,
    past: past.slice(0, shownPast).map(view),
    future: newestFirst
      .filter(({ validFrom }) => validFrom > now)
      .reverse()
      .map(view),
  }
}

/** Returns what a setting is worth at a moment that has not passed, by what is stored now. */
export async function valueAt(ctx: Ctx, tx: Tx, key: SettingKey, at: Date): Promise<number> {
  const row = await tx.setting.findFirst({
    where: { key, validFrom: { lte: at } },
    orderBy: { validFrom: 'desc' },
  })
  return row ? settingDefinitions[key].schema.parse(row.value) : ctx.settings.get(key)
}

/**
 * Returns whether urgent requests are sold at some hour of the day, now and after every change that is planned: the two
 * hours are changed one by one.
 */
export async function areHoursSane(ctx: Ctx, tx: Tx): Promise<boolean> {
  const now = ctx.clock.now()
  const planned = await tx.setting.findMany({
    where: { key: { in: ['urgentFromHour', 'urgentUntilHour'] }, validFrom: { gt: now } },
  })
  for (const moment of [now, ...planned.map(({ validFrom }) => validFrom)]) {
    const from = await valueAt(ctx, tx, 'urgentFromHour', moment)
    if (from >= (await valueAt(ctx, tx, 'urgentUntilHour', moment))) return false
  }
  return true
}

/** Changes of settings pass one after the other, for some of them are held against each other. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('settings'))`
}
