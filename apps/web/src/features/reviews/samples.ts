import type { OwnReview, PublicReview, ReceivedReview } from '@oficio/contracts/reviews/endpoints'

/** A public review, for stories. */
export const samplePublicReview: PublicReview = {
  id: '01990000-0000-7000-8000-000000000501',
  rating: 5,
  title: 'Muy prolijo',
  content: 'Vino a la hora que dijo, arregló la pérdida y dejó todo limpio.',
  authorName: 'Ana Q.',
  createdAt: '2026-11-20T18:30:00.000Z',
  editedAt: null,
  provenance: 'work',
  work: 'Plomería en Rosario',
  answer: null,
}

/** The same review for its professional. */
export const sampleReceivedReview: ReceivedReview = {
  id: samplePublicReview.id,
  rating: 5,
  title: 'Muy prolijo',
  content: 'Vino a la hora que dijo, arregló la pérdida y dejó todo limpio.',
  authorName: 'Ana Quiroga',
  createdAt: '2026-11-20T18:30:00.000Z',
  provenance: 'work',
  requestId: '01990000-0000-7000-8000-000000000301',
  answer: null,
  hiddenBecause: null,
  standing: 'shown',
}

/** The same review for its author. */
export const sampleOwnReview: OwnReview = {
  leadId: '01990000-0000-7000-8000-000000000302',
  professionalName: 'Ramón Ledesma',
  rating: 5,
  title: 'Muy prolijo',
  content: 'Vino a la hora que dijo, arregló la pérdida y dejó todo limpio.',
  createdAt: '2026-11-20T18:30:00.000Z',
  editableUntil: '2035-12-20T18:30:00.000Z',
  answer: null,
  hiddenBecause: null,
  standing: 'shown',
}

export const sampleReviewAnswer = {
  text: 'Gracias, Ana. Cualquier cosa me llamás.',
  at: '2026-11-21T12:00:00.000Z',
}
