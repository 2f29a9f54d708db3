// Separate from the schemas, because zod is too heavy for a page that only shows the names.

/** The orders in which businesses can be listed. */
export const businessSorts = ['relevance', 'rating', 'name_asc', 'name_desc', 'distance'] as const
export type BusinessSort = (typeof businessSorts)[number]

export const businessSortNames: Readonly<Record<BusinessSort, string>> = {
  relevance: 'Relevancia',
  rating: 'Calificación',
  name_asc: 'Nombre, de la A a la Z',
  name_desc: 'Nombre, de la Z a la A',
  distance: 'Distancia',
}

/** The radiuses in kilometres that the page offers. The API accepts any radius. */
export const businessRadiusChoices = [2, 5, 10, 25] as const
