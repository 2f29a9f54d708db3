import { z } from 'zod'
import { timestamp } from '../fields'

/** What the client says when asked how work in progress goes. */
export const workAnswers = ['done', 'goes_on', 'not_done'] as const
export type WorkAnswer = (typeof workAnswers)[number]
export const workAnswerTexts: Record<WorkAnswer, string> = {
  done: 'Ya está completado',
  goes_on: 'Todavía sigue',
  not_done: 'No se hizo',
}
/** How the mail's links say it. */
export const workAnswerNames: Record<WorkAnswer, string> = {
  done: 'terminado',
  goes_on: 'sigue',
  not_done: 'no-se-hizo',
}

/** How a completed request came to be so, as the client sees it. */
export const completion = z
  .object({
    by: z.enum(['client', 'professional', 'admin', 'system']),
    professionalName: z.string().nullable(),
    at: timestamp,
    /** Until when the client may say that the work is not done; null where they may not. */
    deniableUntil: timestamp.nullable(),
  })
  .meta({ id: 'ServiceRequestCompletion' })
