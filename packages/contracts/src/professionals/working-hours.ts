import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { weeklyHours } from '../kernel/weekly-hours'

export const changeWorkingHoursEndpoint = defineEndpoint({
  name: 'changeWorkingHours',
  summary: 'Says when the caller attends to clients in a usual week; null: they say nothing of it.',
  tag: 'Profesionales',
  method: 'PUT',
  path: '/professionals/me/working-hours',
  access: ['professional'],
  body: z.object({ hours: weeklyHours.nullable() }),
  response: z.object({ hours: weeklyHours.nullable() }),
  errors: ['registration_undecided'],
})
