import type { Ctx } from '../ctx'

/** The clocks of two machines may differ; dropping a fresh page again costs one rendering. */
const overlapMs = 60_000

/** Returns the tags that were purged since that moment: for a process that was not listening. */
export async function listPurgedTags(ctx: Ctx, since: Date): Promise<string[]> {
  const rows = await ctx.db.pagePurge.findMany({
    where: { createdAt: { gte: new Date(since.getTime() - overlapMs) } },
    select: { tags: true },
  })
  return [...new Set(rows.flatMap(({ tags }) => tags))]
}
