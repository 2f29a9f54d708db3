import {
  type BusinessTermQuery,
  type BusinessTermRow,
  businessTermList,
  termStateText,
} from '@oficio/contracts/admin/business-terms'
import { paths } from '@oficio/contracts/paths'
import { Tags } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { Badge } from '@/components/ui/badge'

/** Returns the list of categories or tags of businesses, including retired ones. */
export const termLookOf = ({
  kind,
}: BusinessTermQuery): ListLook<typeof businessTermList, BusinessTermRow> => ({
  list: businessTermList,
  label: kind === 'tag' ? 'Etiquetas' : 'Categorías',
  columns: kind === 'tag' ? columns.filter(({ title }) => title !== words) : columns,
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => paths.adminBusinessTerm(id),
  empty: {
    icon: Tags,
    title: 'Todavía no hay ninguna',
    description: 'Vienen con el sitio, al instalarlo.',
  },
})

export const TermBadge = ({ isRetired }: { isRetired: boolean }) => (
  <Badge tone={isRetired ? 'muted' : 'success'}>{termStateText(isRetired)}</Badge>
)

const words = 'Otras palabras'
const shownWords = 4

function firstOf(synonyms: readonly string[]): string {
  const more = synonyms.length - shownWords
  return `${synonyms.slice(0, shownWords).join(', ')}${more > 0 ? ` y ${more} más` : ''}`
}

const columns: ListColumn<BusinessTermRow>[] = [
  { title: 'Nombre', sorts: { ascending: 'name', descending: 'nameDown' }, cell: ({ name }) => name },
  { title: words, cell: ({ synonyms }) => firstOf(synonyms) || 'Ninguna' },
  { title: 'Negocios', isNumber: true, cell: ({ businessCount }) => businessCount },
  { title: 'Estado', isPlain: true, cell: ({ isRetired }) => <TermBadge isRetired={isRetired} /> },
]
