import {
  activeBannersAddress,
  fallbackAdsAddress,
  type ShownBanner,
} from '@oficio/contracts/advertising/showing-addresses'
import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { hasShapeOf } from '@/lib/storage/has-shape-of'

/** A banner to show. `token` is null for the operator's own ads, which are not counted. */
export type LoadedBanner = Omit<ShownBanner, 'token'> & { token: string | null }

/**
 * Returns the banners of a slot: the booked banners, else one of the operator's own ads, else nothing. Among
 * neighbouring slots, booked banners move up to the first slots, once the bookings of all of them are known. Never
 * throws.
 */
export async function loadBanners(
  slot: AdSlotName,
  slots: readonly AdSlotName[] = [slot],
): Promise<LoadedBanner[]> {
  const ofEach = await Promise.all(slots.map(readBooked))
  const places = ofEach.includes(null) ? ofEach : ofEach.filter((banners) => banners && banners.length > 0)
  const slotBanners = places[slots.indexOf(slot)]
  if (slotBanners && slotBanners.length > 0) return slotBanners.filter(isBanner)
  const own = await read(fallbackAdsAddress)
  const ads = Array.isArray(own) ? own.filter(isOwnAd) : []
  const ad = ads[Math.floor(Math.random() * ads.length)]
  if (!ad) return []
  const { image: imageUrl, url: targetUrl, alt: title } = ad
  return [{ id: imageUrl, imageUrl, targetUrl, title, hasTitle: false, description: '', token: null }]
}

async function readBooked(slot: AdSlotName): Promise<unknown[] | null> {
  const banners: unknown = Object(await read(activeBannersAddress(slot))).banners
  return Array.isArray(banners) ? banners : null
}

async function read(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

const exampleBanner: ShownBanner = {
  id: '',
  title: '',
  hasTitle: true,
  description: '',
  imageUrl: '',
  targetUrl: '',
  token: '',
}
const isBanner = (value: unknown): value is ShownBanner => hasShapeOf(value, exampleBanner)

const exampleAd = { image: '', url: '', alt: '' }

/** Accepts only http(s) addresses and paths, so that a script address never becomes a link. */
const isOwnAd = (value: unknown): value is typeof exampleAd =>
  hasShapeOf(value, exampleAd) && /^(https?:|\/)/.test(value.url)
