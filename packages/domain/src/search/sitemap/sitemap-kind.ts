import type { PageName } from '@oficio/contracts/pages'
import type { Ctx } from '../../kernel/ctx'

/** The most addresses that a part may have, which is what the protocol allows (sitemaps.org). */
export const partSize = 50_000

export interface SitemapPart {
  first: string
  /** When what one of them shows changed last. */
  changedAt: Date
}

/** An address that search engines may list. */
export interface SitemapAddress {
  path: string
  /** When what it shows changed last; null where nobody notes that. */
  changedAt: Date | null
}

/** Public pages of one kind, by their ids: a new or removed page moves nothing in the parts before it. */
export interface SitemapKind {
  /** Its parts begin with it. */
  name: string
  /** The pages that its addresses open. */
  pages: readonly PageName[]
  /** Returns whether a part of it may begin so. */
  isFirst(text: string): boolean
  listParts(ctx: Ctx, size: number): Promise<SitemapPart[]>
  /** Those from `first` on, by their ids. */
  listAddresses(ctx: Ctx, first: string, size: number): Promise<SitemapAddress[]>
}
