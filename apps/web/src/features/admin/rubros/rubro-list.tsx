import { type RubroRow, rubroList, rubroStateText } from '@oficio/contracts/admin/rubros'
import { paths } from '@oficio/contracts/paths'
import { Shapes } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { Badge } from '@/components/ui/badge'
import { RubroIcon } from '@/components/ui/rubro-icon'

export function RubroBadges({ rubro: { isRetired, isPopular, isBusinessOnly } }: { rubro: RubroRow }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={isRetired ? 'muted' : 'success'}>{rubroStateText(isRetired)}</Badge>
      {isBusinessOnly && <Badge>Solo negocios</Badge>}
      {isPopular && !isRetired && <Badge tone="sol">En el inicio</Badge>}
    </span>
  )
}

const shownWords = 4

function firstOf(synonyms: readonly string[]): string {
  const more = synonyms.length - shownWords
  return `${synonyms.slice(0, shownWords).join(', ')}${more > 0 ? ` y ${more} más` : ''}`
}

const columns: ListColumn<RubroRow>[] = [
  {
    title: 'Rubro',
    sorts: { ascending: 'name', descending: 'nameDown' },
    cell: ({ name, icon, tradePlural }) => (
      <span className="flex items-start gap-3 md:w-60">
        <RubroIcon name={icon} className="mt-0.5 size-5 shrink-0 text-primary" />
        <span className="min-w-0">
          {name}
          <span className="block text-sm font-normal text-muted-foreground">{tradePlural}</span>
        </span>
      </span>
    ),
  },
  {
    title: 'Otras palabras',
    cell: ({ synonyms }) => firstOf(synonyms),
  },
  { title: 'Profesionales', isNumber: true, cell: ({ professionalCount }) => professionalCount },
  { title: 'En curso', isNumber: true, cell: ({ liveRequestCount }) => liveRequestCount },
  { title: 'Estado', isPlain: true, cell: (rubro) => <RubroBadges rubro={rubro} /> },
]

/** The list of all rubros, including retired ones. */
export const rubroLook: ListLook<typeof rubroList, RubroRow> = {
  list: rubroList,
  label: 'Rubros',
  columns,
  keyOf: ({ id }) => String(id),
  hrefOf: ({ id }) => paths.adminRubro(String(id)),
  empty: {
    icon: Shapes,
    title: 'Todavía no hay rubros',
    description: 'El primero que agregues se puede pedir enseguida.',
  },
}
