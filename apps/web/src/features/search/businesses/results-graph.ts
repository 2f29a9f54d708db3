import { paths } from '@oficio/contracts/paths'
import type { FoundBusiness } from '@oficio/contracts/search/businesses'

/** Returns the structured data (schema.org) of a page of results: the breadcrumb, and the list of linked businesses. */
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
