import { type AdSlotName, adSlotNames } from '@oficio/contracts/advertising/slots'
import { visitor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { listActiveBanners } from './list-active-banners'

/** Returns the slots that show a booked banner today. Pages reserve the room of a banner for these only. */
export async function listBookedSlots(ctx: Ctx): Promise<AdSlotName[]> {
  const banners = await Promise.all(adSlotNames.map((slot) => listActiveBanners(ctx, visitor(), { slot })))
  return adSlotNames.filter((_, index) => banners[index]?.banners.length)
}
