import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { addDays } from '@oficio/domain/kernel/time/days'
import type { FieldValues } from './arbitrary-of-schema'

const dayToCome = calendarDay(addDays(new Date(), 30))

/** Returns field values for calls about businesses. */
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

/** The website of a business. In other calls a field with that name is a trap. */
const website = ['www.cafe.com.ar', undefined]

/** An unknown version, so that the calls are refused and no category or tag is used up. */
const unread = { version: [999], afterId: [null], intoId: [1], synonyms: [[]] }

/** Field values that apply to one call only. */
export const ownBusinessFields: Record<string, FieldValues> = {
  registerBusiness: { website },
  changeBusiness: { website },
  // A made-up value never matches, so no business is used up.
  mergeBusinesses: { seen: ['x'] },
  // Names that exist already, so that nothing is added, because other tests would see it in their lists.
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
