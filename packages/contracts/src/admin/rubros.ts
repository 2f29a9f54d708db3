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

/** A rubro as the panel lists it. */
export interface RubroRow extends RubroFields {
  id: number
  slug: string
  position: number
  isRetired: boolean
  /** No client asks for it and no professional has it; the reference data says so. */
  isBusinessOnly: boolean
  /** Its words are an admin's, and no longer those of the reference data. */
  isEdited: boolean
  version: number
  /** Approved professionals who have it. */
  professionalCount: number
  /** Requests of it that are not over. */
  liveRequestCount: number
}

export interface RubroForAdmin extends RubroRow {
  /** Behind which one it stands; null: it is the first. */
  afterId: number | null
  siblings: { id: number; name: string }[]
  /** What was decided about it, newest first. */
  audit: AuditEntryView[]
}
