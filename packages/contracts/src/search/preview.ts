import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { limits } from '../limits'

/** Kinds of pages that have a link preview picture. */
export const previewKinds = ['business', 'professional', 'rubro', 'category'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** The content of a link preview picture, from top to bottom. Empty texts are left out. */
export interface Preview {
  kicker: string
  title: string
  line: string
  /** Null without reviews. */
  rating: { average: number; count: number } | null
}

/** Size in pixels, as recommended by sites that show link previews. */
export const previewSize = { width: 1200, height: 630 } as const

export const getPreviewEndpoint = defineEndpoint({
  name: 'getPreview',
  summary:
    'Returns the preview picture for links to a public page (image/png): a business or a professional by id, or a rubro or a category in a town by the names in their addresses.',
  tag: 'Operación',
  method: 'GET',
  path: '/previews/{kind}/{name}',
  access: 'anyone',
  params: z.object({ kind: z.enum(previewKinds), name: z.string().max(limits.addressMax) }),
  query: z.object({ town: z.string().max(limits.addressMax).optional() }),
  response: z.unknown(),
  contentTypes: ['image/png'],
  errors: ['not_found'],
})

/** Returns the address of the preview picture of a page. */
export function previewPath(kind: PreviewKind, name: string, town?: string): string {
  const path = `/api${getPreviewEndpoint.path.replace('{kind}', kind).replace('{name}', encodeURIComponent(name))}`
  return town === undefined ? path : `${path}?${new URLSearchParams({ town })}`
}
