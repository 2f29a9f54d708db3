import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import { wasPublic } from '../../businesses/public-business'
import type { Ctx } from '../../kernel/ctx'
import { handledBy } from '../../kernel/jobs/define-job'
import { tellEnginesJob } from '../../kernel/pages/note-page-news'
import { pageTags } from '../../kernel/pages/tags'
import { townAddress } from '../../places/town-address'
import { wasPublic as wasProfilePublic } from '../../professionals/profile/public-professional'
import { publicWords } from '../../service-requests/masking/public-words'

/** Maximum number of former addresses of a page that are announced, including addresses of merged businesses. */
const toldAddresses = 20

/**
 * Notifies search engines that a page changed. Includes a page that was public before; skips a page that has never been
 * public.
 */
async function tellEngines(ctx: Ctx, tag: string): Promise<void> {
  const paths = await pathsOf(ctx, tag)
  if (paths.length > 0) await ctx.pageNews?.tell(paths)
}

function pathsOf(ctx: Ctx, tag: string): Promise<string[]> {
  const [, first = '', second = ''] = tag.split(':')
  if (tag === pageTags.business(first)) return businessPaths(ctx, first)
  if (tag === pageTags.professional(first)) return professionalPaths(ctx, first)
  const [id, localidadId] = [Number(first), Number(second)]
  return tag === pageTags.categoryInTown(id, localidadId)
    ? categoryPaths(ctx, id, localidadId)
    : rubroPaths(ctx, id, localidadId)
}

/**
 * Returns the address of a business page and its former addresses, which redirect to it. Includes a hidden page, so
 * that search engines drop it.
 */
async function businessPaths({ db }: Ctx, id: string): Promise<string[]> {
  const business = await db.business.findFirst({
    where: { id, ...wasPublic },
    select: {
      slug: true,
      slugs: { select: { slug: true }, orderBy: { createdAt: 'desc' }, take: toldAddresses },
    },
  })
  if (!business) return []
  return [...new Set([business.slug, ...business.slugs.map(({ slug }) => slug)])].map(paths.business)
}

async function professionalPaths({ db }: Ctx, id: string): Promise<string[]> {
  const professional = await db.professional.findFirst({
    where: { id, ...wasProfilePublic },
    select: { companyName: true, description: true, user: { select: { firstName: true, lastName: true } } },
  })
  return professional ? [profilePath({ id, ...professional.user, ...publicWords(professional) })] : []
}

/** Returns the address of a landing page even if it has no entries left, so that search engines drop it. */
async function categoryPaths(ctx: Ctx, id: number, localidadId: number): Promise<string[]> {
  const category = await ctx.db.businessCategory.findFirst({ where: { id, retiredAt: null } })
  const town = await townOf(ctx, localidadId)
  return category && town !== null ? [paths.categoryInTown(category.slug, town)] : []
}

async function rubroPaths(ctx: Ctx, id: number, localidadId: number): Promise<string[]> {
  const rubro = await ctx.db.rubro.findFirst({ where: { id, retiredAt: null } })
  const town = await townOf(ctx, localidadId)
  return rubro && town !== null ? [paths.rubroInTown(rubro.slug, town)] : []
}

async function townOf({ db }: Ctx, localidadId: number): Promise<string | null> {
  const [town] = await db.$queryRaw<{ slug: string }[]>`
    SELECT ${townAddress} AS slug FROM localidades town JOIN provincias province ON province.id = town.provincia_id
    WHERE town.id = ${localidadId}`
  return town?.slug ?? null
}

export const tellEnginesHandler = handledBy(tellEnginesJob, (ctx, { tag }) => tellEngines(ctx, tag))
