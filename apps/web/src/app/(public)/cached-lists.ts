import { isBuilding } from '@oficio/context/build-phase'
import { listBookedSlots } from '@oficio/domain/advertising/banners/list-booked-slots'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { listLatestReviews } from '@oficio/domain/reviews/list-latest-reviews'
import { listRubros } from '@oficio/domain/rubros/list-rubros'
import { readHomeFigures } from '@oficio/domain/search/home-figures'
import { cachedRead } from '@/server/page-cache'

/**
 * Lists that several cached pages show. A change of a list drops the pages that read it. The lists are empty during a
 * build, because the build has no database and its pages are never served.
 */
export const readCachedRubros = async (ctx: Ctx): ReturnType<typeof listRubros> =>
  isBuilding() ? [] : cachedRead('rubros', [pageTags.rubros], () => listRubros(ctx))

export const readCachedProvincias = async (ctx: Ctx): ReturnType<typeof listProvincias> =>
  isBuilding() ? [] : cachedRead('provincias', [pageTags.places], () => listProvincias(ctx))

export const readCachedReviews = async (ctx: Ctx): ReturnType<typeof listLatestReviews> =>
  isBuilding() ? [] : cachedRead('latest-reviews', [pageTags.reviews], () => listLatestReviews(ctx))

export const readCachedSlots = async (ctx: Ctx): ReturnType<typeof listBookedSlots> =>
  isBuilding() ? [] : cachedRead('booked-slots', [pageTags.shownBanners], () => listBookedSlots(ctx))

/** Not dropped when a professional joins, because the home page would be rendered again for each of them. */
export const readCachedFigures = async (ctx: Ctx): ReturnType<typeof readHomeFigures> =>
  isBuilding() ? null : cachedRead('home-figures', [], () => readHomeFigures(ctx))
