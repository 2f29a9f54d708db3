import type { Opening } from '../businesses/hours/opening'
import type { FoundBusiness } from './businesses'

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
  provinceSlug: string
}

/** A province as pages about it name it. */
export interface LandingProvince {
  provinciaId: number
  name: string
  /** As addresses name it. */
  slug: string
}

/** The number of entries behind a link: its page says the same number, except where counting is capped. */
export interface RowCount {
  count: number
}

/** A link counts no further. */
export const countedAtLink = 100

/** Which page about a rubro in a town a professional stands on. */
export interface RubroAndTown {
  rubro: Pick<LandingRubro, 'name' | 'slug'>
  town: Pick<LandingTown, 'city' | 'slug'>
}

/** Which page about a category in a town a business stands on. */
export interface CategoryAndTown {
  category: Pick<LandingCategory, 'name' | 'slug'>
  town: Pick<LandingTown, 'city' | 'slug'>
}

/** What a page says of a rubro in a town: who stands there, and what clients can expect. */
export interface RubroInTown {
  rubro: LandingRubro
  town: LandingTown
  /** How many stand there, which every link to the page says. */
  count: number
  /** How many come there, with those, as a search around it counts them; `isCountCapped`: there are more. */
  reach: { count: number; isCountCapped: boolean }
  /** Half of these professionals make contact within so many minutes; null while nothing was measured. */
  medianResponseMinutes: number | null
  /** Of all reviews of these professionals; null while there are none. */
  rating: { average: number; count: number } | null
  otherRubros: (Pick<LandingRubro, 'name' | 'slug'> & RowCount)[]
  /** Other towns with that rubro, the nearest first. */
  nearTowns: (Pick<LandingTown, 'city' | 'state' | 'slug'> & RowCount)[]
  /** What businesses the town has. */
  categories: (Pick<LandingCategory, 'name' | 'slug'> & RowCount)[]
}

/** Towns where somebody is found, by province. */
type Provinces = { name: string; slug: string; towns: (Pick<LandingTown, 'city' | 'slug'> & RowCount)[] }[]

export interface RubroTowns {
  rubro: LandingRubro
  provinces: Provinces
}

/** A category of businesses as pages about it name it. */
export interface LandingCategory {
  id: number
  name: string
  /** As addresses name it. */
  slug: string
  icon: string
}

/** What a page says of the businesses of a category in a town: as many as anybody may see. */
export interface CategoryInTown {
  category: LandingCategory
  town: LandingTown
  count: number
  /** Of all reviews of them; null while there are none. */
  rating: { average: number; count: number } | null
  /** How many open on a day of their usual week. */
  openOn: { saturday: number; sunday: number }
  otherCategories: (Pick<LandingCategory, 'name' | 'slug'> & RowCount)[]
  /** Other towns with that category, the nearest first. */
  nearTowns: (Pick<LandingTown, 'city' | 'state' | 'slug'> & RowCount)[]
  /** What these businesses offer and professionals of the town do too. */
  rubros: (Pick<LandingRubro, 'name' | 'slug'> & RowCount)[]
}

export interface CategoryTowns {
  category: LandingCategory
  provinces: Provinces
}

/** A business on a cached page: whether it is open is computed in the visitor's browser. */
export interface KeptBusiness extends Omit<FoundBusiness, 'is_open' | 'opening_text'> {
  opening: Opening
}

type TownsWith = (Pick<LandingTown, 'city' | 'slug'> & RowCount)[]
type Links = { name: string; slug: string; count: number }[]

/** What a page says of a rubro in a province: the professionals in its towns. */
export interface RubroInProvince extends Pick<RubroInTown, 'rubro' | 'rating' | 'medianResponseMinutes'> {
  province: LandingProvince
  /** The number of professionals in its towns. */
  count: number
  towns: TownsWith
  otherRubros: Links
  otherProvinces: Links
}

/** What a page says of the businesses of a category in a province. */
export interface CategoryInProvince extends Pick<CategoryInTown, 'category' | 'count' | 'rating' | 'openOn'> {
  province: LandingProvince
  towns: TownsWith
  otherCategories: Links
  otherProvinces: Links
}
