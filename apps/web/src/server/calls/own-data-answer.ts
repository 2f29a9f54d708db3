import 'server-only'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { privateCaching } from './answers'

/** Returns the personal data of an account as a readable JSON download. */
export const ownDataAnswer = (data: object, now: Date): Response =>
  new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="mis-datos-${calendarDay(now)}.json"`,
      'cache-control': privateCaching,
    },
  })
