import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id } from '../fields'
import { personBehind } from './public-name'

/** The facts about a professional that an admin can check manually. */
export const checkKinds = ['identity', 'documents', 'phone', 'licence'] as const
export type CheckKind = (typeof checkKinds)[number]

/** The text that visitors read about each check. */
export const checkTexts: Record<CheckKind, string> = {
  identity: 'Comparamos nombre y CUIT con el registro de ARCA',
  documents: 'Vimos sus documentos',
  phone: 'Llamamos a su teléfono',
  licence: 'Vimos su matrícula',
}

/** What each check covered, in the one line of a card: 'Verificado: nombre y CUIT'. */
const checkedThings: Record<CheckKind, string> = {
  identity: 'nombre y CUIT',
  documents: 'documentos',
  phone: 'teléfono',
  licence: 'matrícula',
}

/**
 * Returns what was checked, in one line. Beside a trade name, the line names the person, because nobody checks the trade
 * name: 'Juan Pérez, CUIT'.
 */
export function checkedLine(
  professional: Parameters<typeof personBehind>[0],
  kinds: readonly CheckKind[],
): string {
  const person = personBehind(professional)
  return kinds
    .map((kind) => (kind === 'identity' && person ? `${person}, CUIT` : checkedThings[kind]))
    .join(', ')
}

/** The text that the admin confirms with the checkbox. */
export const checkLabels: Record<CheckKind, string> = {
  identity: 'Comparé nombre y CUIT con la constancia de ARCA',
  documents: 'Vi sus documentos',
  phone: 'Llamé a su teléfono y atendió',
  licence: 'Vi su matrícula vigente',
}

/** A completed check with its date, as shown to visitors. */
export interface PublicCheck {
  kind: CheckKind
  checkedAt: string
}

/** A check that is possible for a professional, as shown to an admin. */
export interface ProfessionalCheck {
  kind: CheckKind
  /** The facts to check: name and CUIT, the phone, the documents or the rubros that require a licence. */
  facts: string
  /**
   * The fingerprint of those facts. A checked box sends the fingerprint that the admin saw, so that facts changed
   * meanwhile are not marked as checked.
   */
  fact: string
  /** Null while nobody has checked the current facts. */
  checkedAt: string | null
  /** The admin who made the check. Null if that account no longer exists. */
  adminName: string | null
}

export const tickedCheck = z.object({ kind: z.enum(checkKinds), fact: z.string().max(64) })
export type TickedCheck = z.infer<typeof tickedCheck>

export const setCheckEndpoint = defineEndpoint({
  name: 'setProfessionalCheck',
  summary:
    "Records or withdraws an admin's check of an approved professional. The public profile shows the check with its date. Idempotent.",
  tag: 'Administración',
  method: 'PUT',
  path: '/admin/professionals/{id}/checks/{kind}',
  access: ['admin'],
  params: z.object({ id, kind: z.enum(checkKinds) }),
  body: z.object({ isChecked: z.boolean(), fact: tickedCheck.shape.fact }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found', 'professional_status_changed', 'checked_fact_changed'],
})
