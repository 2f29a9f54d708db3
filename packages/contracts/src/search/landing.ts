import type { Opening } from '../businesses/hours/opening'
import type { FoundBusiness } from './businesses'

/** A rubro as landing pages show it. */
export interface LandingRubro {
  id: number
  name: string
  slug: string
  icon: string
  description: string
}

/** A town as landing pages show it. */
export interface LandingTown {
  localidadId: number
  provinciaId: number
  city: string
  state: string
  /** Part of the page's address: 'rosario', or 'san-martin-mendoza' if a larger town has the same name. */
  slug: string
  provinceSlug: string
}

/** A province as landing pages show it. */
export interface LandingProvince {
  provinciaId: number
  name: string
  slug: string
}

/** The number of results on the page behind a link. The page shows the same number, unless counting is capped. */
export interface RowCount {
  count: number
}

/** The maximum count that a link shows. */
export const countedAtLink = 100

/** The landing page of a rubro in a town that lists a professional. */
export interface RubroAndTown {
  rubro: Pick<LandingRubro, 'name' | 'slug'>
  town: Pick<LandingTown, 'city' | 'slug'>
}

/** The landing page of a category in a town that lists a business. */
export interface CategoryAndTown {
  category: Pick<LandingCategory, 'name' | 'slug'>
  town: Pick<LandingTown, 'city' | 'slug'>
}

/** Data of the landing page of a rubro in a town: its professionals, and what clients can expect. */
export interface RubroInTown {
  rubro: LandingRubro
  town: LandingTown
  /** The number of professionals in the town; every link to the page shows it. */
  count: number
  /**
   * The number of professionals who come to the town, with the ones of the town, as a search around it counts them.
   * `isCountCapped`: there are more.
   */
  reach: { count: number; isCountCapped: boolean }
  /** The median time in minutes within which these professionals contact a client; null without data. */
  medianResponseMinutes: number | null
  /** The average over all reviews of these professionals; null without reviews. */
  rating: { average: number; count: number } | null
  otherRubros: (Pick<LandingRubro, 'name' | 'slug'> & RowCount)[]
  /** Other towns with that rubro, nearest first. */
  nearTowns: (Pick<LandingTown, 'city' | 'state' | 'slug'> & RowCount)[]
  /** Categories of businesses in the town. */
  categories: (Pick<LandingCategory, 'name' | 'slug'> & RowCount)[]
}

/** Towns with results, by province. */
type Provinces = { name: string; slug: string; towns: (Pick<LandingTown, 'city' | 'slug'> & RowCount)[] }[]

export interface RubroTowns {
  rubro: LandingRubro
  provinces: Provinces
}

/** A category of businesses as landing pages show it. */
export interface LandingCategory {
  id: number
  name: string
  slug: string
  icon: string
}

/** Data of the landing page of a category in a town: its public businesses. */
export interface CategoryInTown {
  category: LandingCategory
  town: LandingTown
  count: number
  /** The average over all reviews of these businesses; null without reviews. */
  rating: { average: number; count: number } | null
  /** How many of them usually open on that day. */
  openOn: { saturday: number; sunday: number }
  otherCategories: (Pick<LandingCategory, 'name' | 'slug'> & RowCount)[]
  /** Other towns with that category, nearest first. */
  nearTowns: (Pick<LandingTown, 'city' | 'state' | 'slug'> & RowCount)[]
  /** Rubros that these businesses offer and that professionals of the town offer, too. */
  rubros: (Pick<LandingRubro, 'name' | 'slug'> & RowCount)[]
}

export interface CategoryTowns {
  category: LandingCategory
  provinces: Provinces
}

/** A business on a cached page: whether it is open is computed in the visitor's browser. */
export interface CachedBusiness extends Omit<FoundBusiness, 'is_open' | 'opening_text'> {
  opening: Opening
}

type TownsWith = (Pick<LandingTown, 'city' | 'slug'> & RowCount)[]
type Links = { name: string; slug: string; count: number }[]

/** Data of the landing page of a rubro in a province: the professionals in its towns. */
export interface RubroInProvince extends Pick<RubroInTown, 'rubro' | 'rating' | 'medianResponseMinutes'> {
  province: LandingProvince
  /** The number of professionals in its towns. */
  count: number
  towns: TownsWith
  otherRubros: Links
  otherProvinces: Links
}

/** Data of the landing page of a category in a province: the businesses in its towns. */
export interface CategoryInProvince extends Pick<CategoryInTown, 'category' | 'count' | 'rating' | 'openOn'> {
  province: LandingProvince
  towns: TownsWith
  otherCategories: Links
  otherProvinces: Links
}
