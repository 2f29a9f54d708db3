import type { OwnLead, PortalAccount } from '@oficio/contracts/leads/desk'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { StatTile } from '@/components/ui/stat-tile'
import { formatMinutes } from '@/lib/formats/format-minutes'
import { formatRating } from '@/lib/formats/format-rating'

interface PortalFiguresProps {
  account: PortalAccount
  leadsInCourse: readonly OwnLead[]
  /** The tile about the plan: the free leads that remain, or the price of the subscription. */
  planTile: ReactNode
}

/** Shows the professional's results in four figures. */
export function PortalFigures({ account, leadsInCourse, planTile }: PortalFiguresProps) {
  const { avgRating, reviewCount, medianResponseMinutes } = account
  return (
    <dl className="grid grid-cols-2 gap-2 tiny:grid-cols-1 max-md:[&_dd+dd]:text-xs md:gap-4 lg:grid-cols-4">
      {planTile}
      <StatTile
        className="gap-0 p-3 md:gap-1 md:p-5"
        label="Contactos en curso"
        value={leadsInCourse.length}
        note={waitingText(leadsInCourse.length, leadsInCourse.filter((lead) => !lead.contactedAt).length)}
      />
      <StatTile
        className="relative gap-0 p-3 transition-colors hover:border-primary md:gap-1 md:p-5"
        label="Calificación"
        value={avgRating === null || !hasAverage(reviewCount) ? 'Sin datos' : formatRating(avgRating)}
        note={
          <Link
            href={paths.professionalReviews()}
            className="underline underline-offset-4 after:absolute after:inset-0 after:rounded-card"
          >
            {reviewsText(reviewCount)}
          </Link>
        }
      />
      <StatTile
        className="gap-0 p-3 md:gap-1 md:p-5 max-md:[&>dd+dd]:hidden"
        label="Solés responder en"
        value={medianResponseMinutes === null ? 'Sin datos' : formatMinutes(medianResponseMinutes)}
        note={
          medianResponseMinutes === null
            ? 'Lo medimos cuando marcás «Contactado»'
            : 'Desde el aviso hasta que marcás «Contactado»'
        }
      />
    </dl>
  )
}

function waitingText(leads: number, waiting: number): string {
  if (leads === 0) return 'Ninguno abierto ahora'
  if (waiting === 0) return 'Ya hablaste con todos'
  return waiting === 1 ? '1 espera que lo contactes' : `${waiting} esperan que los contactes`
}

function reviewsText(count: number): string {
  if (count === 0) return 'Todavía no tenés reseñas'
  const reviews = countOf(count, 'reseña', 'reseñas')
  return hasAverage(count)
    ? `De ${reviews}`
    : `${reviews}: el promedio se ve desde ${limits.reviewsForAverage}`
}

/** The same as for public averages. A copy, because leads may not import reviews. */
const hasAverage = (reviewCount: number): boolean => reviewCount >= limits.reviewsForAverage
