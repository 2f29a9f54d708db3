// Apart from the schemas, whose library weighs too much for a page that only names them.

/** In which orders businesses are listed. */
export const businessSorts = ['relevance', 'rating', 'name_asc', 'name_desc', 'distance'] as const
export type BusinessSort = (typeof businessSorts)[number]

export const businessSortNames: Readonly<Record<BusinessSort, string>> = {
  relevance: 'Relevancia',
  rating: 'Calificación',
  name_asc: 'Nombre, de la A a la Z',
  name_desc: 'Nombre, de la Z a la A',
  distance: 'Distancia',
}

/** What the page offers; a call may ask for any. */
export const businessRadiusChoices = [2, 5, 10, 25] as const
