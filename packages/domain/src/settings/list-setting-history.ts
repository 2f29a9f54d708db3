import type { SettingForAdmin } from '@oficio/contracts/settings/endpoints'
import { settingKeys } from '@oficio/contracts/settings/settings'
import { type Actor, requireAdmin } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { viewSettings } from './setting-rows'

/** Returns every price and limit with its past and scheduled values. */
export async function listSettingHistory(ctx: Ctx, actor: Actor): Promise<{ settings: SettingForAdmin[] }> {
  requireAdmin(actor)
  return { settings: await viewSettings(ctx, settingKeys) }
}
