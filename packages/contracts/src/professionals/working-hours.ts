import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { weeklyHours } from '../kernel/weekly-hours'

export const changeWorkingHoursEndpoint = defineEndpoint({
  name: 'changeWorkingHours',
  summary: 'Sets the usual weekly working hours of the caller. Null means that they are not specified.',
  tag: 'Profesionales',
  method: 'PUT',
  path: '/professionals/me/working-hours',
  access: ['professional'],
  body: z.object({ hours: weeklyHours.nullable() }),
  response: z.object({ hours: weeklyHours.nullable() }),
  errors: ['registration_undecided'],
})
