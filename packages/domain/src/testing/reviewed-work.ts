import type { OwnReview } from '@oficio/contracts/reviews/endpoints'
import type { Review } from '@oficio/db/generated/client'
import { type Account, account, type CallDetails, type Visitor, visitor } from '../kernel/actor'
import { takeLead } from '../leads/taking/take-lead'
import { writeReview } from '../reviews/write-review'
import { createServiceRequest } from '../service-requests/filing/create-service-request'
import { changeStatus } from '../service-requests/lifecycle/change-status'
import { trackingToken } from '../service-requests/tracking-link'
import { buildSubmission } from './builders/build-submission'
import type { TestCtx } from './test-context'

export type Form = Parameters<typeof buildSubmission>[1]
type Marks = Partial<Pick<CallDetails, 'deviceHash' | 'ipPrefix'>>

export interface Work {
  professional: { id: string; userId: string }
  form?: Form
  /** Device and network of the client who files and reviews, and of the professional who takes the lead. */
  client?: Marks
  taker?: Marks
  /** Duration of the work in minutes. */
  minutes?: number
}

/** Returns the professional's account with a device and network of their own, which `marks` can replace. */
export const professionalAccount = ({ userId }: { userId: string }, marks: Marks = {}): Account =>
  account(userId, 'professional', { deviceHash: 'pro-device', ipPrefix: '190.1.1.0/24', ...marks })

let clients = 0

/** Files, confirms, does and reviews one work. Each client uses a new device and network. Returns the review. */
export async function reviewedWork(
  ctx: TestCtx,
  { professional, form, client = {}, taker, minutes = 2 * 24 * 60 }: Work,
): Promise<{ own: OwnReview; review: Review; holder: Visitor; id: string }> {
  clients += 1
  const marks = { deviceHash: `client-${clients}`, ipPrefix: `200.1.${clients}.0/24`, ...client }
  const submitted = await createServiceRequest(ctx, visitor(marks), await buildSubmission(ctx, form))
  const id = submitted.requestId
  const request = await ctx.db.serviceRequest.update({
    where: { id },
    data: { confirmedAt: ctx.clock.now() },
  })
  await takeLead(ctx, professionalAccount(professional, taker), { id })
  ctx.clock.advance({ minutes })
  const holder = visitor({ ...marks, trackingToken: trackingToken(ctx, request) })
  await changeStatus(ctx, holder, { id, status: 'completed' })
  const content = 'Excelente trabajo, muy prolijo y puntual.'
  const own = await writeReview(ctx, holder, { id, rating: 5, content })
  const review = await ctx.db.review.findFirstOrThrow({ where: { lead: { requestId: id } } })
  return { own, review, holder, id }
}

/** Returns the published figures of a professional's reviews. */
export async function reviewFigures(ctx: TestCtx, { id }: { id: string }) {
  const { reviewCount, avgRating } = await ctx.db.professional.findUniqueOrThrow({ where: { id } })
  return { reviewCount, average: Number(avgRating) }
}
