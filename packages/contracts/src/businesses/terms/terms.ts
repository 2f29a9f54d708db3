import { z } from 'zod'
import { defineEndpoint } from '../../endpoint'
import { integerMax, numericId, requiredText } from '../../fields'
import { limits } from '../../limits'
import { rubroFields, rubroForm } from '../../rubros/decisions'
import { foldText } from '../../text/fold-text'
import { texts } from '../../texts'

/** The kinds of terms by which businesses are found: categories, and tags of what they offer. */
export const termKinds = ['category', 'tag'] as const
export type TermKind = (typeof termKinds)[number]

/** The id of a term in addresses: 'c2' is a category, 't6' a tag. */
export const termId = z.string().regex(/^[ct][1-9]\d{0,8}$/)

export const termIdOf = (kind: TermKind, id: number): string => `${kind === 'category' ? 'c' : 't'}${id}`

/** Returns the kind and the numeric id of a term id. */
export const readTermId = (termId: string): { kind: TermKind; id: number } => ({
  kind: termId.startsWith('c') ? 'category' : 'tag',
  id: Number(termId.slice(1)),
})

/** The fields of a term that an admin edits. */
export const termFields = z.object({
  name: requiredText('rubroName', limits.rubroNameMax).refine((name) => foldText(name) !== '', {
    error: texts.pattern('rubroName'),
  }),
  synonyms: rubroFields.shape.synonyms,
})
export type TermFields = z.output<typeof termFields>

/** The term fields as the form controls hold them. */
export const termForm = termFields.extend({ synonyms: rubroForm.shape.synonyms })

/** The state of a term after a decision. */
const termState = z
  .object({ id: termId, name: z.string(), slug: z.string(), isRetired: z.boolean(), version: z.number() })
  .meta({ id: 'BusinessTermState' })
export type TermState = z.infer<typeof termState>

const knownId = z.number().int().min(1).max(integerMax)

/** The version that the caller read. Prevents overwriting a decision that somebody else made meanwhile. */
const readVersion = { version: knownId }
const reason = requiredText('reason', limits.noteMax, 'lines')

const termEndpoint = {
  tag: 'Administración',
  access: ['admin'],
  response: termState,
  params: z.object({ id: termId }),
} as const

/** Smaller ids belong to the reference data. Terms added by admins use larger ids, so the two never collide. */
export const ownTermIdMin = 10_001

export const createTermEndpoint = defineEndpoint({
  name: 'createTerm',
  summary:
    'Adds a category or tag of businesses at the end of its list, effective immediately. Its other texts are set by another call.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/business-terms',
  access: ['admin'],
  status: 201,
  body: z.object({ kind: z.enum(termKinds), name: termFields.shape.name }),
  response: termState,
  errors: ['term_name_taken'],
})

export const changeTermEndpoint = defineEndpoint({
  ...termEndpoint,
  name: 'changeTerm',
  summary:
    'Changes the texts of a category or tag of businesses, including its name. Its addresses stay. Idempotent.',
  method: 'PUT',
  path: '/admin/business-terms/{id}',
  body: termFields.extend(readVersion),
  errors: ['not_found', 'term_changed', 'term_name_taken'],
})

export const moveTermEndpoint = defineEndpoint({
  ...termEndpoint,
  name: 'moveTerm',
  summary:
    'Moves a category or tag of businesses behind another one in every list. Null moves it to the front.',
  method: 'POST',
  path: '/admin/business-terms/{id}/move',
  body: z.object({ ...readVersion, afterId: knownId.nullable() }),
  errors: ['not_found', 'term_changed'],
})

export const retireTermEndpoint = defineEndpoint({
  ...termEndpoint,
  name: 'retireTerm',
  summary:
    'Retires a category or tag of businesses. A retired category stays with the businesses that have it, and its addresses keep working; a retired tag is hidden everywhere.',
  method: 'POST',
  path: '/admin/business-terms/{id}/retirement',
  body: z.object({ ...readVersion, reason }),
  errors: ['not_found', 'term_changed'],
})

export const bringBackTermEndpoint = defineEndpoint({
  ...termEndpoint,
  name: 'bringBackTerm',
  summary: 'Restores a retired category or tag, with its former position and the businesses that had it.',
  method: 'POST',
  path: '/admin/business-terms/{id}/return',
  body: z.object({ ...readVersion, reason }),
  errors: ['not_found', 'term_changed'],
})

export const mergeTagEndpoint = defineEndpoint({
  ...termEndpoint,
  name: 'mergeTag',
  summary:
    'Replaces a tag by another tag on every business, permanently. The address of the old tag then leads to the new one.',
  method: 'POST',
  path: '/admin/business-terms/{id}/merge',
  body: z.object({ ...readVersion, intoId: numericId, reason }),
  errors: ['not_found', 'term_changed'],
})
