import type { TermFields, TermKind } from '../businesses/terms/terms'
import { defineList, type ListQuery } from '../kernel/lists/define-list'
import { pages } from '../pages'
import type { AuditEntryView } from './payments/intent'

export const termKindTexts = { category: 'Categorías', tag: 'Etiquetas' } as const
const stateTexts = { offered: 'En uso', retired: 'Fuera de uso' } as const
export const termStateText = (isRetired: boolean): string =>
  isRetired ? stateTexts.retired : stateTexts.offered

export const businessTermList = defineList({
  name: 'business-terms',
  path: pages.adminBusinessTerms.path,
  search: 'Nombre u otras palabras',
  filters: {
    kind: {
      kind: 'choice',
      name: 'tipo',
      label: 'Tipo',
      all: 'Todas',
      usual: 'category',
      isTabs: true,
      choices: { category: termKindTexts.category, tag: termKindTexts.tag },
    },
    state: {
      kind: 'choice',
      name: 'estado',
      label: 'Estado',
      choices: { offered: stateTexts.offered, retired: stateTexts.retired },
    },
  },
  sorts: {
    position: 'Como se muestran',
    name: 'Por nombre',
    nameDown: 'Por nombre, al revés',
  },
})
export type BusinessTermQuery = ListQuery<typeof businessTermList>

/** A category or a tag in the admin panel's list. */
export interface BusinessTermRow extends TermFields {
  /** As addresses have it: 'c2', 't6'. */
  id: string
  kind: TermKind
  number: number
  slug: string
  position: number
  isRetired: boolean
  /** An admin has edited its words, so they differ from the reference data. */
  isEdited: boolean
  version: number
  /** The number of public businesses that use it. */
  businessCount: number
}

export interface BusinessTermForAdmin extends BusinessTermRow {
  /** The number of the term before it in the order; null: it is the first. */
  afterId: number | null
  /** All other terms of its kind, in their order. */
  siblings: { id: number; name: string; isRetired: boolean }[]
  mergedInto: { id: string; name: string } | null
  /** Audit entries about it, newest first. */
  audit: AuditEntryView[]
}
