import type { FieldValues } from './arbitrary-of-schema'

/** Returns field values for searches, as texts like those in addresses. */
export const searchedFields = (rubros: readonly { id: number }[]): FieldValues => ({
  query: ['plomero', 'caño roto', undefined],
  rubroIds: [undefined, ...rubros.slice(0, 3).map(({ id }) => String(id))],
  location: ['Rosario, Santa Fe', undefined],
  minRating: [undefined, '4.5'],
  responseMinutes: [undefined, '60'],
  availability: [undefined, 'all'],
  statuses: [undefined, 'pending,open'],
  dateFrom: [undefined, '2030-01-01'],
  dateTo: [undefined, '2030-12-31'],
  category: ['cafes', '2', undefined],
  tags: ['wifi,para-llevar', '6', undefined],
  cityName: ['Rosario, Santa Fe', undefined],
  cityId: [undefined],
  city: [undefined, 'Rosario'],
  open: [undefined, 'true'],
  sort: [undefined, 'rating', 'name_desc', 'distance'],
  page: [undefined, '2'],
  limit: [undefined, '5'],
})
