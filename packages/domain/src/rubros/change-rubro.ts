import type { InputOf } from '@oficio/contracts/endpoint'
import type { changeRubroEndpoint, RubroFields, RubroState } from '@oficio/contracts/rubros/decisions'
import type { Rubro } from '@oficio/db/generated/client'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { decideRubro, refuseTakenName } from './decide-rubro'

type FieldName = keyof RubroFields

/**
 * Changes the names, search words and texts of a rubro (trade). Its id and slug stay. Imports of the reference data
 * skip a rubro that an admin has changed here. Throws not_found, rubro_changed, rubro_name_taken.
 */
export function changeRubro(
  ctx: Ctx,
  actor: Actor,
  { id, version, ...fields }: InputOf<typeof changeRubroEndpoint>,
): Promise<RubroState> {
  return decideRubro(
    ctx,
    actor,
    { id, version },
    {
      action: 'rubro-changed',
      isDone: async (_ctx, rubro) => changedFields(rubro, fields).length === 0,
      decide: async (ctx, rubro) => {
        await refuseTakenName(ctx.db, fields.name, id)
        const changed = changedFields(rubro, fields)
        return {
          columns: { ...fields, editedAt: ctx.clock.now() },
          data: { from: pick(rubro, changed), to: pick(fields, changed) },
        }
      },
    },
  )
}

const changedFields = (rubro: Rubro, fields: RubroFields): FieldName[] =>
  // The cast is safe: the keys of the validated input are the fields of the schema.
  (Object.keys(fields) as FieldName[]).filter(
    (name) => JSON.stringify(rubro[name]) !== JSON.stringify(fields[name]),
  )

const pick = (from: RubroFields, names: readonly FieldName[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]))
