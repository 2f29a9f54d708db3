import { type SettingValues, settingDefinitions, settingKeys } from '@oficio/contracts/settings'
import type { Ctx } from '../context/ctx'

/**
 * Returns every setting as it is in force now, straight from the database: for pages that are cached whole. They are
 * rendered anew the moment a change purges them, when `ctx.settings` may still remember the old value for seconds, and
 * would show it for an hour. Where nothing is stored the operator's first value holds, as for `ctx.settings`. Throws
 * when what is stored does not fit its schema.
 */
export async function listSettings(ctx: Ctx): Promise<SettingValues> {
  const rows = await ctx.db.setting.findMany({
    where: { validFrom: { lte: ctx.clock.now() } },
    orderBy: { validFrom: 'asc' },
    select: { key: true, value: true },
  })
  // Later rows overwrite earlier ones.
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  const values = settingKeys.map((key) => [
    key,
    settingDefinitions[key].schema.parse(stored.get(key) ?? ctx.settings.firsts[key]),
  ])
  // Each key was parsed by its own schema, which the compiler cannot follow through a list.
  return Object.fromEntries(values) as SettingValues
}
