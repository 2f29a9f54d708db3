import { defineList, type ListQuery } from '../kernel/lists/define-list'
import { pages } from '../pages'
import type { RubroFields } from '../rubros/decisions'
import type { AuditEntryView } from './payments/intent'

const stateTexts = { offered: 'En uso', retired: 'Fuera de uso' } as const
export const rubroStateText = (isRetired: boolean): string =>
  isRetired ? stateTexts.retired : stateTexts.offered

export const rubroList = defineList({
  name: 'rubros',
  path: pages.adminRubros.path,
  search: 'Nombre u otras palabras',
  filters: {
    state: {
      kind: 'choice',
      name: 'estado',
      label: 'Estado',
      choices: { offered: stateTexts.offered, retired: stateTexts.retired },
    },
    words: {
      kind: 'choice',
      name: 'palabras',
      label: 'Palabras',
      all: 'Todas',
      choices: { own: 'Cambiadas por el equipo', reference: 'Como vinieron' },
    },
  },
  sorts: { position: 'Como se muestran', name: 'Por nombre', nameDown: 'Por nombre, al revés' },
})
export type RubroQuery = ListQuery<typeof rubroList>

/** A rubro in the admin panel's list. */
export interface RubroRow extends RubroFields {
  id: number
  slug: string
  position: number
  isRetired: boolean
  /** Set by the reference data: clients cannot request this rubro and professionals cannot choose it. */
  isBusinessOnly: boolean
  /** An admin has edited its words, so they differ from the reference data. */
  isEdited: boolean
  version: number
  /** Number of approved professionals with this rubro. */
  professionalCount: number
  /** Number of its requests that are still pending, open or in progress. */
  liveRequestCount: number
}

export interface RubroForAdmin extends RubroRow {
  /** The id of the rubro before it in the order; null: it is the first. */
  afterId: number | null
  siblings: { id: number; name: string }[]
  /** Audit entries about it, newest first. */
  audit: AuditEntryView[]
}
