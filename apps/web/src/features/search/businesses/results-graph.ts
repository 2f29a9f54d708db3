import { paths } from '@oficio/contracts/paths'
import type { FoundBusiness } from '@oficio/contracts/search/businesses'

/** Returns a page of results for search engines: the way from the home down, and the list of what it links to. */
export function resultsGraph(
  title: string,
  businesses: readonly FoundBusiness[],
  origin: string,
): Record<string, unknown>[] {
  const trail = [
    { name: 'Inicio', path: paths.home() },
    { name: title, path: null },
  ]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        ...(path && { item: new URL(path, origin).href }),
      })),
    },
    {
      '@type': 'ItemList',
      itemListElement: businesses.map(({ slug, name }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        url: new URL(paths.business(slug), origin).href,
      })),
    },
  ]
}
