import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { integerMax, requiredText } from '../fields'
import { limits } from '../limits'
import { foldText } from '../text/fold-text'
import { texts } from '../texts'

/** Ids below this are reserved for the reference data; rubros of admins get higher ids. */
export const ownRubroIdMin = 10_001

const knownId = z.number().int().min(1).max(integerMax)

export const rubroId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(knownId)

/** A folded search word. */
const synonym = z
  .string()
  .max(limits.rubroSynonymLength, texts.synonymTooLong(limits.rubroSynonymLength))
  .transform(foldText)

/** The fields of a rubro that an admin edits. */
export const rubroFields = z.object({
  name: requiredText('rubroName', limits.rubroNameMax).refine((name) => foldText(name) !== '', {
    error: texts.pattern('rubroName'),
  }),
  tradeSingular: requiredText('tradeSingular', limits.rubroNameMax),
  tradePlural: requiredText('tradePlural', limits.rubroNameMax),
  description: requiredText('description', limits.rubroDescriptionMax),
  /** A lucide icon name; pages draw unknown names as a wrench. */
  icon: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, texts.required('icon')),
  synonyms: z
    .array(synonym)
    .max(limits.rubroSynonyms, texts.tooManySynonyms(limits.rubroSynonyms))
    .transform((words) => [...new Set(words)].filter((word) => word !== '')),
  isPopular: z.boolean(),
  isRegulated: z.boolean(),
})
export type RubroFields = z.output<typeof rubroFields>

const words = z.string().transform((text) => text.split(/[,\n]/))

/** The same fields as form controls hold them: texts. An unticked checkbox sends nothing. */
export const rubroForm = rubroFields.extend({
  synonyms: words.pipe(rubroFields.shape.synonyms),
  isPopular: z.stringbool({ falsy: [''] }),
  isRegulated: z.stringbool({ falsy: [''] }),
})

const rubroState = z
  .object({ id: z.number(), name: z.string(), slug: z.string(), isRetired: z.boolean(), version: z.number() })
  .meta({ id: 'RubroState' })
export type RubroState = z.infer<typeof rubroState>

/** Optimistic lock: the decision is refused if somebody else changed the rubro since it was read. */
const readVersion = { version: z.number().int().min(1).max(integerMax) }
const reason = requiredText('reason', limits.noteMax, 'lines')

const common = { tag: 'Administración', access: ['admin'], response: rubroState } as const
const aboutOne = { ...common, params: z.object({ id: rubroId }) } as const

export const createRubroEndpoint = defineEndpoint({
  ...common,
  name: 'createRubro',
  summary: 'Adds a service category at the end of the list, effective immediately.',
  method: 'POST',
  path: '/admin/rubros',
  status: 201,
  body: rubroFields,
  errors: ['rubro_name_taken'],
})

export const changeRubroEndpoint = defineEndpoint({
  ...aboutOne,
  name: 'changeRubro',
  summary:
    'Changes the texts of a service category, including its name. Addresses, requests and subscriptions are not affected. Idempotent.',
  method: 'PUT',
  path: '/admin/rubros/{id}',
  body: rubroFields.extend(readVersion),
  errors: ['not_found', 'rubro_changed', 'rubro_name_taken'],
})

export const moveRubroEndpoint = defineEndpoint({
  ...aboutOne,
  name: 'moveRubro',
  summary: 'Moves a service category behind another one in every list. Null moves it to the front.',
  method: 'POST',
  path: '/admin/rubros/{id}/move',
  body: z.object({ ...readVersion, afterId: knownId.nullable() }),
  errors: ['not_found', 'rubro_changed'],
})

export const retireRubroEndpoint = defineEndpoint({
  ...aboutOne,
  name: 'retireRubro',
  summary:
    'Retires a service category: it can no longer be requested or chosen. Existing requests, leads and subscriptions continue.',
  method: 'POST',
  path: '/admin/rubros/{id}/retirement',
  body: z.object({ ...readVersion, reason }),
  errors: ['not_found', 'rubro_changed'],
})

export const bringBackRubroEndpoint = defineEndpoint({
  ...aboutOne,
  name: 'bringBackRubro',
  summary: 'Restores a retired service category at its former position.',
  method: 'POST',
  path: '/admin/rubros/{id}/return',
  body: z.object({ ...readVersion, reason }),
  errors: ['not_found', 'rubro_changed'],
})
