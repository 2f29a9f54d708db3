import { type Rating, ratings } from './endpoints'

// The parts of a public page that have an address of their own: '/business/cafe-pichincha/fotos'.

export type PagePart = { kind: 'photos' } | { kind: 'reviews'; stars: Rating | null }

export const photosPart = 'fotos'

const allReviews = 'resenas'

/** Returns the last segment of the address of all reviews, or of the reviews with so many stars. */
export const reviewsPart = (stars: Rating | null = null): string =>
  stars === null ? allReviews : `${allReviews}-de-${stars}-${stars === 1 ? 'estrella' : 'estrellas'}`

const parts = new Map<string, PagePart>([
  [photosPart, { kind: 'photos' }],
  ...[null, ...ratings].map((stars) => [reviewsPart(stars), { kind: 'reviews', stars }] as const),
])

/** Returns the part that the last segment of an address names, or null if there is none. */
export const partOf = (segment: string): PagePart | null => parts.get(segment) ?? null
