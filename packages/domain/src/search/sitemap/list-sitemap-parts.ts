import type { Ctx } from '../../kernel/ctx'
import { partSize } from './sitemap-kind'
import { sitemapKinds } from './sitemap-kinds'

/** A part of the sitemap, by its name, and when something in it changed last. */
export interface NamedPart {
  name: string
  changedAt: string | null
}

/** The part with the pages that are the same for every record, which nobody notes a change of. */
export const fixedPart = 'paginas'

/** Returns the parts of the sitemap: one of the pages that always exist, and those of each kind, `size` addresses each. */
export async function listSitemapParts(ctx: Ctx, size = partSize): Promise<NamedPart[]> {
  const parts: NamedPart[] = [{ name: fixedPart, changedAt: null }]
  for (const kind of sitemapKinds) {
    for (const { first, changedAt } of await kind.listParts(ctx, size))
      parts.push({ name: `${kind.name}-${first}`, changedAt: changedAt.toISOString() })
  }
  return parts
}
