import type { PhotoView } from '@oficio/contracts/photos/photo'
import type { PortfolioPhoto } from '@oficio/contracts/professionals/portfolio'

/** The values of the portfolio form. */
export interface PortfolioValues {
  /** The uploaded photos, in the order of their upload. */
  photos: PhotoView[]
  pendingUploads: number
  /** The ids of the photos in the order that clients see. Photos without a position come last. */
  order: string[]
  captions: Record<string, string>
}

/** Returns the form values of the stored photos. */
export const portfolioValues = (photos: readonly PortfolioPhoto[]): PortfolioValues => ({
  photos: photos.map(({ caption: _said, ...photo }) => photo),
  pendingUploads: 0,
  order: photos.map(({ id }) => id),
  captions: Object.fromEntries(photos.map(({ id, caption }) => [id, caption])),
})

/** Returns the photos in the order that clients see: those with a position first, then those added since. */
export function inOrder(photos: readonly PhotoView[], order: readonly string[]): PhotoView[] {
  const placeOf = ({ id }: PhotoView) => (order.includes(id) ? order.indexOf(id) : order.length)
  return photos.toSorted((a, other) => placeOf(a) - placeOf(other))
}

/** Returns the photos to save, in order. A photo without a caption has ''. */
export const shownPhotos = ({
  photos,
  order,
  captions,
}: Pick<PortfolioValues, 'photos' | 'order' | 'captions'>) =>
  inOrder(photos, order).map(({ id }) => ({ id, caption: captions[id] ?? '' }))

/** Returns the ids with the given id moved one position earlier (-1) or later (1). */
export function moved(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + step
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  const rest = ids.filter((other) => other !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}
