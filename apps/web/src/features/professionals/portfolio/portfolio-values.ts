import type { PhotoView } from '@oficio/contracts/photos/photo'
import type { PortfolioPhoto } from '@oficio/contracts/professionals/portfolio'

/** The portfolio while its form is filled in. */
export interface PortfolioValues {
  /** What the server has, in the order of sending. */
  photos: PhotoView[]
  pendingUploads: number
  /** Ids in the order in which clients see them; what is not named comes last. */
  order: string[]
  captions: Record<string, string>
}

/** Returns the form's values for what is shown now. */
export const portfolioValues = (photos: readonly PortfolioPhoto[]): PortfolioValues => ({
  photos: photos.map(({ caption: _said, ...photo }) => photo),
  pendingUploads: 0,
  order: photos.map(({ id }) => id),
  captions: Object.fromEntries(photos.map(({ id, caption }) => [id, caption])),
})

/** Returns the photos as clients see them: those with a place first, then what was added since. */
export function inOrder(photos: readonly PhotoView[], order: readonly string[]): PhotoView[] {
  const placeOf = ({ id }: PhotoView) => (order.includes(id) ? order.indexOf(id) : order.length)
  return photos.toSorted((a, other) => placeOf(a) - placeOf(other))
}

/** Returns what is shown of the photos: each with its words, '' where it has none yet. */
export const shownPhotos = ({
  photos,
  order,
  captions,
}: Pick<PortfolioValues, 'photos' | 'order' | 'captions'>) =>
  inOrder(photos, order).map(({ id }) => ({ id, caption: captions[id] ?? '' }))

/** Returns the ids with one of them a place earlier (-1) or later (1). */
export function moved(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + step
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  const rest = ids.filter((other) => other !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}
