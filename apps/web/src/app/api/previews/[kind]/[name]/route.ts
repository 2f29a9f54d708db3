import { AppError } from '@oficio/contracts/errors'
import { id } from '@oficio/contracts/fields'
import { getPreviewEndpoint, type PreviewKind } from '@oficio/contracts/search/preview'
import { getBusiness } from '@oficio/domain/businesses/get-business'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { findCategoryPlace, getCategoryInTown } from '@oficio/domain/search/landing/get-category-in-town'
import { findRubroPlace, getRubroInTown } from '@oficio/domain/search/landing/get-rubro-in-town'
import { getPublicProfile } from '@oficio/domain/search/profile/get-public-profile'
import {
  businessPreview,
  categoryPreview,
  type DrawnPreview,
  profilePreview,
  rubroPreview,
} from '@/features/search/preview/preview-texts'
import { cachedRead } from '@/server/page-cache'
import { drawPreview } from '@/server/previews/draw-preview'
import { previewFonts } from '@/server/previews/preview-fonts'
import { rawRoute } from '@/server/route'

const keptSeconds = 3600

/** The content of a picture, and the tags of the pages with the same content. */
interface Subject {
  /** The cache key. It contains nothing else of the address, so that each subject is drawn only once. */
  key: string
  tags: string[]
  read: () => Promise<DrawnPreview>
}

export const GET = rawRoute(getPreviewEndpoint, async (ctx, _actor, { kind, name, town = '' }) => {
  const { key, tags, read } = await subjects[kind](ctx, name, town)
  // Cached as long as the page, because drawing a picture takes longer than any other public request.
  const picture = await cachedRead(`preview:${key}`, tags, async () => {
    const [preview, fonts] = await Promise.all([read(), previewFonts()])
    return (await drawPreview(preview, { siteName: ctx.site.name, fonts })).toString('base64')
  })
  return new Response(Buffer.from(picture, 'base64'), {
    headers: {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${keptSeconds}`,
      'x-content-type-options': 'nosniff',
    },
  })
})

const subjects: Record<PreviewKind, (ctx: Ctx, name: string, town: string) => Promise<Subject>> = {
  business: async (ctx, name) => {
    const businessId = knownId(name)
    const tag = pageTags.business(businessId)
    return {
      key: tag,
      tags: [tag, pageTags.places, pageTags.businessCategories],
      read: async () => businessPreview(await getBusiness(ctx, visitor(), { idOrSlug: businessId })),
    }
  },
  professional: async (ctx, name) => {
    const professionalId = knownId(name)
    const tag = pageTags.professional(professionalId)
    return {
      key: tag,
      tags: [tag, pageTags.places, pageTags.rubros],
      read: async () => profilePreview(await getPublicProfile(ctx, visitor(), { id: professionalId })),
    }
  },
  rubro: async (ctx, rubro, town) => {
    const rubroPlace = await findRubroPlace(ctx, { rubro, town })
    if (!rubroPlace) throw new AppError('not_found')
    const tag = pageTags.rubroInTown(rubroPlace.rubro.id, rubroPlace.place.localidadId)
    return {
      key: tag,
      tags: [tag, pageTags.places, pageTags.rubros],
      read: async () => {
        const landing = await getRubroInTown(ctx, rubroPlace)
        if (!landing) throw new AppError('not_found')
        return rubroPreview(landing)
      },
    }
  },
  category: async (ctx, category, town) => {
    const categoryPlace = await findCategoryPlace(ctx, { category, town })
    if (!categoryPlace) throw new AppError('not_found')
    const tag = pageTags.categoryInTown(categoryPlace.category.id, categoryPlace.place.localidadId)
    return {
      key: tag,
      tags: [tag, pageTags.places, pageTags.businessCategories],
      read: async () => {
        const landing = await getCategoryInTown(ctx, categoryPlace)
        if (!landing) throw new AppError('not_found')
        return categoryPreview(landing)
      },
    }
  },
}

/**
 * Returns the id in its stored spelling, so that each record has a single picture. Throws not_found for other names.
 */
function knownId(name: string): string {
  const { data } = id.safeParse(name.toLowerCase())
  if (data === undefined) throw new AppError('not_found')
  return data
}
