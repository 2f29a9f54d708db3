import { z } from 'zod'
import { timestamp } from '../fields'

/** The client's possible answers when asked about the progress of the work. */
export const workAnswers = ['done', 'goes_on', 'not_done'] as const
export type WorkAnswer = (typeof workAnswers)[number]
export const workAnswerTexts: Record<WorkAnswer, string> = {
  done: 'Ya está completado',
  goes_on: 'Todavía sigue',
  not_done: 'No se hizo',
}
/** The answers as they appear in mailed links. */
export const workAnswerNames: Record<WorkAnswer, string> = {
  done: 'terminado',
  goes_on: 'sigue',
  not_done: 'no-se-hizo',
}

/** Who completed a request, as its client sees it. */
export const completion = z
  .object({
    by: z.enum(['client', 'professional', 'admin', 'system']),
    professionalName: z.string().nullable(),
    at: timestamp,
    /** Until when the client may deny that the work is done. Null if the client may not. */
    deniableUntil: timestamp.nullable(),
  })
  .meta({ id: 'ServiceRequestCompletion' })
