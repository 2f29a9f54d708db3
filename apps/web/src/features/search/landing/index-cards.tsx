import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { quietLink } from '@/components/ui/link-classes'

interface IndexCardsProps {
  cards: readonly { name: string; href: string; mark: ReactNode; description?: string; count: string }[]
}

/** A grid of cards with links to the pages below an index. */
export const IndexCards = ({ cards }: IndexCardsProps) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {cards.map(({ name, href, mark, description, count }) => (
      <Card key={href} asChild isInteractive>
        <li className="relative space-y-2">
          <h2 className="flex items-center gap-3 text-lg">
            {mark}
            <Link
              href={href}
              className={`-my-2 min-w-11 py-2 after:absolute after:inset-0 after:rounded-card ${quietLink}`}
            >
              {name}
            </Link>
          </h2>
          {description && <p className="line-clamp-2 text-muted-foreground">{description}</p>}
          <p className="text-sm">{count}</p>
        </li>
      </Card>
    ))}
  </ul>
)
