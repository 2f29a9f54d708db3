import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'

export interface SuggestedTown {
  location: string
  href: string
}

/** Suggestions for an unknown town, each with a link to the search in it. */
export function SuggestedTowns({ towns }: { towns: readonly SuggestedTown[] }) {
  if (towns.length === 0) return null
  return (
    <div className="rounded-control bg-primary-soft px-4 py-2 text-primary-soft-foreground">
      <p id="meant-towns" className="pt-1 text-sm">
        ¿Quisiste decir...?
      </p>
      <ul aria-labelledby="meant-towns">
        {towns.map((town) => (
          <li key={town.href}>
            <Link href={town.href} className={textLink}>
              {town.location}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
