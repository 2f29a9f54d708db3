/** A rubro as pages about it name it. */
export interface LandingRubro {
  id: number
  name: string
  /** As addresses name it. */
  slug: string
  icon: string
  description: string
}

/** A town as pages about it name it. */
export interface LandingTown {
  localidadId: number
  provinciaId: number
  city: string
  state: string
  /** As addresses name it: 'rosario', or 'san-martin-mendoza' where a larger town has the same name. */
  slug: string
}

/** How many are found behind a link. */
export interface Counted {
  count: number
}

/** What a page says of a rubro in a town: who stands there, and what clients can expect. */
export interface RubroInTown {
  rubro: LandingRubro
  town: LandingTown
  /** How many come to the town, as a search around it counts them; `isMore`: there are more. */
  count: number
  isMore: boolean
  /** Half of those who stand there make contact within so many minutes; null while nothing was measured. */
  medianResponseMinutes: number | null
  /** Of all reviews of those who stand there; null while there are none. */
  rating: { average: number; count: number } | null
  otherRubros: (Pick<LandingRubro, 'name' | 'slug'> & Counted)[]
  /** Other towns with that rubro, the nearest first. */
  nearTowns: (Pick<LandingTown, 'city' | 'state' | 'slug'> & Counted)[]
}

/** Where a rubro has somebody, by province. */
export interface RubroTowns {
  rubro: LandingRubro
  provinces: { name: string; towns: (Pick<LandingTown, 'city' | 'slug'> & Counted)[] }[]
}
