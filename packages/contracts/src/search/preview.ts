import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { limits } from '../limits'

/** What a page is about whose link is shown with a picture where somebody sends it. */
export const previewKinds = ['business', 'professional', 'rubro', 'category'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** What stands on such a picture, from top to bottom; an empty text stands nowhere. */
export interface Preview {
  kicker: string
  title: string
  line: string
  /** Null where nobody has said anything yet. */
  rating: { average: number; count: number } | null
}

/** In pixels, as sites with link previews ask for it. */
export const previewSize = { width: 1200, height: 630 } as const

export const getPreviewEndpoint = defineEndpoint({
  name: 'getPreview',
  summary:
    'The picture beside a link to a public page (image/png): of a business or a professional by their id, of a rubro or a category in a town by their names in addresses.',
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

/** Returns where the picture of a page is. */
export function previewPath(kind: PreviewKind, name: string, town?: string): string {
  const path = `/api${getPreviewEndpoint.path.replace('{kind}', kind).replace('{name}', encodeURIComponent(name))}`
  return town === undefined ? path : `${path}?${new URLSearchParams({ town })}`
}
