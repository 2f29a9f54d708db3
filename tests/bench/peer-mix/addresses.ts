import { paths } from '@oficio/contracts/paths'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { listSitemapAddresses } from '@oficio/domain/search/sitemap/list-sitemap-addresses'
import { listSitemapParts } from '@oficio/domain/search/sitemap/list-sitemap-parts'

/** The addresses of each kind of visit. The most visited ones come first. */
export interface Addresses {
  businesses: string[]
  profiles: string[]
  landings: string[]
  businessSearches: string[]
  professionalSearches: string[]
}

/** How many pages and how many searches are visited. */
export const sizes = {
  businesses: 6_000,
  profiles: 3_000,
  landings: 1_000,
  businessSearches: 6_000,
  professionalSearches: 4_000,
}

/** Returns addresses that answer 200: pages from the sitemap, and searches of the largest towns and of the country. */
export async function readAddresses(ctx: Ctx): Promise<Addresses> {
  const [businesses, profiles, ...landings] = await Promise.all(
    ['negocios', 'profesionales', 'rubros', 'categorias'].map((kind) => listPages(ctx, kind)),
  )
  const towns = await ctx.db.localidad.findMany({
    orderBy: { population: 'desc' },
    take: 200,
    select: { nombre: true, provincia: { select: { nombre: true } } },
  })
  const places = towns.map(({ nombre, provincia }) => `${nombre}, ${provincia.nombre}`)
  const categories = await ctx.db.businessCategory.findMany({
    where: { retiredAt: null },
    orderBy: { position: 'asc' },
  })
  const rubros = await ctx.db.rubro.findMany({ where: { retiredAt: null }, orderBy: { position: 'asc' } })
  return {
    // The first businesses and professionals belong to the demo.
    businesses: (businesses ?? []).slice(0, sizes.businesses),
    profiles: (profiles ?? []).slice(0, sizes.profiles),
    landings: alternate(landings).slice(0, sizes.landings),
    businessSearches: combine(
      categories.flatMap(({ slug, name, synonyms }): Record<string, string>[] => [
        { category: slug },
        ...[name, ...synonyms].map((query) => ({ query })),
      ]),
      places,
      (choice, place) =>
        `${paths.searchBusinesses()}?${new URLSearchParams({ ...choice, ...(place && { cityName: place }) })}`,
    ).slice(0, sizes.businessSearches),
    professionalSearches: combine(
      rubros.flatMap(({ id, name }): Record<string, string>[] => [{ rubroIds: String(id) }, { query: name }]),
      places,
      (choice, place) =>
        `${paths.searchProfessionals()}?${new URLSearchParams({ ...choice, ...(place && { location: place }) })}`,
    ).slice(0, sizes.professionalSearches),
  }
}

async function listPages(ctx: Ctx, kind: string): Promise<string[]> {
  const parts = (await listSitemapParts(ctx)).filter(({ name }) => name.startsWith(`${kind}-`))
  const pages: string[] = []
  for (const { name } of parts.slice(0, 12))
    pages.push(...(await listSitemapAddresses(ctx, name)).map(({ path }) => path))
  return pages
}

/** Takes one item of each list in turn. */
const alternate = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_none, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat()

/** Combines each choice with each place and with none. Likely choices in large towns come first. */
function combine(
  choices: readonly Readonly<Record<string, string>>[],
  places: readonly string[],
  addressOf: (choice: Readonly<Record<string, string>>, place: string | null) => string,
): string[] {
  const ranked = choices.flatMap((choice, choiceRank) =>
    [null, ...places].map((place, placeRank) => ({
      rank: (choiceRank + 1) * (placeRank + 1),
      address: addressOf(choice, place),
    })),
  )
  return ranked.sort((a, b) => a.rank - b.rank).map(({ address }) => address)
}
