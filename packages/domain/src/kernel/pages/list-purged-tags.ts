import type { Ctx } from '../ctx'

/** Overlap for clock differences between machines. Dropping a fresh page again costs only one rendering. */
const overlapMs = 60_000

/** Returns the tags purged since that moment, for a process that missed notifications. */
export async function listPurgedTags(ctx: Ctx, since: Date): Promise<string[]> {
  const rows = await ctx.db.pagePurge.findMany({
    where: { createdAt: { gte: new Date(since.getTime() - overlapMs) } },
    select: { tags: true },
  })
  return [...new Set(rows.flatMap(({ tags }) => tags))]
}
