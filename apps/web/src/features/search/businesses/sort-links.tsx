import { type BusinessSort, businessSortNames, businessSorts } from '@oficio/contracts/search/business-sorts'
import { Link } from '@/components/ui/link'
import { foldLink, textLink } from '@/components/ui/link-classes'
import { type BusinessSearchFields, businessSearchAddress } from './business-address'

/** The sort order of the results, as collapsed links that work without scripts. */
export function SortLinks({ fields }: { fields: BusinessSearchFields }) {
  const current: BusinessSort = businessSorts.find((sort) => sort === fields.sort) ?? 'relevance'
  return (
    // The key collapses the list again when another order is chosen.
    <details key={current} className="relative">
      <summary className={`inline-flex ${foldLink}`}>Ordenar por: {businessSortNames[current]}</summary>
      <ul className="absolute left-0 z-20 w-max max-w-[calc(100vw-2rem)] rounded-card border bg-surface px-4 py-1 shadow-float">
        {businessSorts
          .filter((sort) => sort !== current)
          .map((sort) => (
            <li key={sort}>
              <Link
                href={businessSearchAddress({ ...fields, sort: sort === 'relevance' ? '' : sort })}
                className={textLink}
              >
                {businessSortNames[sort]}
              </Link>
            </li>
          ))}
      </ul>
    </details>
  )
}
