import type { Ctx } from '../../kernel/ctx'
import type { LayerGroup } from './business-layers'
import { findFew } from './find-few'
import { findMany, isKnownAsMany } from './find-many'
import type { Asked, Found } from './found-businesses'

interface Search extends Omit<Asked, 'layers'> {
  /** Null: nothing was typed. */
  groups: readonly LayerGroup[] | null
}

/** What there is to choose from. */
interface Choices {
  data: readonly { id: number }[]
  tags: readonly { id: number }[]
}

interface FoundBy {
  found: Found
  /** The tsquery that holds of all of them; null whatever the words. */
  text: string | null
}

/** Returns what the first group finds that finds anything, or else that the first of all finds nothing. */
export async function findBusinesses(
  ctx: Ctx,
  { sought, groups, shown }: Search,
  choices: Choices,
): Promise<FoundBy> {
  if (groups === null) return { found: await find(ctx, { sought, layers: null, shown }, choices), text: null }
  let nothing: FoundBy | null = null
  for (const { layers, all: text } of groups) {
    const found = await find(ctx, { sought: { ...sought, text }, layers, shown }, choices)
    if (found.count > 0) return { found, text }
    nothing ??= { found, text }
  }
  if (!nothing) throw new Error('there is no group to look in')
  return nothing
}

async function find(ctx: Ctx, asked: Asked, { data, tags }: Choices): Promise<Found> {
  const categoryIds = data.map(({ id }) => id)
  const few = isKnownAsMany(ctx, asked) ? null : await findFew(ctx.db, asked, categoryIds)
  return few ?? findMany(ctx, asked, { categoryIds, tagIds: tags.map(({ id }) => id) })
}
