'use client'

import type { DrawingName } from '@oficio/drawings/address'
import { Avatar } from '@/components/ui/avatar'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { RatingText, type RatingWords } from '@/components/ui/rating-text'

/** A professional or a business beside another one. The page sends exactly this to the browser. */
export interface SimilarOne {
  /** Chooses the drawn face. */
  seed: string
  href: string
  name: string
  /** The person behind a trade name. Null for other names. */
  person: string | null
  photoUrl: string | null
  /** Of a business without a logo: the drawing of its category. */
  mark?: DrawingName
  rating: RatingWords
  /** What they do, or where they are. */
  note: string
}

interface SimilarOnesProps {
  title: string
  list: readonly SimilarOne[]
  /** The page that lists all of them. */
  all: { label: string; href: string } | null
}

/** Others of the same kind nearby, so that a visitor who does not choose this one finds the next. */
export function SimilarOnes({ title, list, all }: SimilarOnesProps) {
  if (list.length === 0) return null
  return (
    <section aria-labelledby="similares">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="similares" className="text-2xl">
          {title}
        </h2>
        {all && (
          <Link href={all.href} className="quiet-link">
            {all.label}
            <Icon name="chevron-right" className="size-4" />
          </Link>
        )}
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-3 md:grid-cols-3">
        {list.map(({ seed, href, name, person, photoUrl, mark, rating, note }) => (
          <li key={href} className="card card-link relative flex items-center gap-3 p-4">
            <Avatar seed={seed} src={photoUrl} {...(mark && { mark })} size="lg" />
            <div className="min-w-0">
              <h3 className="text-base wrap-anywhere">
                <Link href={href} className="cover-link">
                  {name}
                </Link>
              </h3>
              {person && <p className="text-sm wrap-anywhere">{person}</p>}
              <p className="truncate text-sm text-muted-foreground">{note}</p>
              <RatingText {...rating} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
