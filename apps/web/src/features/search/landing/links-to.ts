import { countedAtLink } from '@oficio/contracts/search/landing'
import type { LinkListProps } from './link-list'

type Place = { slug: string; count: number } & ({ name: string } | { city: string })

/** Returns the links to the pages of towns, provinces, rubros or categories. */
export const linksTo = <To extends Place>(
  places: readonly To[],
  hrefOf: (slug: string) => string,
  labelOf: (place: To) => string = (place) => ('city' in place ? place.city : place.name),
): LinkListProps['links'] =>
  places.map((place) => ({
    label: labelOf(place),
    href: hrefOf(place.slug),
    count: linkCount(place.count),
  }))

/** Returns the count as text. Counting stops at `countedAtLink`, so a count that reached it becomes 'más de'. */
const linkCount = (count: number): string =>
  count < countedAtLink ? String(count) : `más de ${countedAtLink - 1}`
