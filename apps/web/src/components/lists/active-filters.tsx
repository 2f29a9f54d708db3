import { type ListDefinition, type ListQuery, listAddress } from '@oficio/contracts/kernel/lists/define-list'
import { X } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { quietLink } from '@/components/ui/link-classes'
import { findActiveFilters, withoutFilters } from './narrowed'

interface ActiveFiltersProps<List extends ListDefinition> {
  list: List
  query: ListQuery<List>
  references?: Readonly<Record<string, readonly { id: number; name: string }[]>> | undefined
}

/** The active filters of a list as chips. Each chip is a link to the list without its filter. */
export function ActiveFilters<List extends ListDefinition>({
  list,
  query,
  references,
}: ActiveFiltersProps<List>) {
  const filters = findActiveFilters(list, query, references)
  if (filters.length === 0) return null
  return (
    <ul aria-label="Filtros activos" className="flex flex-wrap items-center gap-2">
      {filters.map(({ key, text, withoutIt }) => (
        <li key={key} className="max-w-full">
          <Link
            href={listAddress(list, withoutIt)}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-primary-soft px-4 text-sm font-medium text-primary-soft-foreground transition-colors hover:bg-skeleton"
          >
            <span className="sr-only">Quitar </span>
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <X aria-hidden className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link href={listAddress(list, withoutFilters(list, query))} className={quietLink}>
            Quitar filtros
          </Link>
        </li>
      )}
    </ul>
  )
}
