import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { moveRubroEndpoint, RubroState } from '@oficio/contracts/rubros/decisions'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { decideRubro } from './decide-rubro'

/**
 * Moves a rubro after another one, or to the top if `afterId` is null. Every list of rubros follows this order. Throws
 * not_found, rubro_changed; validation_failed if the other rubro does not exist.
 */
export function moveRubro(
  ctx: Ctx,
  actor: Actor,
  { id, version, afterId }: InputOf<typeof moveRubroEndpoint>,
): Promise<RubroState> {
  return decideRubro(
    ctx,
    actor,
    { id, version },
    {
      action: 'rubro-moved',
      isDone: async (ctx) => {
        const ids = await orderedIds(ctx.db)
        return (ids[ids.indexOf(id) - 1] ?? null) === afterId
      },
      decide: async (ctx) => {
        const ids = await orderedIds(ctx.db)
        const otherIds = ids.filter((other) => other !== id)
        const position = afterId === null ? 0 : otherIds.indexOf(afterId) + 1
        if (afterId !== null && position === 0)
          throw new AppError('validation_failed', { fields: { afterId: 'Elegí otro rubro de la lista.' } })
        await placeAll(ctx.db, otherIds.toSpliced(position, 0, id))
        const fromAfterId = ids[ids.indexOf(id) - 1] ?? null
        return { columns: {}, data: { fromAfterId, afterId } }
      },
    },
  )
}

/** Returns the ids of all rubros in the order of the lists. */
async function orderedIds(tx: Tx): Promise<number[]> {
  const rubros = await tx.rubro.findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  return rubros.map(({ id }) => id)
}

async function placeAll(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE rubros SET position = placed.place
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS placed(id, place)
    WHERE rubros.id = placed.id AND rubros.position <> placed.place`
}
