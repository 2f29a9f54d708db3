import { countedAtLink } from '@oficio/contracts/search/landing'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { quietLink } from '@/components/ui/link-classes'

export interface LinkListProps {
  title: string
  /** The page that the title links to. */
  href?: string
  links: readonly { label: string; href: string; count: number }[]
}

type Place = { slug: string; count: number } & ({ name: string } | { city: string })

/** Returns the links to the pages of towns, provinces, rubros or categories. */
export const linksTo = <To extends Place>(
  places: readonly To[],
  hrefOf: (slug: string) => string,
  labelOf: (place: To) => string = (place) => ('city' in place ? place.city : place.name),
): LinkListProps['links'] =>
  places.map((place) => ({ label: labelOf(place), href: hrefOf(place.slug), count: place.count }))

/** Returns the count as text. Counting stops at `countedAtLink`, so a count that reached it becomes 'más de'. */
const linkCount = (count: number): string =>
  count < countedAtLink ? String(count) : `más de ${countedAtLink - 1}`

/** A list of links to related pages, each with its number of results. Renders nothing if there are none. */
export function LinkList({ title, href, links }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <Section
      title={
        href ? (
          <Link href={href} className={quietLink}>
            {title}
          </Link>
        ) : (
          title
        )
      }
    >
      <Card asChild padding="none">
        <ul className="divide-y">
          {links.map(({ label, href, count }) => (
            <li key={href}>
              <Link
                href={href}
                className="flex min-h-12 items-center justify-between gap-4 px-5 font-medium transition-colors hover:bg-muted focus-visible:-outline-offset-2"
              >
                <span className="min-w-0 wrap-anywhere">{label}</span>
                <span className="shrink-0 text-sm font-normal text-muted-foreground">{linkCount(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
