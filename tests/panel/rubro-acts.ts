import { ownRubroIdMin, rubroFields } from '@oficio/contracts/rubros/decisions'
import { auditSubject } from '@oficio/domain/kernel/audit-subject'
import type { TestCtx } from '@oficio/domain/testing/test-context'
import type { Act } from './act'

const reason = 'Casi nadie lo pide.'

/** Returns a rubro as an admin reads it. */
async function read(ctx: TestCtx, id: number) {
  const rubro = await ctx.db.rubro.findUniqueOrThrow({ where: { id } })
  const subject = { params: { id: String(id) }, subject: auditSubject('rubro', id) }
  return { about: subject, version: rubro.version, fields: rubroFields.parse(rubro) }
}

const change =
  (id: number, changes: object) =>
  async (ctx: TestCtx): ReturnType<Act['prepare']> => {
    const { about, version, fields } = await read(ctx, id)
    return { ...about, body: { ...fields, ...changes, version } }
  }

const setUse =
  (id: number, isRetired: boolean) =>
  async (ctx: TestCtx): ReturnType<Act['prepare']> => {
    await ctx.db.rubro.update({ where: { id }, data: { retiredAt: isRetired ? ctx.clock.now() : null } })
    const { about, version } = await read(ctx, id)
    return { ...about, body: { version, reason } }
  }

/** Actions on rubros. */
export const rubroActs: readonly Act[] = [
  {
    endpoint: 'createRubro',
    action: 'rubro-added',
    prepare: async (ctx) => {
      const { fields } = await read(ctx, 1)
      const { _max } = await ctx.db.rubro.aggregate({ _max: { id: true } })
      const nextId = Math.max(ownRubroIdMin, (_max.id ?? 0) + 1)
      return { body: { ...fields, name: 'Domótica' }, subject: auditSubject('rubro', nextId) }
    },
    second: 'rubro_name_taken',
  },
  {
    endpoint: 'changeRubro',
    action: 'rubro-changed',
    prepare: change(5, { name: 'Pintura y empapelado' }),
    second: 'rubro_changed',
  },
  {
    endpoint: 'changeRubro',
    action: 'rubro-changed',
    prepare: change(6, { synonyms: ['split', 'frigorias'] }),
    second: 'rubro_changed',
  },
  {
    endpoint: 'moveRubro',
    action: 'rubro-moved',
    prepare: async (ctx) => {
      const { about, version } = await read(ctx, 7)
      return { ...about, body: { version, afterId: null } }
    },
    second: 'rubro_changed',
  },
  {
    endpoint: 'retireRubro',
    action: 'rubro-retired',
    prepare: setUse(8, false),
    words: 'reason',
    second: 'rubro_changed',
  },
  {
    endpoint: 'bringBackRubro',
    action: 'rubro-brought-back',
    prepare: setUse(9, true),
    words: 'reason',
    second: 'rubro_changed',
  },
]
