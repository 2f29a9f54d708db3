import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { addDays } from '@oficio/domain/kernel/time/days'
import type { FieldValues } from './arbitrary-of-schema'

const dayToCome = calendarDay(addDays(new Date(), 30))

/** Returns what calls about businesses name. */
export const businessFields = (
  businessIds: readonly string[],
  rubros: readonly { id: number }[],
): FieldValues => ({
  businessId: businessIds,
  categoryIds: [[2], [1, 3]],
  selectedRubros: rubros.slice(0, 3).map(({ id }) => [id]),
  features: [[], [1, 6], undefined],
  socialMedia: [{}, { instagram: '@cafe' }, undefined],
  businessHours: [{}, { monday: { open: '09:00', close: '18:00' } }],
  foundingYear: [1998, undefined],
  employeeCount: [4, undefined],
  logoId: [undefined],
  fax: ['', undefined],
  goneId: businessIds,
  form: [{ name: 'Café' }, {}],
})

/** A business has one website; elsewhere a field of that name is a trap. */
const website = ['www.cafe.com.ar', undefined]

/** Nobody has read that version, so no category or tag is used up. */
const unread = { version: [999], afterId: [null], intoId: [1], synonyms: [[]] }

/** What a field means in one of them only. */
export const ownBusinessFields: Record<string, FieldValues> = {
  registerBusiness: { website },
  changeBusiness: { website },
  // Nothing that is made up names what was read, so no business is used up.
  mergeBusinesses: { seen: ['x'] },
  // Taken already: what is added for good, everybody else's lists show too.
  createTerm: { kind: ['category'], name: ['Cafés', 'Salud', 'Educación'] },
  changeTerm: unread,
  moveTerm: unread,
  retireTerm: unread,
  bringBackTerm: unread,
  mergeTag: unread,
  featureBusiness: { until: [dayToCome] },
  renewBusinessPoster: { version: [1, 2] },
  placeBusiness: { spot: [null, { latitude: -34.6037, longitude: -58.3816 }] },
  changeBusinessPhotos: { photos: [[]], logoId: [null] },
  changeBusinessSpecialHours: {
    days: [[], [{ date: dayToCome, label: 'Feriado', hours: { closed: true } }]],
  },
}
