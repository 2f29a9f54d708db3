import type { BusinessTwin } from '@oficio/contracts/businesses/merging/merge'
import { adminStatusTexts } from '@oficio/contracts/businesses/states'
import { paths } from '@oficio/contracts/paths'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'

/** A list of possible duplicates of a business, each with a link to compare and merge. */
export function TwinList({ id, twins }: { id: string; twins: readonly BusinessTwin[] }) {
  return (
    <ul className="divide-y">
      {twins.map((twin) => (
        <li key={twin.id} className="py-3 first:pt-0 last:pb-0">
          <p className="break-words">
            <span className="font-semibold">{twin.name}</span>
            {twin.address && <span className="block text-muted-foreground">{twin.address}</span>}
            <span className="block text-sm text-muted-foreground">
              {likenessOf(twin)} · {adminStatusTexts[twin.status]} ·{' '}
              {twin.ownerEmail ? 'Con dueño' : 'De nadie'}
            </span>
          </p>
          <Link href={paths.adminBusinessMerge(id, twin.id)} className={textLink}>
            Comparar y unir<span className="sr-only"> con {twin.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function likenessOf({ hasSameName, hasSamePhone }: BusinessTwin): string {
  if (hasSameName && hasSamePhone) return 'Mismo nombre y teléfono'
  return hasSameName ? 'Mismo nombre' : 'Mismo teléfono'
}
